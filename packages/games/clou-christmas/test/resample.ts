import type { Random } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { clouChristmas } from "../game.ts";
import { clone, type State } from "../state.ts";

/** Another world for the same viewer: the campaign sheet lies open, and in a heist only sealed votes are hidden (C-2.4, C-7.3). */
export function resample(state: State, viewer: TableViewer, random: Random): State {
  const world = clone(state);
  const votes = world.heist?.votes;
  if (votes === undefined) return world;
  const { decisions } = clouChristmas.meta;
  const asked = clouChristmas
    .pending(state)
    .flatMap((decision) => (decision.seat !== null && decisions[decision.kind].sealed ? [decision] : []));
  const others = asked.filter(({ seat }) => seat !== viewer);
  const answers = asked[0]?.kind === "driver" ? state.seats : 2;
  for (const { seat } of others) votes[seat] = random.below(answers + 1) - 1;
  if (others.length > 0 && asked.every(({ seat }) => votes[seat] >= 0)) {
    votes[others[random.below(others.length)].seat] = -1;
  }
  return world;
}
