import {
  barredIn,
  type Colour,
  colourDice,
  COLOURS,
  possibleSubstitutes,
  type Scenario,
  withDice,
} from "@safehouse/games/robnrun/workshop";

/** Puts a hint among the six or takes it out. A barred one comes with a substitute for two players, which can be changed. */
export function toggleSix(scenario: Scenario, hint: number): Scenario {
  const forbidden = scenario.forbidden.filter((each) => each !== hint);
  return withSix({ ...scenario, forbidden }, toggled(scenario.six, hint));
}

/** a forbidden hint leaves the six. */
export function toggleForbidden(scenario: Scenario, hint: number): Scenario {
  const forbidden = toggled(scenario.forbidden, hint);
  return withSix(
    { ...scenario, forbidden },
    scenario.six.filter((each) => each !== hint),
  );
}

/** who decides on the hints. What the new way has no room for goes. */
export function setMode(scenario: Scenario, mode: Scenario["mode"]): Scenario {
  const forbidden = mode === "chosen" ? scenario.forbidden : [];
  return withSix({ ...scenario, mode, forbidden }, mode === "drawn" ? [] : scenario.six);
}

export function setSubstitute(scenario: Scenario, place: number, hint: number): Scenario {
  return { ...scenario, substitutes: scenario.substitutes.map((each, i) => (i === place ? hint : each)) };
}

/** The informant comes from another district: whoever stood here goes there, so that each stays once. */
export function setInformant(scenario: Scenario, district: number, colour: Colour): Scenario {
  if (scenario.informants === null) return scenario;
  const informants = [...scenario.informants];
  const from = informants.indexOf(colour);
  const before = informants[district];
  informants[district] = colour;
  if (from >= 0 && from !== district && before !== undefined) informants[from] = before;
  return { ...scenario, informants };
}

/** chance places the informants, or you do. */
export function setRandomInformants(scenario: Scenario, isRandom: boolean): Scenario {
  return { ...scenario, informants: isRandom ? null : [...COLOURS] };
}

/** chance colours the dice, or you do. Where they lie stays. */
export function setRandomDice(scenario: Scenario, isRandom: boolean): Scenario {
  return isRandom ? { ...scenario, dice: null } : withDice(scenario, colourDice(scenario.amounts));
}

/** One die more or less at a place; the colour counts only where dice have one. */
export function addDie(scenario: Scenario, place: number, colour: Colour, by: 1 | -1): Scenario {
  if (scenario.dice === null) {
    const amounts = scenario.amounts.map((count, i) => (i === place ? Math.max(0, count + by) : count));
    return { ...scenario, amounts };
  }
  const index = COLOURS.indexOf(colour);
  return withDice(
    scenario,
    scenario.dice.map((counts, i) =>
      i === place ? counts.map((count, c) => (c === index ? Math.max(0, count + by) : count)) : counts,
    ),
  );
}

function withSix(scenario: Scenario, six: readonly number[]): Scenario {
  const sorted = six.toSorted((a, b) => a - b);
  const kept = new Map(barredIn(scenario.six).map((hint, i) => [hint, scenario.substitutes[i]]));
  const substitutes: number[] = [];
  for (const hint of barredIn(sorted)) {
    const free = possibleSubstitutes({ six: sorted, forbidden: scenario.forbidden });
    const others = [...substitutes, ...kept.values()];
    const substitute = kept.get(hint) ?? free.find((each) => !others.includes(each)) ?? free[0];
    if (substitute !== undefined) substitutes.push(substitute);
  }
  return { ...scenario, six: sorted, substitutes };
}

function toggled(hints: readonly number[], hint: number): number[] {
  const others = hints.filter((each) => each !== hint);
  return (others.length === hints.length ? [...hints, hint] : others).toSorted((a, b) => a - b);
}
