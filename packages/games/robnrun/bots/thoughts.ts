import { type Belief, missingOdds, narrow, openMind } from "../deduction/belief.ts";
import { type Facts, finishedByOwnCards, publicFacts, saidTo } from "../deduction/facts.ts";
import { spaceFor } from "../deduction/grid.ts";
import type { NeedSpace } from "../deduction/space.ts";
import type { Told } from "../table.ts";
import type { View } from "../view.ts";
import { conventionalReading } from "./conventions.ts";

/** Whether hints are read by, or only for what they say. */
export type Reading = "conventional" | "literal";

interface Thought {
  readonly space: NeedSpace;
  readonly told: readonly Told[];
  readonly results: readonly number[];
  readonly belief: Belief;
  odds: Float64Array | null;
}

/** The last thought of each kind: within a heist everybody's thoughts go on from there. */
const latest: { [reading in Reading]: Thought | null } = { conventional: null, literal: null };

/** What everybody at the table makes of what everybody knows. */
export function commonBelief(view: View, reading: Reading): Belief {
  return think(view, reading).belief;
}

/** The same, as how likely more than c copies of a tool are missing. */
export function commonOdds(view: View, reading: Reading): Float64Array {
  const thought = think(view, reading);
  return (thought.odds ??= missingOdds(thought.belief, view.table.opened));
}

function think(view: View, reading: Reading): Thought {
  const { table } = view;
  const space = spaceFor(view);
  const before = latest[reading];
  const goesOn = before !== null && before.space === space && continues(before, table.told, table.results);
  if (goesOn && before.told.length === table.told.length && before.results.length === table.results.length) {
    return before;
  }
  const facts = publicFacts(view);
  const known = goesOn ? saidTo(before.told, [], null).length : 0;
  const news: Facts = { ...facts, said: facts.said.slice(known) };
  const belief = narrow(goesOn ? before.belief : openMind(space), news, likelihoodFor(view, reading));
  return (latest[reading] = { space, told: table.told, results: table.results.slice(), belief, odds: null });
}

/** Whether what is known now began with what was known then. */
function continues(before: Thought, told: readonly Told[], results: readonly number[]): boolean {
  return (
    before.told.length <= told.length &&
    before.results.length <= results.length &&
    before.told.every((each, i) => each === told[i]) &&
    before.results.every((number, i) => number === results[i])
  );
}

export function likelihoodFor(view: View, reading: Reading): ReturnType<typeof conventionalReading> | null {
  return reading === "conventional" ? conventionalReading(view.table.results) : null;
}

/** What one accomplice makes of all it knows: its secrets and its own cards come on top of what everybody knows. */
export function ownOdds(view: View, reading: Reading): Float64Array {
  const { table, seat } = view;
  const finished = finishedByOwnCards(table.acts, view.faces, table.results, seat);
  const secrets = saidTo(table.told, view.secrets, seat).filter(({ hint }) => hint === 9);
  if (secrets.length === 0 && !finished.includes(1)) return commonOdds(view, reading);
  const facts: Facts = { said: secrets, opened: table.opened, finished };
  const belief = narrow(commonBelief(view, reading), facts, likelihoodFor(view, reading));
  return missingOdds(belief, table.opened);
}
