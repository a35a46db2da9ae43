import { drawFrom, fastRandom } from "@safehouse/chance";
import { type AnyGame, type Bot, hashState, playout } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { clouAgain } from "../clou-again/game.ts";
import { makeGreedy as makeGreedyCampaigner } from "../clou-christmas/bots/usual.ts";
import { clouChristmas } from "../clou-christmas/game.ts";
import { makeGreedy } from "../clou/bots/greedy.ts";
import { clou } from "../clou/game.ts";

type AnyBot = Bot<never, never, never>;

/** How greedy play answered when it was frozen, by the size of the crew: whatever makes it faster must not change a choice. */
const FROZEN: readonly { readonly game: AnyGame; readonly bot: AnyBot; readonly choices: readonly string[] }[] = [
  {
    game: clou as never,
    bot: makeGreedy(clou.tableOf) as never,
    choices: ["8344b955e595a929", "9f47a081d305cbad", "4fcce1cce194ee2f"],
  },
  {
    game: clouAgain as never,
    bot: makeGreedy(clouAgain.tableOf) as never,
    choices: ["c151c77668dd2fde", "da28b29cc07afe5c"],
  },
  {
    game: clouChristmas as never,
    bot: makeGreedyCampaigner(clouChristmas.setting) as never,
    choices: ["c4969b150fa1eda8", "928e3d6aa4dd53e6", "575fc40683521a45"],
  },
];

const THIEVES = ["bruce", "janet", "matt", "trixie"];

/** What a bot answers in a match on every plan, with other thieves each time. */
function choicesOf(game: AnyGame, bot: AnyBot, seats: number): string {
  const choices: unknown[] = [];
  const plans: readonly (string | undefined)[] =
    game.meta.scenarios.length > 0 ? game.meta.scenarios.map(({ id }) => id) : [undefined];
  plans.forEach((scenario, i) => {
    const thieves = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [`thief${seat + 1}`, THIEVES[(i + seat) % 4]]),
    );
    const config = game.configure(scenario === undefined ? {} : { scenario, ...thieves }, seats);
    if (!config.ok) throw new Error(config.error.problem);
    const luck = fastRandom(100 * seats + i);
    playout(
      game,
      game.setup(config.value, seats),
      {
        choose(decision, view, moves) {
          const request = { view, decision, moves, history: [], random: luck, budget: { nodes: 2000 } } as never;
          const move = bot.choose(request);
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

describe.each(FROZEN)("greedy in $game.meta.id", ({ game, bot, choices }) => {
  test.each(choices.map((expected, i) => ({ seats: i + 1, expected })))(
    "chooses with $seats seats as it did when it was frozen",
    ({ seats, expected }) => {
      expect(choicesOf(game, bot, seats)).toBe(expected);
    },
  );
});
