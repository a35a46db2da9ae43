import { drawFrom, fastRandom } from "@safehouse/chance";
import { type AnyGame, hashState, playout } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { loadGame } from "../index.ts";

/** How greedy play, which is `normal`, answered when it was frozen, by the size of the crew: whatever makes it faster must not change a choice. */
const FROZEN = [
  { id: "clou", plans: 4, choices: ["8344b955e595a929", "9f47a081d305cbad", "4fcce1cce194ee2f"] },
  { id: "clou-again", plans: 4, choices: ["c151c77668dd2fde", "da28b29cc07afe5c"] },
];

const THIEVES = ["bruce", "janet", "matt", "trixie"];

/** What it answers in a match on each of the first plans, which there were then, with other thieves each time. */
function choicesOf(game: AnyGame, plans: number, seats: number): string {
  const choices: unknown[] = [];
  game.meta.scenarios.slice(0, plans).forEach(({ id: scenario }, i) => {
    const thieves = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [`thief${seat + 1}`, THIEVES[(i + seat) % THIEVES.length]]),
    );
    const config = game.configure({ scenario, ...thieves }, seats);
    if (!config.ok) throw new Error(config.error.problem);
    const luck = fastRandom(100 * seats + i);
    playout(
      game,
      game.setup(config.value, seats),
      {
        choose(decision, view, moves) {
          const move = game.bots.normal?.choose({
            view,
            decision,
            moves,
            history: [],
            random: luck,
            budget: { nodes: 2000 },
          });
          choices.push(move);
          return move;
        },
        draw: ({ draw }) => drawFrom(luck, draw),
      },
      20_000,
    );
  });
  return hashState(choices);
}

describe.each(FROZEN)("greedy play in $id", ({ id, plans, choices }) => {
  test.each(choices.map((expected, i) => ({ seats: i + 1, expected })))(
    "chooses with $seats seats as it did when it was frozen",
    async ({ seats, expected }) => {
      expect(choicesOf((await loadGame(id)) as AnyGame, plans, seats)).toBe(expected);
    },
  );
});
