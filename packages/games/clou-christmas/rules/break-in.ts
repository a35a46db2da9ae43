import type { Sight } from "../../clou/play.ts";
import { ASKED } from "../../clou/slots.ts";
import type { Table } from "../../clou/compile/table.ts";
import type { Config as HeistConfig } from "../../clou/meta.ts";
import { markFor, put } from "../../clou/rules/marking.ts";
import { canStrike } from "../../clou/rules/accepts.ts";
import { crossBefore, type State as HeistState } from "../../clou/state.ts";
import type { Campaign } from "../campaign.ts";
import type { Event } from "../events.ts";
import type { Setting } from "../setting.ts";
import { note, type State } from "../state.ts";
import { teamOf } from "./team.ts";
import { isPrepared, termsOf } from "./terms.ts";

/** the team is complete: plan, fresh sheets, and what the campaign sheet brings along. */
export function layOut(setting: Setting, state: State): Event[] {
  const { campaign, seats } = state;
  const config = heistConfig(setting, campaign);
  const heist = setting.engine.setup(config, seats);
  const table = setting.engine.tableOf(config, seats);
  const { names, ownCells } = table.sheets[0];
  for (let cell = ownCells; cell < names.length; cell++) {
    put({ table, board: heist.board }, 0, cell, campaign.cells[names[cell]] ?? 0);
  }
  state.heist = heist;
  note(state, { tuned: campaign.tuned.map(() => false) });
  enter(state, "scout", table);
  const { helps } = termsOf(setting, campaign);
  return [{ type: "team", thieves: teamOf(campaign), helps }];
}

function heistConfig(setting: Setting, campaign: Campaign): HeistConfig {
  const [thief1, ...others] = teamOf(campaign);
  const named = Object.fromEntries(others.map((thief, i) => [`thief${i + 2}`, thief]));
  return { scenario: setting.heists[campaign.heist - 1], thief1, ...named, terms: termsOf(setting, campaign) };
}

/** From here on: scouting and tuning up if they are prepared, then the break-in itself. */
export function enter(state: State, phase: "scout" | "tune" | "break-in", table: Table): void {
  const { campaign, heist } = state;
  const terms = heist?.config.terms;
  if (phase === "scout" && !isPrepared(terms, "scouting")) return enter(state, "tune", table);
  if (phase === "tune" && !isPrepared(terms, "tuning-up")) return enter(state, "break-in", table);
  note(state, { phase });
  if (phase !== "break-in") return;
  // Questions are counted on through all heists.
  campaign.asked.forEach((count, seat) => ((heist as HeistState).board[table.seatAt[seat] + ASKED] = count));
}

/** whose plan it is. */
export function scoutSeat({ sheet }: Setting, campaign: Campaign): number {
  const thief = sheet.preparations.find(({ id }) => id === "scouting")?.thief;
  return campaign.picks.indexOf(thief ?? null);
}

/** any symbol of a challenge that is needed, wherever it is; not the way out. */
export function scoutTargets({ table, board }: Pick<Sight, "table" | "board">): number[] {
  const { plan, symbolsAt } = table;
  return plan.symbolNames.flatMap((_, symbol) => {
    const thing = plan.partThing[plan.symbolPart[symbol]];
    const isChallenge = thing < plan.challengeCount && thing !== plan.sneakThing;
    return isChallenge && board[symbolsAt + symbol] === 0 ? [symbol] : [];
  });
}

export function scout(table: Table, { board }: HeistState, seat: number, at: string): Event[] {
  crossBefore(table, board, table.plan.symbolIndex.get(at) as number);
  return [{ type: "scouted", seat, at }];
}

/** any circle that "any circle" could cross now (C-4.5), on the own or the campaign sheet. */
export function tuneTargets({ table, board }: Pick<Sight, "table" | "board">, seat: number): number[] {
  const sheet = table.sheets[seat];
  return sheet.names.flatMap((_, cell) => (canStrike(sheet, board, table.cellsAt[seat], cell) ? [cell] : []));
}

/** It activates nothing, and a line that it finishes gives nothing. */
export function tune(table: Table, { board }: HeistState, seat: number, name: string): Event[] {
  const sheet = table.sheets[seat];
  const cell = sheet.indexOf.get(name) as number;
  put({ table, board }, seat, cell, markFor(sheet.kind[cell], board[table.cellsAt[seat] + cell], 1));
  return [{ type: "tuned", seat, cell: name }];
}
