import type { JSX } from "preact";
import "./screen.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { Compose } from "./compose.tsx";
import { HintRow } from "./hint-row.tsx";
import { Safes } from "./safes.tsx";
import { SeenHands } from "./seen-hands.tsx";
import { ToolLine } from "./tool-line.tsx";

/** What only the boss sees: the safes, the six hints, and what went onto the alarm pile. */
export function Screen(): JSX.Element {
  const { t } = useTable();
  return (
    <section class="rob-screen" data-part="screen" data-theme="night" aria-labelledby="rob-screen-title">
      <header>
        <Icon name="eye" />
        <h2 id="rob-screen-title">{t.screen}</h2>
        <small>{t.onlyYou}</small>
      </header>
      <Safes />
      <HintRow />
      <Compose />
      <Buried />
      <SeenHands />
    </section>
  );
}

function Buried(): JSX.Element {
  const { view, t } = useTable();
  return view.wrong.length === 0 ? <></> : <ToolLine label={t.buried} faces={view.wrong} />;
}
