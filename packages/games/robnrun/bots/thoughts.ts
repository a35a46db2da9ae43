import { type Belief, type Likelihood, missingOdds, narrow, openMind } from "../deduction/belief.ts";
import { type Facts, ownFacts, publicFacts, saidTo } from "../deduction/facts.ts";
import { spaceFor } from "../deduction/grid.ts";
import type { NeedSpace } from "../deduction/space.ts";
import type { Told } from "../table.ts";
import type { View } from "../view.ts";
import { agreedReading } from "./agreements.ts";
import { conventionalReading } from "./conventions.ts";

/** How hints are heard: by all agreements of R-13, by alone, or only for what they say. */
export type Reading = "agreed" | "conventional" | "literal";

interface Thought {
  readonly space: NeedSpace;
  readonly told: readonly Told[];
  readonly results: readonly number[];
  readonly belief: Belief;
  odds: Float64Array | null;
}

/** The last thoughts of each kind, the newest first: within a heist everybody's thoughts go on from there. */
const latest: { readonly [reading in Reading]: Thought[] } = { agreed: [], conventional: [], literal: [] };
/** A boss tries out some hints in turn; each is thought through once. */
const REMEMBERED = 12;

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
  const { told, results } = view.table;
  const space = spaceFor(view);
  const thoughts = latest[reading];
  let start: Thought | null = null;
  for (const thought of thoughts) {
    if (thought.space !== space || !continues(thought, told, results)) continue;
    if (thought.told.length === told.length && thought.results.length === results.length) return thought;
    if (start === null || thought.belief.size < start.belief.size) start = thought;
  }
  const facts = publicFacts(view);
  const known = start === null ? 0 : saidTo(start.told, [], null).length;
  const news: Facts = { ...facts, said: facts.said.slice(known) };
  const belief = narrow(start?.belief ?? openMind(space), news, likelihoodFor(view, reading));
  const thought: Thought = { space, told, results: results.slice(), belief, odds: null };
  thoughts.unshift(thought);
  if (thoughts.length > REMEMBERED) thoughts.pop();
  return thought;
}

/** Whether what is known now began with what was known then. */
function continues(before: Thought, told: readonly Told[], results: readonly number[]): boolean {
  return (
    before.told.length <= told.length &&
    before.results.length <= results.length &&
    before.told.every((each, i) => each === told[i] || saysTheSame(each, told[i])) &&
    before.results.every((number, i) => number === results[i])
  );
}

/** In imagined worlds, and where a view came from another thread, the same hint is another object. */
function saysTheSame(one: Told, other: Told): boolean {
  return (
    one.hint === other.hint &&
    one.tool === other.tool &&
    one.second === other.second &&
    one.number === other.number &&
    one.round === other.round
  );
}

export function likelihoodFor({ table }: View, reading: Reading): Likelihood | null {
  if (reading === "literal") return null;
  return reading === "agreed" ? agreedReading(table.results) : conventionalReading(table.results);
}

/** What one accomplice makes of all it knows: its secrets and its own cards come on top of what everybody knows. */
export function ownOdds(view: View, reading: Reading): Float64Array {
  const { table } = view;
  const own = ownFacts(view);
  const secrets = own.said.filter(({ hint }) => hint === 9);
  if (secrets.length === 0 && own.inspected.length === 0 && !own.finished.includes(1)) {
    return commonOdds(view, reading);
  }
  const belief = narrow(commonBelief(view, reading), { ...own, said: secrets }, likelihoodFor(view, reading));
  return missingOdds(belief, table.opened);
}
