import { pickOne, type SeatDecision } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Engine } from "../make-core.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";

/** What it takes to try out what somebody may have written, by what their seat may know. */
export type PaperRules = Pick<Engine, "imagine" | "apply" | "clone" | "pending" | "moves" | "view" | "tableOf">;

/** One answer on the way to what stands on the sheet. */
export interface Step {
  readonly kind: string;
  readonly move: Move;
}

/** The table as it would be, and what was told on the way there. */
export interface Reached {
  readonly state: State;
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
}

/** Nothing that is written on a sheet is left to luck: what others have voted makes no difference. */
const NO_LUCK: Parameters<typeof pickOne>[0] = { below: () => 0 };

export function begin(rules: PaperRules, view: View): Reached {
  return { state: rules.imagine(view, [], NO_LUCK), steps: [], events: [] };
}

/** What the seat is asked there. */
export function askedOf(rules: PaperRules, state: State, seat: number): SeatDecision | null {
  const asked = rules.pending(state).find((each) => each.seat === seat);
  return asked === undefined || asked.seat === null ? null : asked;
}

export function movesOf(rules: PaperRules, state: State, decision: SeatDecision): readonly Move[] {
  return rules.moves(rules.view(state, decision.seat), decision);
}

export function after(rules: PaperRules, from: Reached, decision: SeatDecision, move: Move): Reached {
  const state = rules.clone(from.state);
  const events = rules.apply(state, decision, move);
  return { state, steps: [...from.steps, { kind: decision.kind, move }], events: [...from.events, ...events] };
}

export function sightOf(rules: PaperRules, { config, seats, board, queue }: State): Sight {
  return { table: rules.tableOf(config, seats), board, queue };
}
