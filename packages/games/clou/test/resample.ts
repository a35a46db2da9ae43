import type { Random } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import type { ClouGame } from "../make-game.ts";
import { clone, type State } from "../state.ts";

/**
 * Another world for the same viewer, from C-2.4 and C-7.3: everything lies on the table, but who has voted what is not known until all
 * have voted.
 */
export function resampling(game: ClouGame): (state: State, viewer: TableViewer, random: Random) => State {
  return (state, viewer, random) => {
    const world = clone(state);
    const asked = game
      .pending(state)
      .flatMap((decision) => (decision.seat !== null && game.meta.decisions[decision.kind].sealed ? [decision] : []));
    const others = asked.filter(({ seat }) => seat !== viewer);
    const answers = asked[0]?.kind === "driver" ? state.seats : 2;
    for (const { seat } of others) world.votes[seat] = random.below(answers + 1) - 1;
    if (others.length > 0 && asked.every(({ seat }) => world.votes[seat] >= 0)) {
      world.votes[others[random.below(others.length)].seat] = -1;
    }
    return world;
  };
}
