import { reader } from "@safehouse/games/clou-christmas/reader";
import type { FurtherSheet, Kit } from "../../clou/kit.ts";
import { GAME } from "../game.ts";
import { CampaignSheetPaper } from "./campaign-sheet.tsx";

const CAMPAIGN: FurtherSheet = {
  id: "campaign",
  title: { id: "sheet.campaign" },
  holds: (cell) => cell.startsWith("campaign."),
  Sheet: CampaignSheetPaper,
};

/** A heist of the campaign: the table of Clou, and the campaign's cells as one more sheet for everybody. */
export const KIT: Kit = { game: GAME, reader, sheets: [CAMPAIGN], isPart: true };
