import { canonical, type Json, type SeatDecision } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { View } from "../view.ts";
import { isGivenAway, likelihoodOf } from "./likelihood.ts";
import { after, askedOf, begin, movesOf, type PaperRules, type Reached, sightOf, type Step } from "./rules.ts";
import { likelyTurns } from "./turns.ts";

/** Something that may stand on the sheet: a number in its place with all that it brings, or several of them. */
export interface Writing {
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
  /** The seat may say after it that it is done. */
  readonly mayEnd: boolean;
}

export interface Writings {
  /** All that is left of the dice at once, the likeliest first. */
  readonly turns: readonly Writing[];
  /** The same, for whoever played oddly: seldom meant, and so not to be read before the single ones. */
  readonly oddTurns: readonly Writing[];
  /** One entry each, the likeliest first. */
  readonly single: readonly Writing[];
  /** The seat may say that it is done. */
  readonly mayFinish: boolean;
}

/** Questions that an entry answers on its way: which symbol is crossed, which number "any number" is. */
const INSIDE: readonly string[] = ["settle", "number", "offer"];
const LIKELY_TURNS = 6;
/** More than anybody reads; there is the sheet for the rest. */
const MOST = 400;

/** What somebody may have written, by a seat's own view while it is asked; null while it is asked nothing of that kind. */
export function writingsFor(rules: PaperRules, view: View, seat: number): Writings | null {
  const from = begin(rules, view);
  const decision = askedOf(rules, from.state, seat);
  if (decision === null || !isWritten(decision.kind)) return null;
  const single = singles(rules, from, decision);
  const known = new Set(single.map(({ state }) => keyOf(rules, state, seat)));
  const turns = likelyTurns(rules, from, seat)
    .filter(({ state }) => !known.has(keyOf(rules, state, seat)))
    .map((reached) => writingOf(rules, reached, seat));
  return {
    turns: turns.slice(0, LIKELY_TURNS),
    oddTurns: turns.slice(LIKELY_TURNS),
    single: single.map((reached) => writingOf(rules, reached, seat)),
    mayFinish: mayFinish(rules, from, seat),
  };
}

/** Whether an answer to such a question stands on the sheet. */
export function isWritten(kind: string): boolean {
  return kind === "dice" || INSIDE.includes(kind);
}

/** What must have been written, because nothing else can have been meant; null if there is a choice. */
export function onlyWriting({ single, mayFinish }: Writings): Writing | null {
  const meant = single.filter(({ steps }) => !goesOn(steps) && !steps.some(({ move }) => isGivenAway(move)));
  const [only] = meant;
  return only !== undefined && meant.length === 1 && !mayFinish ? only : null;
}

/** It settles a bonus and writes a number, too: there is a shorter one beside it. */
function goesOn([first, ...rest]: readonly Step[]): boolean {
  return first?.kind !== "dice" && rest.some(({ kind }) => kind === "dice");
}

/** Every entry that is possible there, each way to the same end once. */
function singles(rules: PaperRules, from: Reached, decision: SeatDecision): Reached[] {
  const { seat } = decision;
  const ends = new Map<string, End>();
  const keep = (reached: Reached): void => {
    const likelihood = likelihoodOf(sightOf(rules, reached.state), seat, reached.steps);
    const key = keyOf(rules, reached.state, seat);
    const known = ends.get(key);
    if (known === undefined || likelihood > known.likelihood) ends.set(key, { reached, likelihood });
  };
  const grow = (reached: Reached): void => {
    if (ends.size >= MOST) return;
    const asked = askedOf(rules, reached.state, seat);
    if (asked === null || !(INSIDE.includes(asked.kind) || isReadied(reached))) return keep(reached);
    // One white symbol goes with an entry: a second is entered by itself first.
    if (isReadied(reached)) keep(reached);
    for (const move of movesOf(rules, reached.state, asked)) {
      if (move.do !== "ready") grow(after(rules, reached, asked, move));
    }
  };
  for (const move of movesOf(rules, from.state, decision)) {
    if (move.do !== "finish") grow(after(rules, from, decision, move));
  }
  const [best] = sorted(ends);
  const next = best === undefined ? null : askedOf(rules, best.reached.state, seat);
  // A bonus of the throw is settled before anybody writes: what is usual there goes with the first number.
  if (best !== undefined && decision.kind === "settle" && next?.kind === "dice") {
    for (const reached of singles(rules, best.reached, next)) keep(reached);
  }
  return sorted(ends).map(({ reached }) => reached);
}

interface End {
  readonly reached: Reached;
  readonly likelihood: number;
}

function sorted(ends: ReadonlyMap<string, End>): End[] {
  return [...ends.values()].toSorted((a, b) => b.likelihood - a.likelihood);
}

function isReadied({ steps }: Reached): boolean {
  return steps.at(-1)?.move.do === "ready";
}

function keyOf(rules: PaperRules, state: Reached["state"], seat: number): string {
  return canonical(rules.view(state, seat) as unknown as Json);
}

function mayFinish(rules: PaperRules, { state }: Reached, seat: number): boolean {
  const asked = askedOf(rules, state, seat);
  return asked?.kind === "dice" && movesOf(rules, state, asked).some(({ do: what }) => what === "finish");
}

function writingOf(rules: PaperRules, reached: Reached, seat: number): Writing {
  const { steps, events } = reached;
  return { steps, events, mayEnd: mayFinish(rules, reached, seat) };
}
