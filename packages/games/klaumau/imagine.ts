import { pickOne, type Random, shuffle, withoutCards } from "@safehouse/kernel";
import { type Face, RECEIVER } from "./content/cards.ts";
import { isNumber } from "./content/traits.ts";
import { cardsInRound, cardsOnTable, type Counts, count } from "./audit.ts";
import { cloneMemory, pileOf } from "./memory.ts";
import { promisedCards } from "./rules/agenda.ts";
import { ANSWERED, DOUBT, isAsked, UNANSWERED } from "./rules/asking.ts";
import { cardsToHalve } from "./rules/bomb.ts";
import { cloneTable, type State } from "./state.ts";
import type { View } from "./view.ts";

const TRIES = 10_000;

/** A world this viewer cannot tell from the real one: what it knows of others' cards holds, all else is dealt anew. */
export function imagine(view: View, _history: readonly unknown[], random: Random): State {
  return makeImagination(view)(random);
}

/** The same for who wants many worlds of one view: what is hidden there is found once. */
export function makeImagination(view: View): (random: Random) => State {
  const hidden = hiddenCards(view);
  const sizes = [...view.sizes, view.pile];
  return (random) => {
    for (let i = 0; i < TRIES; i++) {
      const holders = dealHidden(view, hidden.slice(), sizes, random);
      if (holders !== null) return buildWorld(view, holders, random);
    }
    throw new Error("what this viewer remembers contradicts itself");
  };
}

/** Spreads the hidden cards over the other players and the pile; null if the guess contradicts what is known. */
function dealHidden(view: View, pool: Counts, sizes: readonly number[], random: Random): Face[][] | null {
  const { table, seat, memory } = view;
  const holders: Face[][] = sizes.map(() => []);
  if (seat !== null) holders[seat] = view.hand.slice();
  const pile = holders[pileOf(table.seats)];
  // The Receiver is in the pile until everybody sees it drawn.
  if (pool[RECEIVER] === 1) {
    pool[RECEIVER] = 0;
    pile.push(RECEIVER);
  }
  // Firm knowledge first: a card that one holder surely has cannot be with another who only may have it.
  const order = shuffle(
    random,
    sizes.map((_, holder) => holder),
  ).sort((a, b) => memory.missing[a] - memory.missing[b]);
  for (const holder of order) {
    const gone = placeKnown(memory, holder, holders[holder], sizes[holder], pool, random);
    if (gone > memory.missing[holder]) return null;
  }
  const rest: Face[] = [];
  for (let face = 0; face < pool.length; face++) for (let i = 0; i < pool[face]; i++) rest.push(face);
  shuffle(random, rest);
  for (let holder = 0; holder < sizes.length; holder++) {
    const cards = holders[holder];
    while (cards.length < sizes[holder]) cards.push(rest.pop() as Face);
  }
  return hasNumberless(view, holders) && arrangePile(view, pile, random) ? holders : null;
}

/** The cards that the viewer cannot see. */
function hiddenCards(view: View): Counts {
  const seen = [cardsOnTable(view.table), count(view.hand)];
  const pool = cardsInRound(view.table);
  for (const counts of seen) for (const [face, n] of counts.entries()) pool[face] -= n;
  return pool;
}

/** Gives a holder the cards it is known to have, but for some that may have gone. Returns how many are not there. */
function placeKnown(
  memory: View["memory"],
  holder: number,
  cards: Face[],
  room: number,
  pool: Counts,
  random: Random,
): number {
  const mayGo = random.below(memory.missing[holder] + 1);
  let gone = 0;
  const known = shuffle(random, memory.cards[holder].slice());
  for (const face of known) {
    if (gone < mayGo || pool[face] === 0 || cards.length === room) gone++;
    else {
      pool[face] -= 1;
      cards.push(face);
    }
  }
  return gone;
}

/** K-9.9 (b): whoever could put no number card out holds none but newer ones. */
function hasNumberless(view: View, holders: readonly (readonly Face[])[]): boolean {
  return view.table.numberless.every(
    (least, seat) => (holders[seat] as readonly Face[]).filter((face) => !isNumber(face)).length >= least,
  );
}

/** Puts the Receiver between the heights where it can lie (K-9.3). */
function arrangePile(view: View, pile: Face[], random: Random): boolean {
  shuffle(random, pile);
  const at = pile.indexOf(RECEIVER);
  if (at < 0) return true;
  pile.splice(at, 1);
  const { receiverLow, receiverHigh } = view.table;
  const highest = Math.min(receiverHigh, pile.length);
  if (highest < receiverLow) return false;
  pile.splice(receiverLow + random.below(highest - receiverLow + 1), 0, RECEIVER);
  return true;
}

function buildWorld(view: View, holders: readonly Face[][], random: Random): State {
  const { table, seat, memory, commonMemory } = view;
  const { seats } = table;
  const world: State = {
    table: cloneTable(table),
    hands: holders.slice(0, seats).map((cards) => cards.sort((a, b) => a - b)),
    pile: holders[pileOf(seats)],
    answers: Array<number>(seats).fill(UNANSWERED),
    chosen: Array.from({ length: seats }, () => []),
    // What others know beyond what everybody does, this viewer cannot know.
    memory: Array.from({ length: seats + 1 }, (_, viewer) => cloneMemory(viewer === seat ? memory : commonMemory)),
  };
  guessAnswers(view, world, random);
  return world;
}

/** Others may have answered an open sealed question or not; had all answered, it would be closed. */
function guessAnswers(view: View, world: State, random: Random): void {
  const { table, seat } = view;
  const { stage } = table;
  if (stage !== "believe" && stage !== "fence" && stage !== "discard" && stage !== "halve") return;
  const others = view.sizes.map((_, i) => i).filter((i) => i !== seat && isAsked(table, i));
  const ownIsOpen = seat !== null && isAsked(table, seat) && view.answer === UNANSWERED;
  const waitedFor = ownIsOpen ? null : pickOne(random, others);
  for (const other of others) {
    const answers = stage === "believe" ? [UNANSWERED, ANSWERED, DOUBT] : [UNANSWERED, ANSWERED];
    world.answers[other] = other === waitedFor ? UNANSWERED : pickOne(random, answers);
    world.chosen[other] = guessChosen(view, world, other, random);
  }
  if (seat !== null) {
    world.answers[seat] = view.answer;
    world.chosen[seat] = view.chosen.slice();
  }
}

function guessChosen(view: View, world: State, seat: number, random: Random): Face[] {
  const hand = shuffle(random, world.hands[seat].slice());
  const done = world.answers[seat] !== UNANSWERED;
  switch (view.table.stage) {
    case "fence":
      return some(withoutCards(hand, promisedCards(view.table, seat)).filter(isNumber), random);
    case "discard":
      return done ? hand.filter(isNumber).slice(0, 1) : [];
    case "halve": {
      const needed = hand.slice(0, cardsToHalve(view.sizes, seat));
      return done ? sorted(needed) : some(needed, random);
    }
    default:
      return [];
  }
}

function some(cards: readonly Face[], random: Random): Face[] {
  return sorted(cards.slice(0, random.below(cards.length + 1)));
}

function sorted(cards: readonly Face[]): Face[] {
  return cards.toSorted((a, b) => a - b);
}
