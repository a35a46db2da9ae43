/**
 * Klaumau! by hand, as fast as straightforward code goes: one function, flat arrays, no contract, no events, no log, no views. The
 * same base rules (K-1 to K-7) and the same order of random numbers as random play through the contract, so that both can be compared
 * match by match. Only the benchmark uses it: it shows what the contract costs.
 */
import type { Random } from "@safehouse/kernel";
import { CARDS, type Kind } from "../packages/games/klaumau/content/cards.ts";

const NUMBER = 0;
const KEYHOLE = 1;
const SMALL = 2;
const BIG = 3;
const PLAN = 4;
const CROOK = 5;
const BARTER = 6;
const POLICE = 7;
const KIND_NUMBERS: { readonly [kind in Kind]?: number } = {
  number: NUMBER,
  keyhole: KEYHOLE,
  small: SMALL,
  big: BIG,
  plan: PLAN,
  crook: CROOK,
  barter: BARTER,
  police: POLICE,
};

const COLOUR_NAMES = ["ruby", "amber", "emerald", "sapphire"];
const KIND = Int8Array.from(CARDS, (card) => KIND_NUMBERS[card.kind] ?? -1);
/** Bits of colours; a Policeman's is decoration. */
const COLOURS = Int8Array.from(CARDS, (card) =>
  card.kind === "police" ? 0 : card.colours.reduce((bits, colour) => bits | (1 << COLOUR_NAMES.indexOf(colour)), 0),
);
/** Numbers 1–4; other kinds share a theme each, both treasures one. */
const THEME = Int8Array.from(CARDS, (card) => {
  if (card.kind === "number") return card.value;
  return card.kind === "police" ? 0 : 10 + (KIND_NUMBERS[card.kind === "big" ? "small" : card.kind] ?? 0);
});
const POINTS = Int8Array.from(CARDS, (card) => (card.kind === "number" ? card.value : card.kind === "police" ? 0 : 1));

const inBase = CARDS.map((card, face) => ({ card, face })).filter(({ card }) => card.kind in KIND_NUMBERS);
const HALF = Int8Array.from(inBase.flatMap(({ card, face }) => Array<number>(card.half).fill(face)));
const FULL = Int8Array.from(inBase.flatMap(({ card, face }) => Array<number>(card.full).fill(face)));

const MAX_SEATS = 8;
/** No hand can outgrow the deck. */
const STRIDE = FULL.length;

