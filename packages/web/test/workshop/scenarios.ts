import {
  ALL_DICE,
  barredIn,
  COLOURS,
  DICE,
  HINTS,
  MOST_GOLD,
  PLACES,
  possibleSubstitutes,
  type Scenario,
  START_GOLD,
  withDice,
} from "@safehouse/games/robnrun/workshop";
import * as fc from "fast-check";

const SPACES = PLACES - 1;

/** How many dice lie where: at least one on every marked space, never more towards the airport, twelve at most. */
const amounts: fc.Arbitrary<number[]> = fc
  .tuple(fc.array(fc.nat(3), { minLength: SPACES, maxLength: SPACES }), fc.nat(ALL_DICE))
  .map(([extra, station]) => {
    let left = ALL_DICE - SPACES;
    const spaces = extra
      .map((count) => {
        const taken = Math.min(count, left);
        left -= taken;
        return 1 + taken;
      })
      .toSorted((a, b) => b - a);
    return [Math.min(station, left), ...spaces];
  });

const dice: fc.Arbitrary<number[][]> = fc
  .tuple(amounts, fc.shuffledSubarray(allDice(), { minLength: ALL_DICE }))
  .map(([counts, bag]) =>
    counts.map((count) => {
      const drawn = bag.splice(0, count);
      return COLOURS.map((_, colour) => drawn.filter((each) => each === colour).length);
    }),
  );

const hints: fc.Arbitrary<Pick<Scenario, "mode" | "six" | "forbidden" | "substitutes">> = fc
  .record({
    mode: fc.constantFrom("given" as const, "drawn" as const, "chosen" as const),
    shuffled: fc.shuffledSubarray([...HINTS], { minLength: HINTS.length }),
    offset: fc.nat(20),
  })
  .map(({ mode, shuffled, offset }) => {
    const six = mode === "drawn" ? [] : shuffled.slice(0, 6).toSorted((a, b) => a - b);
    const forbidden = mode === "chosen" ? shuffled.slice(6, 9).toSorted((a, b) => a - b) : [];
    const possible = possibleSubstitutes({ six, forbidden });
    const substitutes = barredIn(six).map((_, i) => possible[(i + offset) % possible.length] ?? 0);
    return { mode, six, forbidden, substitutes };
  });

/** Any scenario the rules allow: coloured or not, with or without informants, in all three modes. */
export const soundScenario: fc.Arbitrary<Scenario> = fc
  .record({
    gold: fc.integer({ min: START_GOLD, max: MOST_GOLD }),
    hints,
    informants: fc.option(fc.shuffledSubarray([...COLOURS], { minLength: COLOURS.length })),
    dice: fc.option(dice),
    amounts,
  })
  .map(({ gold, hints: chosen, informants, dice: coloured, amounts: counts }) => {
    const rest = { gold, ...chosen, informants };
    return coloured === null ? { ...rest, dice: null, amounts: counts } : withDice(rest, coloured);
  });

function allDice(): number[] {
  return DICE.flatMap((count, colour) => Array<number>(count).fill(colour));
}
