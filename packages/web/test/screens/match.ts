import { drawFrom, fastRandom } from "@safehouse/chance";
import { type AnyGame, type GameEvent, isChance, pickOne, type SeatDecision } from "@safehouse/kernel";

/** A moment of a match that is played by chance. */
export interface Position {
  readonly n: number;
  readonly state: unknown;
  /** Who is asked next; null at the end. */
  readonly asked: SeatDecision | null;
  readonly events: readonly GameEvent[];
  readonly history: readonly GameEvent[];
}

const ENDLESS = 20_000;

/** A whole seeded match: every question that is asked, and the end. */
export function positionsOf(game: AnyGame, options: unknown, seats: number, seed: number): Position[] {
  const config = game.configure(options, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  const state: unknown = game.setup(config.value, seats);
  const told: GameEvent[] = [];
  const positions: Position[] = [];
  let events: readonly GameEvent[] = [];
  for (let n = 0; n < ENDLESS; n++) {
    const movesOf = (decision: SeatDecision): readonly unknown[] =>
      game.moves(game.view(state, decision.seat), decision);
    const decision = game.pending(state).find((each) => isChance(each) || movesOf(each).length > 0);
    const note = (asked: SeatDecision | null): void =>
      void positions.push(positionAt(n, game.clone(state), asked, events, told));
    if (decision === undefined) {
      note(null);
      return positions;
    }
    if (!isChance(decision)) note(decision);
    const move = isChance(decision) ? drawFrom(random, decision.draw) : pickOne(random, movesOf(decision));
    events = game.apply(state, decision, move);
    told.push(...events);
  }
  throw new Error("the match does not end");
}

/** What was told grows with the match: it is copied for those positions only that are looked at. */
function positionAt(
  n: number,
  state: unknown,
  asked: SeatDecision | null,
  events: readonly GameEvent[],
  told: readonly GameEvent[],
): Position {
  const count = told.length;
  return {
    n,
    state,
    asked,
    events,
    get history() {
      return told.slice(0, count);
    },
  };
}

/** So many of a list, evenly, with its first and its last. */
export function spread<Thing>(things: readonly Thing[], count: number): Thing[] {
  const step = Math.max(1, (things.length - 1) / Math.max(1, count - 1));
  return things.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step) || i === things.length - 1);
}
