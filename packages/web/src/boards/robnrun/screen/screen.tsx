import { goldIn, NAMES } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./screen.css";
import { Icon } from "../../../ui/icon.tsx";
import { Tool, ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { needsOf } from "../logic/safes.ts";
import { Compose } from "./compose.tsx";
import { HintRow } from "./hint-row.tsx";
import { SeenHands } from "./seen-hands.tsx";

/** What only the boss sees: the safes, the six hints, and what went onto the alarm pile. */
export function Screen(): JSX.Element {
  const { t } = useTable();
  return (
    <section class="rob-screen" data-theme="night" aria-labelledby="rob-screen-title">
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

function Safes(): JSX.Element {
  const { view, t, cardName } = useTable();
  const needs = needsOf(view.safes, view.table.opened);
  return (
    <ul class="rob-safes">
      {view.safes.map((safe, i) => (
        <li key={safe} class="rob-safe">
          <span class="vh">{t.safe(i + 1, goldIn(safe))}</span>
          <Icon name="safe" />
          <ul class="rob-safe-tools">
            {needs[i].map(({ face, isThere }, place) => (
              // Equal tools are equal: their place is all that tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <Tool
                  face={face}
                  isThere={isThere}
                  label={`${cardName(NAMES[face])}, ${isThere ? t.isThere : t.isMissing}`}
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

function Buried(): JSX.Element {
  const { view, t, cardName } = useTable();
  if (view.wrong.length === 0) return <></>;
  return (
    <p class="rob-screen-line">
      <span>{t.buried}:</span>
      <ToolRow faces={view.wrong} label={t.list(view.wrong.map((face) => cardName(NAMES[face])))} />
    </p>
  );
}
