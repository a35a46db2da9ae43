import type { clouChristmas } from "@safehouse/games/clou-christmas";
import type { Campaign, View } from "@safehouse/games/clou-christmas/board";
import type { Reader, View as HeistView } from "@safehouse/games/clou/board";
import { isObject } from "@safehouse/kernel";
import { readCrew, readHandedIn } from "../../handed-in.ts";
import type { MatchReading } from "../../printing.ts";
import { BROKEN, crewOf, isBoard, isReadable } from "../clou/match.ts";
import { readCampaign } from "./read-campaign.ts";

type CampaignGame = typeof clouChristmas;

/** The campaign sheet is always on the table, plan and thief sheets only in a heist. */
export async function readMatch(
  game: CampaignGame,
  reader: Reader,
  sheet: string,
  text: string,
): Promise<MatchReading> {
  const read = await readHandedIn<View>(game, text, (view) => readView(game, reader, view));
  if (!read.ok) return { ok: false, problem: read.error };
  const { heist } = read.value;
  const things = heist === null ? [] : [heist.config.scenario, ...crewOf(reader, heist)];
  return { ok: true, match: { things: [sheet, ...things], view: read.value } };
}

function readView(game: CampaignGame, reader: Reader, told: Record<string, unknown>): View | string {
  const seats = readCrew(game, told["seats"]);
  if (typeof seats === "string") return seats;
  const configured = game.configure(told["config"], seats);
  if (!configured.ok) return `The match's ${configured.error.path} ${configured.error.problem}.`;
  const fresh = game.setup(configured.value, seats);
  const campaign = readCampaign(game.setting, fresh.campaign, told["campaign"]);
  if (campaign === null) return "The match's campaign sheet is malformed, or of another release.";
  const heist = told["heist"] === null ? null : readHeist(game, reader, campaign, seats, told["heist"]);
  if (heist === BROKEN) return BROKEN;
  const state = { ...fresh, campaign, heist: heist && { ...heist, board: [...heist.board], queue: [], votes: [] } };
  return game.audit(state).length > 0 ? BROKEN : { ...game.view(state, "spectator"), heist };
}

/** What the campaign brings into a heist stands on its sheet: only the board and who is there has to be believed. */
function readHeist(
  { setting }: CampaignGame,
  reader: Reader,
  campaign: Campaign,
  seats: number,
  told: unknown,
): HeistView | typeof BROKEN {
  if (!isObject(told) || !isObject(told["config"])) return BROKEN;
  const { config, board } = told;
  const { gear = [] } = setting.library;
  const { scenario, terms } = config as Record<string, unknown>;
  const thieves = Array.from({ length: seats }, (_, seat) => (config as Record<string, unknown>)[`thief${seat + 1}`]);
  const isKnown = thieves.every((thief) => setting.library.thieves.some(({ id }) => id === thief));
  if (scenario !== setting.heists[campaign.heist - 1] || !isKnown || !isObject(terms)) return BROKEN;
  const named = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
  const helps = [...setting.sheet.preparations.map(({ id }) => id as string), ...campaign.special];
  const sound: HeistView["config"] = {
    scenario: scenario as string,
    thief1: thieves[0] as string,
    ...Object.fromEntries(thieves.slice(1).map((thief, i) => [`thief${i + 2}`, thief])),
    terms: {
      gear: gear.map(({ id }) => id).filter((id) => named(terms["gear"]).includes(id)),
      helps: helps.filter((id) => named(terms["helps"]).includes(id)),
      isTraceFree: terms["isTraceFree"] === true,
      isLiftingFree: terms["isLiftingFree"] === true,
      later: { trace: 0, double: 0 },
    },
  };
  if (!isBoard(board, setting.engine.tableOf(sound, seats).size)) return BROKEN;
  const view: HeistView = { seat: null, silent: false, config: sound, seats, board, queue: [], vote: -1 };
  return isReadable(reader, view) ? view : BROKEN;
}
