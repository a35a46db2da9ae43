import { fastRandom } from "@safehouse/chance";
import { type AnyCore, canonical, type GameEvent, type GameView, type SeatDecision } from "@safehouse/kernel";

/** So many worlds have to agree: what differs between them is luck, or hidden from the viewer. */
const WORLDS = 5;

/** What a viewer would see, and be told, right after a move. */
export interface Foreseen {
  readonly view: GameView;
  readonly events: readonly GameEvent[];
}

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
  return agreed(game, view, history, decision, move, ({ view: after }) => after);
}

/** The same with what the viewer would be told of it: null also if only that differs between the worlds. */
export function foreseeMove(
  game: AnyCore,
  view: GameView,
  history: readonly GameEvent[],
  decision: SeatDecision,
  move: unknown,
): Foreseen | null {
  return agreed(game, view, history, decision, move, (seen) => seen);
}

function agreed<Part>(
  game: AnyCore,
  view: GameView,
  history: readonly GameEvent[],
  decision: SeatDecision,
  move: unknown,
  part: (seen: Foreseen) => Part,
): Part | null {
  if (game.check(view, decision, move) !== null) return null;
  let seen: { readonly text: string; readonly part: Part } | null = null;
  for (let world = 0; world < WORLDS; world++) {
    const state: unknown = game.imagine(view, history, fastRandom(world));
    const events = (game.apply(state, decision, move) as GameEvent[]).flatMap((event) => {
      const told = game.viewEvent(event, decision.seat) as GameEvent | null;
      return told === null ? [] : [told];
    });
    const own = part({ view: game.view(state, decision.seat) as GameView, events });
    const text = canonical(own as never);
    if (seen !== null && seen.text !== text) return null;
    seen ??= { text, part: own };
  }
  return seen?.part ?? null;
}
