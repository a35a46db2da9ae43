import type { Drawing } from "../../drawing.ts";
import { composePage, MARGIN, pageRoom, type Placed } from "../../page.ts";
import { tidy } from "../../shapes.ts";
import { captionOf, type PageOptions } from "../clou/pages.ts";
import { drawReminders } from "../clou/sheet/reminders.ts";
import type { CampaignNames } from "./names.ts";
import { type CampaignSheetOptions, drawImprovements, drawProgress } from "./sheet/draw-campaign-sheet.ts";

export interface CampaignPageOptions extends PageOptions {
  readonly names: CampaignNames;
}

type Standing = Pick<CampaignSheetOptions, "library" | "campaign" | "marks">;

/** Least room that the symbols by name need under the improvements. */
const LEGEND = 90;

/** The campaign sheet is a double page: what is kept between heists, and what is used in them with the symbols by name below. */
export function campaignPages(standing: Standing, options: CampaignPageOptions): Drawing[] {
  const { names, style, size, game } = options;
  const room = pageRoom(size);
  const sheet = { ...standing, title: game, names, style, width: room.width };
  const { sheet: name, progress, improvements } = names.campaign;
  const used = drawImprovements({ ...sheet, height: room.height - LEGEND });
  const below = used.height + 12;
  const legend = drawReminders(names, style, room.width - 4, room.height - below);
  const kept = drawProgress({ ...sheet, height: room.height });
  return [
    composePage(size, [{ drawing: kept, ...upper(kept.height, room) }], captionOf(`${name}: ${progress}`, options)),
    composePage(
      size,
      [{ drawing: stacked(used, legend, below), ...upper(below + legend.height, room) }],
      captionOf(`${name}: ${improvements}`, options),
    ),
  ];
}

/** From the upper margin down, smaller if there is much to show. */
function upper(height: number, room: { readonly width: number; readonly height: number }): Omit<Placed, "drawing"> {
  const scale = Math.min(1, room.height / height);
  return { x: MARGIN.side + (room.width * (1 - scale)) / 2, y: MARGIN.top, scale };
}

function stacked(over: Drawing, under: Drawing, y: number): Drawing {
  const below = { tag: "g", attrs: { transform: `translate(2 ${tidy(y)})` }, children: under.nodes };
  return { ...over, height: y + under.height, nodes: [...over.nodes, below] };
}
