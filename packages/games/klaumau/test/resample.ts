import { type Random, shuffle, withoutCards } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { type Face, RECEIVER } from "../content/cards.ts";
import { isNumber } from "../content/traits.ts";
import type { Memory } from "../memory.ts";
import { promisedCards } from "../rules/agenda.ts";
import { ANSWERED, DOUBT, isAsked, UNANSWERED } from "../rules/asking.ts";
import { cardsToHalve } from "../rules/bomb.ts";
import { clone, type State } from "../state.ts";

const SWAPS = 60;

/**
 * Another world for the same viewer, from K-8.1 and K-8.2: it knows its own hand, what lies open, how many cards others hold, what was
 * shown to all, and the cards it took or gave. So any two other cards may change places, as long as that still holds.
 */
export function resample(state: State, viewer: TableViewer, random: Random): State {
  const world = clone(state);
  const own = viewer === "spectator" ? null : viewer;
  const memory = world.memory[own ?? world.table.seats];
  const places = hiddenPlaces(world, own);
  for (let i = 0; i < SWAPS && places.length > 1; i++) {
    const [a, b] = [places[random.below(places.length)], places[random.below(places.length)]];
    swap(a, b);
    if (!isStillTrue(world, memory)) swap(a, b);
  }
  for (const hand of world.hands) hand.sort((x, y) => x - y);
  changeAnswers(world, own, random);
  forgetWhatIsNoLongerTrue(world, own);
  return world;
}

interface Place {
  readonly cards: Face[];
  readonly index: number;
}

/** Where cards lie that the viewer cannot see. The Receiver stays: everybody sees when it is drawn. */
function hiddenPlaces(world: State, own: number | null): Place[] {
  const lists = [...world.hands.filter((_, seat) => seat !== own), world.pile];
  return lists
    .flatMap((cards) => cards.map((face, index) => ({ cards, index, face })))
    .filter(({ face }) => face !== RECEIVER);
}

function swap(a: Place, b: Place): void {
  const held = a.cards[a.index];
  a.cards[a.index] = b.cards[b.index];
  b.cards[b.index] = held;
}

function isStillTrue(world: State, memory: Memory): boolean {
  const { numberless } = world.table;
  const holders = [...world.hands, world.pile];
  return (
    holders.every((cards, holder) => absent(memory.cards[holder], cards).length <= memory.missing[holder]) &&
    world.hands.every((hand, seat) => hand.filter((face) => !isNumber(face)).length >= numberless[seat])
  );
}

/** Which of these cards a holder does not have. */
function absent(known: readonly Face[], cards: readonly Face[]): Face[] {
  const left = cards.slice();
  return known.filter((face) => {
    const i = left.indexOf(face);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** K-4.6, K-8.2: who has answered what is not known until all have. */
function changeAnswers(world: State, own: number | null, random: Random): void {
  const { table } = world;
  const { stage } = table;
  if (stage !== "believe" && stage !== "fence" && stage !== "discard" && stage !== "halve") return;
  const asked = world.hands.map((_, seat) => seat).filter((seat) => isAsked(table, seat));
  const others = asked.filter((seat) => seat !== own);
  for (const seat of others) {
    const done = random.below(2) === 0;
    const numbers = shuffle(random, withoutCards(world.hands[seat], promisedCards(table, seat)).filter(isNumber));
    world.answers[seat] = done ? (stage === "believe" && random.below(2) === 0 ? DOUBT : ANSWERED) : UNANSWERED;
    if (stage === "fence") choose(world, seat, numbers.slice(0, random.below(numbers.length + 1)));
    if (stage === "discard") choose(world, seat, done ? numbers.slice(0, 1) : []);
    if (stage === "halve") {
      const needed = cardsToHalve(
        world.hands.map((hand) => hand.length),
        seat,
      );
      const some = shuffle(random, world.hands[seat].slice());
      choose(world, seat, some.slice(0, done ? needed : random.below(needed + 1)));
    }
  }
  if (asked.every((seat) => world.answers[seat] !== UNANSWERED)) {
    const seat = others[random.below(others.length)];
    world.answers[seat] = UNANSWERED;
    if (stage === "discard") choose(world, seat, []);
  }
}

function choose(world: State, seat: number, cards: Face[]): void {
  world.chosen[seat] = cards.toSorted((a, b) => a - b);
}

/** Others' knowledge must be true in the new world, too. */
function forgetWhatIsNoLongerTrue(world: State, own: number | null): void {
  const holders = [...world.hands, world.pile];
  for (let viewer = 0; viewer < world.table.seats; viewer++) {
    if (viewer === own) continue;
    const { cards, missing } = world.memory[viewer];
    for (const [holder, known] of cards.entries()) {
      const gone = absent(known, holders[holder]);
      cards[holder] = withoutCards(known, gone);
      missing[holder] = Math.max(0, missing[holder] - gone.length);
    }
  }
}
