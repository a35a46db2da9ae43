import { CAMPAIGN_SHEET } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import "./traces.css";
import { Icon } from "../../../ui/icon.tsx";
import { useDesk } from "../context.ts";
import { tracesOf } from "../logic/traces.ts";
import { Cross } from "../mark.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** All crossed, and the campaign is lost; those left of the crew's size never were in play. */
export function Traces(): JSX.Element {
  const { t, view } = useDesk();
  const { traces } = view.campaign;
  return (
    <SheetSection title={t.traces}>
      <p class="xmas-traces" data-part="traces" aria-hidden="true">
        {tracesOf(traces, CAMPAIGN_SHEET.traces).map(({ state, flag }, i) => (
          // A trace is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} data-state={state}>
            {flag !== null && <i class="num">{flag}</i>}
            <Icon name="trace" />
            {state === "crossed" && <Cross hand={i + 2} />}
          </span>
        ))}
      </p>
      <p class="xmas-fine">
        {t.tracesLeft(traces.crossed, traces.total - traces.crossed)}
        <span class="vh">{t.tracesOut(traces.outOfPlay)}</span>
      </p>
    </SheetSection>
  );
}
