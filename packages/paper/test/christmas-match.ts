import { drawFrom, fastRandom } from "@safehouse/chance";
import { clouChristmas } from "@safehouse/games/clou-christmas";
import { pickOne, playout } from "@safehouse/kernel";

type State = ReturnType<typeof clouChristmas.setup>;

/** A campaign played by chance until something holds. */
export function playUntil(seats: number, seed: number, holds: (state: State) => boolean): State {
  const random = fastRandom(seed);
  const state = clouChristmas.setup({}, seats);
  while (!holds(state)) {
    playout(
      clouChristmas,
      state,
      { choose: (_decision, _view, moves) => pickOne(random, moves), draw: ({ draw }) => drawFrom(random, draw) },
      1,
    );
  }
  return state;
}

/** What the server tells of it. */
export function told(state: State, change: object = {}): string {
  const view = clouChristmas.view(state, "spectator");
  return JSON.stringify({ id: "x", game: "clou-christmas", n: 1, view: { ...view, ...change } });
}