/** Plays one match at random. Leaves the totals in `totals` and returns the number of decisions. */
export function playBare(random: Random, seats: number, totals: Int32Array): number {
  const deck = seats <= 5 ? HALF : FULL;
  const hands = new Int8Array(MAX_SEATS * STRIDE);
  const sizes = new Int8Array(MAX_SEATS);
  const pile = new Int8Array(deck.length);
  const options = new Int8Array(STRIDE + 1);
  const aside = new Int8Array(MAX_SEATS);
  let left = 0;
  let top = 0;
  let colours = 0;
  let direction = 1;
  let turn = 0;
  let decisions = 0;

  totals.fill(0);
  let starter = 0;
  for (let round = 0; round < seats; round++) {
    deal();
    while (takeTurn());
    score();
    starter = leader();
  }
  return decisions;

  function deal(): void {
    pile.set(deck);
    for (let i = pile.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const held = pile[i];
      pile[i] = pile[j];
      pile[j] = held;
    }
    left = pile.length;
    sizes.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < 4; i++) add(seat, pile[--left]);
    }
    let set = 0;
    while (KIND[pile[left - 1]] === POLICE) aside[set++] = pile[--left];
    top = pile[--left];
    colours = COLOURS[top];
    for (let i = 0; i < set; i++) {
      const place = random.below(left + 1);
      pile.copyWithin(place + 1, place, left);
      pile[place] = aside[i];
      left++;
    }
    direction = 1;
    turn = starter;
  }

  /** False when the round is over. */
  function takeTurn(): boolean {
    decisions++;
    const playable = listPlayable(turn, 1);
    const chosen = playable === 1 ? 0 : random.below(playable);
    if (chosen > 0) return lay(options[chosen]);
    const doubter = askBelief();
    if (doubter < 0) return draw(turn) && next(1);
    const forceable = listPlayable(turn, 0);
    if (forceable === 0) return draw(turn) && draw(turn) && next(1);
    decisions++;
    const forced = options[forceable === 1 ? 0 : random.below(forceable)];
    if (left > 0) {
      decisions++;
      if (random.below(2) === 1) add(doubter, pile[--left]);
    }
    return lay(forced);
  }

  /** Fills `options` from `at` on; returns where it ends. Hands are sorted, equal faces are one option. */
  function listPlayable(seat: number, at: number): number {
    const theme = THEME[top];
    const end = seat * STRIDE + sizes[seat];
    let count = at;
    let last = -1;
    for (let i = seat * STRIDE; i < end; i++) {
      const face = hands[i];
      if (face === last) continue;
      last = face;
      if ((COLOURS[face] & colours) !== 0 || THEME[face] === theme || KIND[face] === POLICE) {
        options[count++] = face;
      }
    }
    return count;
  }

  /** Everybody answers; of several doubters the first in the direction of play counts. */
  function askBelief(): number {
    let doubters = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === turn) continue;
      decisions++;
      if (random.below(2) === 1) doubters |= 1 << seat;
    }
    for (let step = 1; step < seats; step++) {
      const seat = after(step);
      if (doubters & (1 << seat)) return seat;
    }
    return -1;
  }

  /** The player whose turn it is lays a card, and it acts. */
  function lay(face: number): boolean {
    remove(turn, face);
    const kind = KIND[face];
    if (kind === POLICE) return draw(turn) && next(1);
    top = face;
    colours = COLOURS[face];
    switch (kind) {
      case KEYHOLE:
        decisions++;
        colours = 1 << random.below(4);
        return next(1);
      case SMALL:
        return next(2);
      case BIG:
        return next(3);
      case PLAN:
        direction = -direction;
        return next(1);
      case CROOK:
        return rob(true);
      case BARTER:
        return rob(false);
      default:
        return next(1);
    }
  }

  function rob(crook: boolean): boolean {
    let count = 1;
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== turn && sizes[seat] > 0) options[count++] = seat;
    }
    if (count === 1) return next(1);
    decisions++;
    const chosen = random.below(count);
    if (chosen === 0) return next(1);
    const victim = options[chosen];
    if (crook) {
      const policeman = askParry(victim);
      if (policeman >= 0) {
        remove(victim, policeman);
        return draw(victim) && next(1);
      }
    }
    const face = hands[victim * STRIDE + random.below(sizes[victim])];
    remove(victim, face);
    add(turn, face);
    if (!crook) {
      const given = pickGift();
      remove(turn, given);
      add(victim, given);
    }
    return next(1);
  }

  function askParry(victim: number): number {
    decisions++;
    let count = 1;
    let last = -1;
    const end = victim * STRIDE + sizes[victim];
    for (let i = victim * STRIDE; i < end; i++) {
      const face = hands[i];
      if (face !== last && KIND[face] === POLICE) options[count++] = face;
      last = face;
    }
    const chosen = count === 1 ? 0 : random.below(count);
    return chosen === 0 ? -1 : options[chosen];
  }

  function pickGift(): number {
    decisions++;
    let count = 0;
    let last = -1;
    const end = turn * STRIDE + sizes[turn];
    for (let i = turn * STRIDE; i < end; i++) {
      const face = hands[i];
      if (face !== last) options[count++] = face;
      last = face;
    }
    return options[count === 1 ? 0 : random.below(count)];
  }

  /** Has to draw: false when the pile is empty, which ends the round. */
  function draw(seat: number): boolean {
    if (left === 0) return false;
    add(seat, pile[--left]);
    return true;
  }

  /** The turn is over: false when somebody is out of cards. */
  function next(steps: number): boolean {
    for (let seat = 0; seat < seats; seat++) if (sizes[seat] === 0) return false;
    turn = after(steps);
    return true;
  }

  function after(steps: number): number {
    return (turn + direction * steps + 4 * seats) % seats;
  }

  function score(): void {
    for (let seat = 0; seat < seats; seat++) {
      const end = seat * STRIDE + sizes[seat];
      let points = 0;
      for (let i = seat * STRIDE; i < end; i++) points += POINTS[hands[i]];
      totals[seat] = totals[seat] + points;
    }
  }

  function leader(): number {
    let best = 0;
    for (let seat = 1; seat < seats; seat++) if (totals[seat] > totals[best]) best = seat;
    return best;
  }

  function add(seat: number, face: number): void {
    const start = seat * STRIDE;
    let i = start + sizes[seat];
    sizes[seat] = sizes[seat] + 1;
    for (; i > start && hands[i - 1] > face; i--) hands[i] = hands[i - 1];
    hands[i] = face;
  }

  function remove(seat: number, face: number): void {
    const size = sizes[seat] - 1;
    const end = seat * STRIDE + size;
    let i = seat * STRIDE;
    while (hands[i] !== face) i++;
    for (; i < end; i++) hands[i] = hands[i + 1];
    sizes[seat] = size;
  }
}
