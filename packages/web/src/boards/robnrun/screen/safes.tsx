import { goldIn, NAMES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./screen.css";
import { Icon } from "../../../ui/icon.tsx";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { needsOf } from "../logic/safes.ts";

/** The safes behind the screen: what each needs and holds, and what of it lies open already. */
export function Safes(): JSX.Element {
  const { view, t, cardName } = useTable();
  const needs = needsOf(view.safes, view.table.opened);
  return (
    <ul class="rob-safes">
      {view.safes.map((safe, i) => (
        <li key={safe} class="rob-safe" data-part="safe" data-thing={`safe:${i + 1}`}>
          <span class="vh">{t.safe(i + 1, goldIn(safe))}</span>
          <Icon name="safe" />
          <ul class="rob-safe-tools">
            {found(needs[i]).map(({ face, isThere }, place) => (
              // Equal tools are equal: their place is all that tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <Tool
                  face={face}
                  isThere={isThere}
                  label={`${cardName(found(NAMES[face]))}, ${isThere ? t.isThere : t.isMissing}`}
                />
              </li>
            ))}
          </ul>
          <span class="rob-safe-gold" aria-hidden="true">
            {Array.from({ length: goldIn(safe) }, (_, bar) => (
              <Icon key={bar} name="gold" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
