import { THIEVES } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useDesk } from "../context.ts";
import { Portrait } from "../portrait.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** Who can still go in, and who sits. */
export function Thieves(): JSX.Element {
  const { t, names, view } = useDesk();
  const { prison } = view.campaign;
  return (
    <SheetSection title={t.thieves}>
      <ul class="xmas-thieves" data-part="thieves">
        {THIEVES.map((thief) => (
          <li key={thief}>
            <Portrait thief={thief} isInPrison={prison.includes(thief)} />
            <span class="vh">
              {names.thief(thief)}: {prison.includes(thief) ? t.inPrison : t.free}
            </span>
          </li>
        ))}
      </ul>
      <p class="xmas-fine">
        {prison.length === 0 ? t.prisonNobody : t.prisonSome(t.and(prison.map(names.thief)), prison.length)}
      </p>
    </SheetSection>
  );
}
