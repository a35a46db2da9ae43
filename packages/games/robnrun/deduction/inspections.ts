import { actAt, actCount, SWAP } from "../acts.ts";
import { type Face, KINDS, NO_CARD } from "../content/tools.ts";
import { countFaces } from "../hand.ts";
import { bagsIn, openAfter, roundsSorted } from "../results.ts";
import type { Told } from "../table.ts";
import type { View } from "../view.ts";

/** What hint 6 tells the one whose hand was shown: so many of these cards were useful when so many tools lay open. */
export interface Inspection {
  readonly held: readonly number[];
  readonly opened: readonly number[];
  readonly useful: number;
}

const INSPECTION = 6;
const EXCHANGE = 16;

/** The inspections of the own hand that this seat can still tell card by card. */
export function ownInspections(view: View): Inspection[] {
  const { told, results } = view.table;
  return told.flatMap((each, i) => {
    if (each.hint !== INSPECTION || each.seat !== view.seat) return [];
    const hand = handWhenTold(view, i);
    if (hand === null) return [];
    return [{ held: countFaces(hand), opened: openAfter(results, each.round - 1), useful: each.number as number }];
  });
}

/** The own hand when a hint was told: what is left of it and what was played since. Null once other cards have come to it. */
function handWhenTold(view: View, which: number): Face[] | null {
  const { acts, told, results } = view.table;
  const since = told[which];
  const isOwn = (hint: Told): boolean => hint.seat === view.seat || hint.partner === view.seat;
  if (told.slice(which + 1).some((later) => later.hint === EXCHANGE && isOwn(later))) return null;
  for (let round = since.round; round <= roundsSorted(results); round++) if (bagsIn(results, round) > 0) return null;
  const hand = view.hand.slice();
  for (let i = since.acts; i < actCount(acts); i++) {
    const act = actAt(acts, i);
    if (act.seat !== view.seat) continue;
    if (act.what === SWAP) return null;
    if (view.faces[i] !== NO_CARD) hand.push(view.faces[i]);
  }
  return hand;
}

/** Whether a need, which begins at `at`, agrees with an inspection. */
export function agreesWith({ held, opened, useful }: Inspection, counts: ArrayLike<number>, at: number): boolean {
  let found = 0;
  for (let tool = 0; tool < KINDS; tool++) {
    const missing = counts[at + tool] - opened[tool];
    found += held[tool] < missing ? held[tool] : missing;
  }
  return found === useful;
}
