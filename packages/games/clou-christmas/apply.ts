import { type Decision, isChance } from "@safehouse/kernel";
import { ASKED } from "../clou/slots.ts";
import type { Table } from "../clou/compile/table.ts";
import type { Move as HeistMove } from "../clou/moves.ts";
import type { State as HeistState } from "../clou/state.ts";
import type { Event } from "./events.ts";
import { isCampaignDecision } from "./meta.ts";
import type { Move } from "./moves.ts";
import { answerProposal, canBuy, propose, putBack, settleProposal } from "./rules/buying.ts";
import { enter, layOut, scout, tune } from "./rules/break-in.ts";
import { fileReport } from "./rules/report.ts";
import { chooseTarget, pick } from "./rules/team.ts";
import type { Setting } from "./setting.ts";
import { countAnswer, note, type State } from "./state.ts";

export function apply(setting: Setting, state: State, decision: Decision, move: Move | readonly number[]): Event[] {
  if (isChance(decision) || !isCampaignDecision(decision.kind)) return playOn(setting, state, decision, move);
  const { kind, seat } = decision;
  countAnswer(state, seat);
  const answer = move as Move;
  switch (kind) {
    case "free":
    case "wages":
      return trade(setting, state, seat, answer);
    case "team":
      return answer.do === "pick" ? assemble(setting, state, seat, answer.thief) : [];
    case "scout":
    case "tune":
      return prepare(setting, state, seat, kind, answer);
    case "report":
      return closeHeist(setting, state);
  }
}

/** a proposal is changed, or answered; with everybody's answer it is settled, and the next heist begins. */
function trade(setting: Setting, state: State, seat: number, move: Move): Event[] {
  if (move.do === "buy") return propose(setting.sheet, state, seat, move.box);
  if (move.do === "put-back") return putBack(state, seat, move.box);
  const events = answerProposal(state, seat, move.do === "agree" ? "agree" : "refuse");
  if (state.campaign.answers.includes(null)) return events;
  return [...events, ...settleProposal(setting.sheet, state), ...chooseTarget(setting, state)];
}

/** the last pick makes the team. */
function assemble(setting: Setting, state: State, seat: number, thief: string): Event[] {
  const events = pick(state, seat, thief);
  return state.campaign.picks.includes(null) ? events : [...events, ...layOut(setting, state)];
}

/** */
function prepare(setting: Setting, state: State, seat: number, kind: "scout" | "tune", move: Move): Event[] {
  const heist = state.heist as HeistState;
  const table = tableOf(setting, heist);
  const events =
    move.do === "scout"
      ? scout(table, heist, seat, move.at)
      : move.do === "tune"
        ? tune(table, heist, seat, move.cell)
        : [{ type: "passed", seat, on: kind } as const];
  if (kind === "scout") enter(state, "tune", table);
  else {
    note(state, { tuned: state.campaign.tuned.map((is, other) => is || other === seat) });
    if (!state.campaign.tuned.includes(false)) enter(state, "break-in", table);
  }
  return events;
}

/** a heist goes on by the rules of Clou. Who ends it while others are at work says so first: their questions end with that. */
function playOn(setting: Setting, state: State, decision: Decision, move: Move | readonly number[]): Event[] {
  const { engine } = setting;
  const heist = state.heist as HeistState;
  const areOthersAtWork = engine.pending(heist).some(({ seat, kind }) => seat !== decision.seat && kind === "dice");
  const events: Event[] = engine.apply(heist, decision, move as HeistMove);
  if (engine.pending(heist).length > 0) return events;
  note(state, { asked: tableOf(setting, heist).seatAt.map((at) => heist.board[at + ASKED]) });
  if (decision.seat === null || !areOthersAtWork) return [...events, ...closeHeist(setting, state)];
  note(state, { phase: "report", reporter: decision.seat });
  return events;
}

/** and on to the wages; where nothing can be bought, to the next target at once. */
function closeHeist(setting: Setting, state: State): Event[] {
  const events = fileReport(setting, state);
  if (state.campaign.phase === "over") return events;
  note(state, { phase: "wages" });
  return canBuy(setting.sheet, state.campaign) ? events : [...events, ...chooseTarget(setting, state)];
}

function tableOf({ engine }: Setting, { config, seats }: HeistState): Table {
  return engine.tableOf(config, seats);
}
