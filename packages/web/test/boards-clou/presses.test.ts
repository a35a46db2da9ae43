import { expect, it } from "vitest";
import { pressesFor } from "../../src/boards/clou/logic/path.ts";
import { walkFixtures } from "./recorded.ts";

/** What somebody answers from one throw of the dice to the next. */
const OF_A_ROUND = ["dice", "settle", "number", "offer", "leave"];

/** Nobody presses more in half of all rounds. */
const MOST = 9;
/** Nor in nine of ten. */
const MOST_OF_NEARLY_ALL = 12;

/** The presses of every player in every round of the fixtures, fewest first. */
function roundsOf(game: string): number[] {
  const rounds = new Map<string, number>();
  walkFixtures(game, {
    answered({ file, seat, round, asked, move }) {
      if (!OF_A_ROUND.includes(asked.kind ?? "")) return;
      const key = `${file} ${seat} ${round}`;
      rounds.set(key, (rounds.get(key) ?? 0) + pressesFor(asked, move));
    },
  });
  return [...rounds.values()].toSorted((a, b) => a - b);
}

const share = (rounds: readonly number[], part: number): number => rounds[Math.floor(rounds.length * part)] ?? 0;

it.each(["clou", "clou-again", "clou-christmas"])("a round of %s takes few presses", (game) => {
  const rounds = roundsOf(game);
  expect(rounds.length).toBeGreaterThan(100);
  expect(share(rounds, 0.5)).toBeLessThanOrEqual(MOST);
  expect(share(rounds, 0.9)).toBeLessThanOrEqual(MOST_OF_NEARLY_ALL);
});
