import { BOX_PRICE, CAMPAIGN_SHEET, type CampaignTool, type Preparation } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./improvements.css";
import { Icon } from "../../../ui/icon.tsx";
import { useSpatial } from "../../clou/use-spatial.ts";
import { useDesk } from "../context.ts";
import { itemIcon } from "../icons.ts";
import { isOwned } from "../logic/boxes.ts";
import { Explained } from "./explained.tsx";
import { Experiences } from "./experiences.tsx";
import { ItemBoxes } from "./item-boxes.tsx";
import { PrintedGear } from "./printed-gear.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { StartStory } from "./start-story.tsx";

/** The right page: what the crew shares, and what can be bought. */
export function Improvements({ isNarrow }: { readonly isNarrow: boolean }): JSX.Element {
  const { t, view } = useDesk();
  const region = useRef<HTMLElement>(null);
  useSpatial(region, ".xmas-box:is(button)");
  const price = view.campaign.phase === "free" ? t.isFree : t.perBox(BOX_PRICE);
  return (
    <section ref={region} class="xmas-page" aria-label={t.improvements}>
      <h2 class="vh">{t.improvements}</h2>
      {isNarrow && <StartStory isOpen={false} />}
      <Experiences />
      <SheetSection title={t.tools} hint={price}>
        <ul class="xmas-items">
          {CAMPAIGN_SHEET.tools.map((tool) => (
            <Tool key={tool.id} tool={tool} />
          ))}
        </ul>
      </SheetSection>
      <SheetSection title={t.preparations} hint={price}>
        <ul class="xmas-items">
          {CAMPAIGN_SHEET.preparations.map((preparation) => (
            <PreparationRow key={preparation.id} preparation={preparation} />
          ))}
        </ul>
      </SheetSection>
    </section>
  );
}

function Tool({ tool }: { readonly tool: CampaignTool }): JSX.Element {
  const { names } = useDesk();
  return (
    <li class="xmas-item">
      <Icon name={itemIcon(tool.id)} />
      <span class="xmas-item-words" data-tool>
        <Explained gear={tool}>
          <b>{names.thing(tool.id)}</b> <Yours item={tool} />
        </Explained>
        <PrintedGear gear={tool} />
      </span>
      <ItemBoxes item={tool} />
    </li>
  );
}

function PreparationRow({ preparation }: { readonly preparation: Preparation }): JSX.Element {
  const { t, names, view, say } = useDesk();
  const { id, thief } = preparation;
  const isSitting = thief !== undefined && view.campaign.prison.includes(thief);
  return (
    <li class="xmas-item" data-idle={isSitting}>
      <Icon name={itemIcon(id)} />
      <span class="xmas-item-words">
        <b>
          {names.thing(id)} {thief !== undefined && <em>{names.thief(thief)}</em>} <Yours item={preparation} />
        </b>
        <small>
          {say({ id: "item.help", args: { item: id } })} {isSitting && t.noUse(names.thief(thief))}
        </small>
      </span>
      <ItemBoxes item={preparation} />
    </li>
  );
}

/** All boxes crossed: available from now on. */
function Yours({ item }: { readonly item: CampaignTool | Preparation }): JSX.Element {
  const { t, view } = useDesk();
  return isOwned(item, view.campaign) ? <strong class="xmas-yours">{t.yours}</strong> : <></>;
}
