import { actAt, actCount, PLAY } from "../acts.ts";
import { isAboutNeed, type Statement } from "../content/hints.ts";
import { type Face, KINDS, NO_CARD } from "../content/tools.ts";
import { openedIn, roundsSorted } from "../results.ts";
import type { Told } from "../table.ts";
import type { View } from "../view.ts";
import { type Inspection, ownInspections } from "./inspections.ts";

/** What is known about a need, as constraints that it can be checked against. */
export interface Facts {
  /** Hints that say something of the need, with the round they were told in. */
  readonly said: readonly (Statement & { readonly round: number; readonly seat: number | null })[];
  /** At least these are needed. */
  readonly opened: readonly number[];
  /** 1 for a tool of which no more is needed than lies open. */
  readonly finished: readonly number[];
  /** Hands of which it is known how many cards were useful. */
  readonly inspected: readonly Inspection[];
}

const SECRET_HINT = 9;
const NO_INSPECTIONS: readonly Inspection[] = [];
const NOTHING_FINISHED: readonly number[] = Array<number>(KINDS).fill(0);

/** What everybody may know: hints told to all, and the open tools. */
export function publicFacts({ table }: View): Facts {
  const said = saidTo(table.told, NO_SECRETS, null);
  return { said, opened: table.opened, finished: NOTHING_FINISHED, inspected: NO_INSPECTIONS };
}

/** What one seat may know beyond that: its secrets, its own cards that did not turn up open, and what was told of its hand. */
export function ownFacts(view: View): Facts {
  const { table, seat } = view;
  return {
    said: saidTo(table.told, view.secrets, seat),
    opened: table.opened,
    finished: finishedByOwnCards(table.acts, view.faces, table.results, seat),
    inspected: ownInspections(view),
  };
}

/** Whoever played more of a tool in a round than turned up open knows that it is finished. */
export function finishedByOwnCards(
  acts: readonly number[],
  faces: readonly Face[],
  results: readonly number[],
  seat: number | null,
): number[] {
  const finished = Array<number>(KINDS).fill(0);
  const rounds = roundsSorted(results);
  const played = Array<number>((rounds + 1) * (KINDS + 1)).fill(0);
  for (let i = 0; i < actCount(acts); i++) {
    const act = actAt(acts, i);
    if (act.seat !== seat || act.what !== PLAY || act.round > rounds || faces[i] === NO_CARD) continue;
    played[act.round * (KINDS + 1) + faces[i]]++;
  }
  for (let round = 1; round <= rounds; round++) {
    for (let tool = 0; tool < KINDS; tool++) {
      if (played[round * (KINDS + 1) + tool] > openedIn(results, round, tool)) finished[tool] = 1;
    }
  }
  return finished;
}

const NO_SECRETS: readonly number[] = [];

/** The hints that say something of the need to a seat, with the secrets it knows: `secrets` is parallel to `told`. */
export function saidTo(told: readonly Told[], secrets: readonly number[], seat: number | null): Facts["said"] {
  return told.flatMap((each, i) => {
    if (!isAboutNeed(each.hint)) return [];
    if (each.hint !== SECRET_HINT) return [each];
    const secret = each.seat === seat ? (secrets[i] ?? NO_CARD) : NO_CARD;
    return secret === NO_CARD ? [] : [{ ...each, tool: secret }];
  });
}
