import {
  actAt,
  actCount,
  BAG,
  NO_CARD,
  openedIn,
  PLAY,
  type Review,
  roundsSorted,
  type SeatReview,
} from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";

/** A turn of the heist with its card laid open. */
export interface OpenAct {
  readonly round: number;
  readonly seat: number;
  readonly what: number;
  readonly face: number | null;
  /** What became of the card. Of equal cards the later ones were too many. */
  readonly fate: "open" | "wrong" | "bag" | null;
  /** Its player could have known that it was wrong. */
  readonly isKnown: boolean;
}

export function openActs(review: Review, seats: readonly SeatReview[]): OpenAct[] {
  const known = new Set(seats.flatMap(({ mistakes }) => mistakes));
  const shown = new Map<string, number>();
  return Array.from({ length: actCount(review.acts) }, (_, i) => {
    const act = actAt(review.acts, i);
    const shownFace = found(review.faces[i]);
    const face = shownFace === NO_CARD ? null : shownFace;
    if (act.what !== PLAY || face === null) return { ...act, face: null, fate: null, isKnown: false };
    if (face === BAG) return { ...act, face, fate: "bag", isKnown: false };
    const key = `${act.round}/${face}`;
    const before = shown.get(key) ?? 0;
    const isOpen = act.round <= roundsSorted(review.results) && before < openedIn(review.results, act.round, face);
    shown.set(key, before + 1);
    return { ...act, face, fate: isOpen ? "open" : "wrong", isKnown: known.has(i) };
  });
}

/** Where it went apart: what could have been known, or else what could not. */
export interface Parting {
  readonly mistakes: readonly OpenAct[];
  /** Wrong cards that nobody could have known to be wrong. */
  readonly unlucky: number;
  /** The seat that was left with the most possibilities, and how many. */
  readonly mostOpen: { readonly seat: number; readonly possible: number } | null;
}

export function partingOf(acts: readonly OpenAct[], seats: readonly SeatReview[]): Parting {
  const wrong = acts.filter(({ fate }) => fate === "wrong");
  const ends = seats.flatMap(({ seat, steps }) => {
    const last = steps.at(-1);
    return last === undefined ? [] : [{ seat, possible: last.possible }];
  });
  const mostOpen = ends.toSorted((a, b) => b.possible - a.possible)[0] ?? null;
  const mistakes = wrong.filter(({ isKnown }) => isKnown);
  return { mistakes, unlucky: wrong.length - mistakes.length, mostOpen };
}
