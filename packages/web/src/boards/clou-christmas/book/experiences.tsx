import { CAMPAIGN_SHEET } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useDesk } from "../context.ts";
import { Explained } from "./explained.tsx";
import { PrintedGear } from "./printed-gear.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** one area more with every heist. */
export function Experiences(): JSX.Element {
  const { t, view } = useDesk();
  return (
    <SheetSection title={t.experience} hint={t.experienceHint}>
      <ul class="xmas-experiences">
        {CAMPAIGN_SHEET.experience.map((gear) => {
          const isThere = gear.from <= view.campaign.heist;
          return (
            <li key={gear.id} data-idle={!isThere}>
              <Explained gear={gear}>
                {t.fromHeist(gear.from)}
                {!isThere && `: ${t.notYet}`}
              </Explained>
              <PrintedGear gear={gear} />
            </li>
          );
        })}
      </ul>
    </SheetSection>
  );
}
