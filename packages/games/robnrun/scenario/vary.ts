import type { Variants } from "../options.ts";
import type { Scenario } from "./scenario.ts";

/** a named scenario, as the table varies it. */
export function varied(scenario: Scenario, { gold, dice, randomColours, drawnHints }: Variants): Scenario {
  const fewer = dice === undefined ? scenario : withFewerDice(scenario, dice);
  return {
    ...fewer,
    gold: gold ?? scenario.gold,
    ...(randomColours === true && { informants: null, dice: null }),
    ...(drawnHints === true && { mode: "drawn", six: [], substitutes: [] }),
  };
}

/** dice go from the station first, then from the fullest space, of several the one nearest the airport; red ones first. */
function withFewerDice(scenario: Scenario, count: number): Scenario {
  const dice = scenario.dice?.map((place) => place.slice()) ?? null;
  const amounts = scenario.amounts.slice();
  for (let left = sum(amounts); left > count; left--) {
    const place = amounts[0] > 0 ? 0 : amounts.lastIndexOf(Math.max(...amounts));
    amounts[place]--;
    const lying = dice?.[place];
    if (lying !== undefined) lying[lying.findLastIndex((each) => each > 0)]--;
  }
  return { ...scenario, dice, amounts };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
