import { type Random, shuffle } from "@safehouse/kernel";
import { PLAY } from "../acts.ts";
import { BAG, cardCounts, type Face, KINDS, NO_CARD } from "../content/tools.ts";
import { countFaces, sorted } from "../hand.ts";
import { bagsIn, openAfter, openedIn, roundsSorted, wrongIn } from "../results.ts";
import type { View } from "../view.ts";

/** Where all cards of a heist are in an imagined world. */
export interface ImaginedCards {
  readonly hands: Face[][];
  readonly pile: Face[];
  readonly trash: Face[][];
  readonly faces: Face[];
  readonly wrong: Face[];
}

/** Deals the cards that the viewer cannot see; null if this guess contradicts what is known. */
export function imagineCards(view: View, need: readonly number[], random: Random): ImaginedCards | null {
  const { table } = view;
  const pool = cardCounts(table.seats);
  const take = (cards: readonly Face[]): boolean => cards.every((face) => pool[face]-- > 0);
  const isPlausible = take(view.hand) && take(view.thrown) && takeSorted(view, pool);
  if (!isPlausible) return null;

  const faces = view.faces.slice();
  const wrong: Face[] = [];
  for (let round = 1; round <= roundsSorted(table.results); round++) {
    const buried = wrong.length + wrongIn(table.results, round);
    const own = ownCards(view, round);
    const guess = guessWrong(view, need, pool, round, wrong.length, own, random);
    if (guess === null) return null;
    wrong.push(...guess);
    if (wrong.length !== buried || !spread(view, faces, round, guess, own, random)) return null;
  }
  if (!take(ownCards(view, roundsSorted(table.results) + 1))) return null;

  const hands = view.sizes.map((_, seat) => (seat === view.seat ? view.hand.slice() : []));
  if (!placeKnown(view, hands, pool, random)) return null;
  const rest = shuffle(
    random,
    pool.flatMap((left, face) => Array<Face>(left).fill(face)),
  );
  for (const [seat, hand] of hands.entries()) while (hand.length < view.sizes[seat]) hand.push(rest.pop() as Face);
  for (const [i, face] of faces.entries()) {
    if (face === NO_CARD && table.acts[3 * i + 2] === PLAY) faces[i] = rest.pop() as Face;
  }
  const trash = guessTrash(view, rest, random);
  return { hands: hands.map(sorted), pile: rest, trash, faces, wrong };
}

/** The open tools and the bags aside. */
function takeSorted(view: View, pool: number[]): boolean {
  const { table } = view;
  for (let tool = 0; tool < KINDS; tool++) pool[tool] -= table.opened[tool];
  pool[BAG] -= table.bags;
  return pool.every((left) => left >= 0);
}

function ownCards(view: View, round: number): Face[] {
  return view.faces.filter((face, i) => view.table.acts[3 * i] === round && face !== NO_CARD);
}

/** which cards went onto the alarm pile in a round. The boss knows; others know their own part of it. */
function guessWrong(
  view: View,
  need: readonly number[],
  pool: number[],
  round: number,
  before: number,
  own: readonly Face[],
  random: Random,
): Face[] | null {
  const { results } = view.table;
  const count = wrongIn(results, round);
  const cards = view.seat === view.table.boss ? view.wrong.slice(before, before + count) : surplus(view, round, own);
  const open = openAfter(results, round);
  for (const face of cards) if (pool[face]-- <= 0) return null;
  while (cards.length < count) {
    const choices = open.flatMap((lying, tool) => (need[tool] === lying && pool[tool] > 0 ? [tool] : []));
    if (choices.length === 0) return null;
    const face = choices[random.below(choices.length)];
    pool[face]--;
    cards.push(face);
  }
  return sorted(cards);
}

/** The own cards of a round that do not lie open. */
function surplus(view: View, round: number, own: readonly Face[]): Face[] {
  const { results } = view.table;
  const counts = countFaces(own);
  return counts.flatMap((played, face) => {
    const lying = face === BAG ? bagsIn(results, round) : openedIn(results, round, face);
    return Array<Face>(Math.max(0, played - lying)).fill(face);
  });
}

/** Says who played which of a round's sorted cards. */
function spread(
  view: View,
  faces: Face[],
  round: number,
  wrong: readonly Face[],
  own: readonly Face[],
  random: Random,
): boolean {
  const { acts, results } = view.table;
  const counts = countFaces(wrong);
  for (let tool = 0; tool < KINDS; tool++) counts[tool] += openedIn(results, round, tool);
  counts[BAG] += bagsIn(results, round);
  for (const face of own) counts[face]--;
  if (counts.some((count) => count < 0)) return false;
  const others = shuffle(
    random,
    counts.flatMap((count, face) => Array<Face>(count).fill(face)),
  );
  for (const [i, face] of faces.entries()) {
    if (acts[3 * i] === round && acts[3 * i + 2] === PLAY && face === NO_CARD) faces[i] = others.pop() ?? NO_CARD;
  }
  return others.length === 0 && !faces.some((_, i) => acts[3 * i] === round && isUnknown(acts, faces, i));
}

const isUnknown = (acts: readonly number[], faces: readonly Face[], i: number): boolean =>
  acts[3 * i + 2] === PLAY && faces[i] === NO_CARD;

/** Gives others the cards they are known to hold, but for some that may have gone. */
function placeKnown(view: View, hands: Face[][], pool: number[], random: Random): boolean {
  for (const [holder, cards] of view.known.entries()) {
    let mayGo = view.missing[holder];
    for (const face of shuffle(random, cards.slice())) {
      if (mayGo > 0 && random.below(2) === 0) mayGo--;
      else if (pool[face] > 0 && hands[holder].length < view.sizes[holder]) {
        pool[face]--;
        hands[holder].push(face);
      } else if (mayGo > 0) mayGo--;
      else return false;
    }
  }
  return true;
}

/** The trash of the others is told apart by who threw it only for audits and memory: its cards are as unknown as the pile's. */
function guessTrash(view: View, rest: Face[], random: Random): Face[][] {
  const trash: Face[][] = view.sizes.map((_, seat) => (seat === view.seat ? view.thrown.slice() : []));
  const others = view.sizes.map((_, seat) => seat).filter((seat) => seat !== view.seat && seat !== view.table.boss);
  for (let i = view.thrown.length; i < view.trash; i++) {
    trash[others[random.below(others.length)]].push(rest.pop() as Face);
  }
  return trash;
}
