import type { JSX } from "preact";
import { useTable } from "../context.ts";

/** Where and when, stamped askew; the head of the table says the same. */
export function Stamp(): JSX.Element {
  const { t, names, night, view } = useTable();
  return (
    <p class="clou-stamp" aria-hidden="true">
      {names.thing(view.config.scenario)}
      <b>{t.round(night.round)}</b>
    </p>
  );
}
