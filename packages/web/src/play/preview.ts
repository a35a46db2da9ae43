import { fastRandom } from "@safehouse/chance";
import { type AnyCore, canonical, type GameEvent, type GameView, type SeatDecision } from "@safehouse/kernel";

/** So many worlds have to agree: what differs between them is luck, or hidden from the viewer. */
const WORLDS = 5;

/**
 * What the viewer would see right after a move, before chance is asked: worked out in worlds that the viewer cannot tell from the real
 * one. Null if the move is refused or the worlds disagree, for then nobody can tell.
 */
export function previewMove(
  game: AnyCore,
  view: GameView,
  history: readonly GameEvent[],
  decision: SeatDecision,
  move: unknown,
): GameView | null {
  if (game.check(view, decision, move) !== null) return null;
  let seen: { readonly text: string; readonly view: GameView } | null = null;
  for (let world = 0; world < WORLDS; world++) {
    const state: unknown = game.imagine(view, history, fastRandom(world));
    game.apply(state, decision, move);
    const after = game.view(state, decision.seat) as GameView;
    const text = canonical(after);
    if (seen !== null && seen.text !== text) return null;
    seen ??= { text, view: after };
  }
  return seen?.view ?? null;
}
