import { CAUGHT_BY_POLICE, CAUGHT_BY_TRACES, DRIVER, ENDING } from "../../clou/slots.ts";
import type { LootMark } from "../../clou/content/plan.ts";
import type { Sight } from "../../clou/play.ts";
import { totalPoints, tracesCrossed } from "../../clou/points.ts";
import { isDone } from "../../clou/rules/access.ts";
import type { State as HeistState } from "../../clou/state.ts";
import type { Campaign, Ending, HeistResult, Report } from "../campaign.ts";
import type { Event } from "../events.ts";
import type { Setting } from "../setting.ts";
import { note, type State } from "../state.ts";
import { restOf } from "./buying.ts";
import { freeThieves, teamOf } from "./team.ts";

/** what the heist comes to is written onto the campaign sheet, and the heist is put away. */
export function fileReport(setting: Setting, state: State): Event[] {
  const { campaign } = state;
  const heist = state.heist as HeistState;
  const { config, seats, board, queue } = heist;
  const sight: Sight = { table: setting.engine.tableOf(config, seats), board, queue };
  const report = reportOf(setting, sight, campaign);
  const rest = restOf(campaign);
  const line = { rest, points: report.points, expenses: 0, left: rest + report.points };
  const { traces } = campaign;
  note(state, {
    reports: [...campaign.reports, report],
    special: [...campaign.special, ...lootMarked(sight, "special")],
    presents: [...campaign.presents, ...lootMarked(sight, "present")],
    meals: [...campaign.meals, ...lootMarked(sight, "meal")],
    prison: [...campaign.prison, ...report.jailed],
    traces: { ...traces, crossed: Math.min(traces.total, traces.crossed + report.traces) },
    kitty: [...campaign.kitty, line],
    cells: { ...campaign.cells, ...marksIn(sight) },
    reporter: null,
  });
  state.heist = null;
  const tracesLeft = traces.total - state.campaign.traces.crossed;
  const number = campaign.heist;
  return [
    { type: "report", heist: number, tracesLeft, ...report },
    { type: "kitty", heist: number, ...line },
    ...endIfOver(setting, state),
  ];
}

/** whoever leaves too many traces keeps the points, but all go to prison; in the car only the driver does, and half is lost. */
function reportOf(setting: Setting, sight: Sight, campaign: Campaign): Report {
  const { table, board } = sight;
  const team = teamOf(campaign);
  const takings = takingsOf(setting, sight);
  const { result } = takings;
  return {
    ...takings,
    scenario: table.plan.scenario,
    thieves: team,
    hasSpecial: lootMarked(sight, "special").length > 0,
    doubles: [...lootMarked(sight, "present"), ...lootMarked(sight, "meal")],
    jailed: result === "away" ? [] : result === "caught-by-traces" ? team : [team[board[DRIVER]]],
  };
}

/** What a heist that is over brings to the campaign sheet, for better and for worse. */
export function takingsOf(
  { switches }: Setting,
  sight: Sight,
): Pick<Report, "result" | "scored" | "points" | "traces"> {
  const result = resultOf(sight.board[ENDING]);
  const total = totalPoints(sight);
  const scored = switches.pointsBelowZero ? total : Math.max(0, total);
  const points = result === "caught-by-police" ? halfOf(scored) : scored;
  return { result, scored, points, traces: tracesCrossed(sight) };
}

/** rounded down.: a debt is not halved. */
function halfOf(points: number): number {
  return points < 0 ? points : Math.floor(points / 2);
}

function resultOf(ending: number): HeistResult {
  if (ending === CAUGHT_BY_TRACES) return "caught-by-traces";
  return ending === CAUGHT_BY_POLICE ? "caught-by-police" : "away";
}

/** what was taken of a kind. It stays when a heist fails. */
function lootMarked(sight: Sight, mark: LootMark): string[] {
  const { thingNames, lootMark } = sight.table.plan;
  return thingNames.filter((_, thing) => lootMark[thing] === mark && isDone(sight, thing));
}

/** what stands in the cells of the campaign stays there. */
function marksIn({ table, board }: Sight): { [cell: string]: number } {
  const { names, ownCells } = table.sheets[0];
  const marks = names.slice(ownCells).map((name, i) => [name, board[table.cellsAt[0] + ownCells + i]] as const);
  return Object.fromEntries(marks.filter(([, held]) => held !== 0));
}

/** all traces crossed, or too few thieves left for another heist: lost; else over after the last. */
function endIfOver(setting: Setting, state: State): Event[] {
  const ending = endingOf(setting, state);
  if (ending === null) return [];
  note(state, { phase: "over", ending });
  const hasTiara = state.campaign.reports.length === setting.heists.length && isLastSpecialHeld(state.campaign);
  return [{ type: "campaign-over", ending, hasTiara }];
}

function endingOf(setting: Setting, { campaign, seats }: State): Ending | null {
  if (campaign.traces.crossed >= campaign.traces.total) return "traced";
  if (campaign.reports.length === setting.heists.length) return "done";
  return freeThieves(setting, campaign).length < seats ? "too-few-thieves" : null;
}

function isLastSpecialHeld({ reports }: Campaign): boolean {
  return reports.at(-1)?.hasSpecial ?? false;
}
