import { CAMPAIGN_SHEET, type Gear } from "@safehouse/games/clou-christmas/board";
import type { Cell } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./campaign-sheet.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../../clou/context.ts";
import { useLitInSight } from "../../clou/use-lit-in-sight.ts";
import { useSpatial } from "../../clou/use-spatial.ts";
import { useDesk } from "../context.ts";
import { SheetSection } from "../book/sheet-section.tsx";
import { GearLines } from "../gear/gear-lines.tsx";
import { lineWords } from "../gear/place-words.ts";
import { itemIcon } from "../icons.ts";
import type { Words } from "../text/words.ts";
import { GearCell } from "./gear-cell.tsx";

type Cells = ReadonlyMap<string, Cell>;

/** The campaign's improvements in a heist: cells like one's own, and a mark of one is a mark for all. */
export function CampaignSheetPaper(): JSX.Element {
  const { view, reader, names } = useTable();
  const { t } = useDesk();
  const paper = useRef<HTMLElement>(null);
  useLitInSight(paper);
  // A mark stands in every sheet, so anybody's will do.
  const seat = view.seat ?? 0;
  const helps = view.config.terms?.helps ?? [];
  const cells: Cells = useMemo(() => new Map(reader.readCells(view, seat).map((cell) => [cell.name, cell])), [view]);
  return (
    <article
      ref={paper}
      class="clou-sheet"
      data-part="sheet"
      aria-label={t.campaignSheet}
      data-own={view.seat !== null}
    >
      <div class="clou-paper xmas-sheet" data-part="campaign-sheet">
        <header>
          <h2>{t.campaignSheet}</h2>
          <p class="xmas-fine">{t.sheetHint}</p>
        </header>
        <SheetSection title={t.experience}>
          <ul class="xmas-items">
            {CAMPAIGN_SHEET.experience.map((gear) => (
              <GearRow key={gear.id} gear={gear} name={t.fromHeist(gear.from)} missing={t.notYet} {...{ cells, t }} />
            ))}
          </ul>
        </SheetSection>
        <SheetSection title={t.tools}>
          <ul class="xmas-items">
            {CAMPAIGN_SHEET.tools.map((gear) => (
              <GearRow key={gear.id} gear={gear} name={names.thing(gear.id)} missing={t.notBought} {...{ cells, t }} />
            ))}
          </ul>
        </SheetSection>
        {helps.length > 0 && (
          <SheetSection title={t.tonight}>
            <p class="xmas-fine">{t.and(helps.map(names.thing))}</p>
          </SheetSection>
        )}
      </div>
    </article>
  );
}

interface GearRowProps {
  readonly gear: Gear;
  readonly name: string;
  /** Why it is not on the table. */
  readonly missing: string;
  readonly cells: Cells;
  readonly t: Words;
}

/** One stop for Tab, arrows inside. */
function GearRow({ gear, name, missing, cells, t }: GearRowProps): JSX.Element {
  const { names } = useTable();
  const row = useRef<HTMLLIElement>(null);
  useSpatial(row, ".clou-cell");
  const isThere = [...cells.keys()].some((cell) => cell.startsWith(`campaign.${gear.id}-`));
  return (
    <li ref={row} class="xmas-item" data-idle={!isThere}>
      <span class="xmas-item-words" data-tool>
        <b>
          {gear.kind === "tool" && <Icon name={itemIcon(gear.id)} />}
          {name} {!isThere && <em>{missing}</em>}
        </b>
        <GearLines gear={gear} label={(line) => `${name}: ${lineWords({ t, names }, gear, line)}`}>
          {(place) => <GearCell key={place.name} place={place} cell={cells.get(place.name) ?? null} />}
        </GearLines>
      </span>
    </li>
  );
}
