import type { ChanceDecision, Drawn, SeatDecision } from "./decision.ts";
import type { GameEvent, GameView, Game } from "./game.ts";

export interface Players<State, View, Move, Event> {
  choose(decision: SeatDecision, view: View, moves: readonly Move[], state: State): Move;
  draw(decision: ChanceDecision): Drawn;
  /** Called after every step, also chance. */
  watch?(events: readonly Event[], state: State): void;
}

/** Plays a match to its end in place, without a log: the loop of the lab. Returns the answered player decisions, or null at the limit. */
export function playout<State, View extends GameView, Move, Event extends GameEvent, Config>(
  game: Game<State, View, Move, Event, Config>,
  state: State,
  players: Players<State, View, Move, Event>,
  limit: number,
): number | null {
  let answered = 0;
  while (answered < limit) {
    const pending = game.pending(state);
    if (pending.length === 0) return answered;
    for (const decision of pending) {
      if (decision.seat === null) {
        const events = game.apply(state, decision, players.draw(decision));
        players.watch?.(events, state);
        break;
      }
      const view = game.view(state, decision.seat);
      const moves = game.moves(view, decision);
      // Only a sealed question that this seat has answered has no moves: the next seat is waited for.
      if (moves.length === 0) continue;
      const events = game.apply(state, decision, players.choose(decision, view, moves, state));
      players.watch?.(events, state);
      answered++;
      // A sealed question stays open for the others until an answer closes it, and that one is told.
      if (events.length > 0 || !game.meta.decisions[decision.kind]?.sealed) break;
    }
  }
  return null;
}
