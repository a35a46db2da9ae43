/**
 * Klaumau! by hand: one function with mutable arrays of numbers, no contract, no events, no log, no views, no memory. The same base
 * rules (K-1 to K-7) and the same order of random numbers as random play through the contract, so that both can be compared match by
 * match. Only the benchmark uses it: it shows what the contract costs.
 */
import { found, pickOne, type Random, shuffle } from "@safehouse/kernel";
import { CARDS, COLOURS, type Kind } from "../packages/games/klaumau/content/cards.ts";

const KINDS: readonly Kind[] = ["number", "keyhole", "small", "big", "plan", "crook", "barter", "police"];
const [KEYHOLE, SMALL, BIG, PLAN, CROOK, BARTER, POLICE] = [1, 2, 3, 4, 5, 6, 7];
/** Beside the cards among a player's options: saying "I cannot", sparing everybody, not parrying. */
const NO_CARD = -1;

const KIND = CARDS.map((card) => KINDS.indexOf(card.kind));
/** Bits of colours; a Policeman's is decoration. */
const COLOUR_BITS = CARDS.map((card) =>
  card.kind === "police" ? 0 : card.colours.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
);
/** Numbers 1–4; other kinds share a theme each, both treasures one, the Police none. */
const THEME = CARDS.map((card) => {
  if (card.kind === "number") return card.value;
  return card.kind === "police" ? 0 : 10 + KINDS.indexOf(card.kind === "big" ? "small" : card.kind);
});
const POINTS = CARDS.map((card) => (card.kind === "number" ? card.value : card.kind === "police" ? 0 : 1));

const isInPlay = (face: number): boolean => KINDS.includes(found(CARDS[face]).kind);
const deckOf = (count: (face: number) => number): number[] =>
  CARDS.flatMap((_, face) => (isInPlay(face) ? Array<number>(count(face)).fill(face) : []));
const HALF_DECK = deckOf((face) => found(CARDS[face]).half);
const FULL_DECK = deckOf((face) => found(CARDS[face]).full);

/** Plays one match at random. Leaves the totals in `totals` and returns the number of decisions. */
export function playBare(random: Random, seats: number, totals: number[]): number {
  const hands: number[][] = [];
  let pile: number[] = [];
  let top = 0;
  let colours = 0;
  let direction = 1;
  let starter = 0;
  let turn = 0;
  let decisions = 0;

  for (let seat = 0; seat < seats; seat++) totals[seat] = 0;
  for (let round = 0; round < seats; round++) {
    deal();
    while (takeTurn());
    score();
  }
  return decisions;

  function deal(): void {
    pile = (seats <= 5 ? HALF_DECK : FULL_DECK).slice();
    shuffle(random, pile);
    for (let seat = 0; seat < seats; seat++) {
      hands[seat] = [];
      for (let i = 0; i < 4; i++) draw(seat);
    }
    do top = pile.pop() as number;
    while (KIND[top] === POLICE);
    colours = found(COLOUR_BITS[top]);
    direction = 1;
    turn = starter;
  }

  /** False when the round is over, like all that follow from it. */
  function takeTurn(): boolean {
    const chosen = choose(playable([NO_CARD]));
    if (chosen !== NO_CARD) return lay(chosen);
    const doubter = askBelief();
    if (doubter === null) return draw(turn) && next(1);
    const forceable = playable([]);
    if (forceable.length === 0) return draw(turn) && draw(turn) && next(1);
    const forced = choose(forceable);
    if (pile.length > 0 && choose([0, 1]) === 1) draw(doubter);
    return lay(forced);
  }

  function choose(options: readonly number[]): number {
    decisions++;
    return found(options[options.length === 1 ? 0 : random.below(options.length)]);
  }

  /** Adds to the options what the player in turn could play. Hands are sorted, and equal cards are one option. */
  function playable(options: number[]): number[] {
    const theme = THEME[top];
    let last = NO_CARD;
    for (const face of found(hands[turn])) {
      if (
        face !== last &&
        ((found(COLOUR_BITS[face]) & colours) !== 0 || THEME[face] === theme || KIND[face] === POLICE)
      ) {
        options.push(face);
      }
      last = face;
    }
    return options;
  }

  /** Everybody answers; of several doubters the first in the direction of play counts. */
  function askBelief(): number | null {
    let doubters = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === turn) continue;
      decisions++;
      if (random.below(2) === 1) doubters |= 1 << seat;
    }
    for (let step = 1; step < seats; step++) {
      if (doubters & (1 << after(step))) return after(step);
    }
    return null;
  }

  function lay(face: number): boolean {
    remove(found(hands[turn]), face);
    if (KIND[face] === POLICE) return draw(turn) && next(1);
    top = face;
    colours = found(COLOUR_BITS[face]);
    switch (KIND[face]) {
      case KEYHOLE:
        colours = choose([1, 2, 4, 8]);
        return next(1);
      case SMALL:
        return next(2);
      case BIG:
        return next(3);
      case PLAN:
        direction = -direction;
        return next(1);
      case CROOK:
      case BARTER:
        return rob(KIND[face] === CROOK);
      default:
        return next(1);
    }
  }

  function rob(isCrook: boolean): boolean {
    const options = [NO_CARD];
    for (let seat = 0; seat < seats; seat++) if (seat !== turn && found(hands[seat]).length > 0) options.push(seat);
    if (options.length === 1) return next(1);
    const victim = choose(options);
    if (victim === NO_CARD) return next(1);
    if (isCrook) {
      const policeman = choose([NO_CARD, ...distinct(found(hands[victim])).filter((face) => KIND[face] === POLICE)]);
      if (policeman !== NO_CARD) {
        remove(found(hands[victim]), policeman);
        return draw(victim) && next(1);
      }
    }
    move(pickOne(random, found(hands[victim])), victim, turn);
    if (!isCrook) move(choose(distinct(found(hands[turn]))), turn, victim);
    return next(1);
  }

  function move(face: number, from: number, to: number): void {
    remove(found(hands[from]), face);
    add(found(hands[to]), face);
  }

  /** False when the pile is empty, which ends the round for whoever has to draw. */
  function draw(seat: number): boolean {
    const face = pile.pop();
    if (face === undefined) return false;
    add(found(hands[seat]), face);
    return true;
  }

  /** The turn is over: false when somebody is out of cards. */
  function next(steps: number): boolean {
    for (const hand of hands) if (hand.length === 0) return false;
    turn = after(steps);
    return true;
  }

  function after(steps: number): number {
    return (turn + direction * steps + 4 * seats) % seats;
  }

  function score(): void {
    for (let seat = 0; seat < seats; seat++)
      for (const face of found(hands[seat])) totals[seat] = found(totals[seat]) + found(POINTS[face]);
    starter = totals.indexOf(Math.max(...totals));
  }
}

function add(hand: number[], face: number): void {
  let i = hand.length;
  hand.push(face);
  for (; i > 0 && (hand[i - 1] as number) > face; i--) hand[i] = hand[i - 1] as number;
  hand[i] = face;
}

function remove(hand: number[], face: number): void {
  hand.splice(hand.indexOf(face), 1);
}

function distinct(hand: readonly number[]): number[] {
  return hand.filter((face, i) => face !== hand[i - 1]);
}
