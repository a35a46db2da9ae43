import type { Bot, BotRequest, Random } from "@safehouse/kernel";
import { BOMB, type Colour, type Face, faceOf } from "../content/cards.ts";
import { colourBit, COLOURS_OF, handPoints, isNumber, KIND_OF } from "../content/traits.ts";
import type { Event } from "../events.ts";
import { surelyHeld } from "../memory.ts";
import type { Move } from "../moves.ts";
import { seatAfter } from "../rules/asking.ts";
import { playableCards } from "../rules/matching.ts";
import type { View } from "../view.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { sizeClass } from "./playout/character.ts";

/** What a bot supposes about people, what it dares, and how much it wavers. Lists go by cards in hand, from one to four and more. */
export interface Temper {
  /** How often a player who could play is taken to lie. */
  readonly suspicion: readonly number[];
  /** How readily it doubts where doubting would just pay. */
  readonly readiness: number;
  /** How often it dares to lie where that would pay, in percent, and which share of that every player beyond two takes away. */
  readonly nerve: readonly number[];
  readonly awe: number;
  /** What a Policeman kept for the next Crook is worth, in points. */
  readonly caution: number;
  /** How far two options may lie apart and still be mistaken for each other, in points. */
  readonly whim: number;
}

/** Found by simulation: balance.md shows what it comes to. */
export const NORMAL: Temper = {
  suspicion: [0.45, 0.22, 0.1, 0.05],
  readiness: 0.5,
  nerve: [45, 28, 14, 7],
  awe: 0.115,
  caution: 1,
  whim: 0.3,
};

/** More than any whim can outweigh. */
const SURE = 10;

type Request = BotRequest<View, Move, Event>;

/** Keeps value, lies and doubts by hand size, and is not predictable. */
export const normal: Bot<View, Move, Event> = playerOf(NORMAL);

export function playerOf(temper: Temper): Bot<View, Move, Event> {
  return { choose: (request) => best(request.moves, appraise(request, temper), request.random, temper) };
}

/** How good each answer looks, in points. */
function appraise(request: Request, temper: Temper): (move: Move) => number {
  const { view, decision } = request;
  const points = handPoints(view.table);
  switch (decision.kind) {
    case "turn": {
      const unseen = estimate(view, view.hand);
      const lie = worthOfLying(view, unseen, request.random, temper);
      return (move) => (move.do === "cannot" ? lie : worthOfPlaying(view, move, unseen, temper));
    }
    case "believe": {
      const doubts = request.random.below(1000) / 1000 < chanceOfDoubting(view, temper);
      return (move) => ((move.do === "doubt") === doubts ? SURE : 0);
    }
    case "pick":
      return (move) => points[faceOf((move as { card: string }).card)];
    case "reward":
      return (move) => (move.do === "draw" ? 1 : 0);
    case "colour":
      return (move) => -cardsLeftIn(view, (move as { colour: Colour }).colour);
    case "victim":
    case "confiscate":
      return (move) => (move.do === "rob" ? expectedLoot(view, move.seat) : 0);
    case "parry":
      return (move) => (move.do === "parry" ? 2 : 0);
    case "give":
    case "discard":
    case "halve":
      return (move) => ("card" in move ? -keepValue(faceOf(move.card), points) : 0);
    case "fence":
      return (move) => (move.do === "sell" ? 3.2 - points[faceOf(move.card)] : 0);
    case "swap":
      return (move) => view.sizes[(move as { seat: number }).seat];
    default:
      return () => 0;
  }
}

/** The best answer, with a waver so that nobody can read the bot like a book. */
function best(moves: readonly Move[], worth: (move: Move) => number, random: Random, { whim }: Temper): Move {
  let choice = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const value = worth(move) + whim * (random.below(1000) / 1000 + random.below(1000) / 1000 - 1);
    if (value > most) {
      most = value;
      choice = move;
    }
  }
  return choice;
}

/** A card drawn if believed; the best playable card lost, and one given away, if not. */
function worthOfLying(view: View, unseen: Estimate, random: Random, temper: Temper): number {
  const playable = playableCards(view.table, view.hand);
  if (playable.length === 0) return unseen.cardValue;
  if (!dares(view, random, temper)) return -Infinity;
  const points = handPoints(view.table);
  const dearest = Math.max(...playable.map((face) => points[face]));
  const caught = chanceOfBeingCaught(view, temper);
  const share = 1 / (view.table.seats - 1);
  const lost = dearest + costOfGoingOut(view, unseen) + unseen.cardValue * share;
  return (1 - caught) * unseen.cardValue - caught * lost;
}

function dares(view: View, random: Random, { nerve, awe }: Temper): boolean {
  return random.below(100) < nerve[sizeClass(view.hand.length)] * (1 - awe * (view.table.seats - 2));
}

/** Takes the others to doubt just as this bot would in their place, and to remember what was shown. */
function chanceOfBeingCaught(view: View, temper: Temper): number {
  const { table, hand, seat, commonMemory } = view;
  const known = sorted(surelyHeld(commonMemory, seat as number));
  if (playableCards(table, known).length > 0) return 1;
  const lies = suspect(estimate(view, known), hand.length, hand.length - known.length, temper);
  return tableDoubts(lies, table.seats, temper);
}

/** The last card ends the round with nothing to score; a card more would have been there the next time. */
function costOfGoingOut(view: View, unseen: Estimate): number {
  return view.hand.length === 1 ? unseen.cardValue : 0;
}

function worthOfPlaying(view: View, move: Move, unseen: Estimate, { caution }: Temper): number {
  if (move.do === "lay") return 0.4;
  const face = faceOf((move as { card: string }).card);
  const last = view.hand.length === 1;
  const cost = handPoints(view.table)[face];
  switch (KIND_OF[face]) {
    case "police":
      return unseen.cardValue - caution;
    case "crook":
    case "barter":
      return unseen.cardValue - cost;
    case "bomb":
      return last ? -1 : worthOfBomb(view);
    default:
      return -cost - costOfGoingOut(view, unseen);
  }
}

/** Hands that change owners are good for whoever holds little. */
function worthOfBomb(view: View): number {
  const { sizes, table } = view;
  const own = view.hand.length - 1;
  switch (table.config.bomb) {
    case "pass":
      return sizes[seatAfter(table, table.turn, -1)] - own;
    case "swap":
      return Math.max(...sizes.filter((_, seat) => seat !== view.seat)) - own;
    case "halve":
      return own < Math.max(...sizes) ? 1 : -own / 2;
    // Nobody taught it to read: the Bomb is a card like any other.
    case "own":
      return -handPoints(table)[BOMB];
    default:
      return view.hand.some(isNumber) ? -1 : 1;
  }
}

/**
 * How likely somebody at the table doubts a claim that is a lie with that chance. A liar caught is a card won and one taken from him,
 * an honest player doubted gets a card more: it pays from one lie in seats + 2 on.
 */
function tableDoubts(lies: number, seats: number, { readiness }: Temper): number {
  const odds = (readiness * lies * (seats + 2)) ** 2;
  return odds / (1 + odds);
}

/** One doubter is enough: the more may doubt, the less each needs to. */
function chanceOfDoubting(view: View, temper: Temper): number {
  const { seats, config } = view.table;
  const lies = chanceOfLie(view, estimate(view, view.hand), temper);
  if (lies === 1) return 1;
  const mayDoubt = config.doubters === "next" ? 1 : seats - 1;
  return 1 - (1 - tableDoubts(lies, seats, temper)) ** (1 / mayDoubt);
}

function chanceOfLie(view: View, unseen: Estimate, temper: Temper): number {
  const { table, memory, sizes } = view;
  const speaker = table.turn;
  const known = sorted(surelyHeld(memory, speaker));
  if (playableCards(table, known).length > 0) return 1;
  return suspect(unseen, sizes[speaker], sizes[speaker] - known.length, temper);
}

/** How likely "I cannot" is a lie from a player with so many cards, of which so many are not known. */
function suspect(unseen: Estimate, cards: number, unknown: number, { suspicion }: Temper): number {
  const truth = unseen.chanceOfNone(unknown);
  const lies = (1 - truth) * suspicion[sizeClass(cards)];
  return lies === 0 ? 0 : lies / (lies + truth);
}

function sorted(cards: readonly Face[]): Face[] {
  return cards.toSorted((a, b) => a - b);
}

/** Named is the colour one holds least of: who truly cannot play draws. */
function cardsLeftIn(view: View, colour: Colour): number {
  const bit = colourBit(colour);
  return view.hand.filter((face) => (COLOURS_OF[face] & bit) !== 0).length;
}

function expectedLoot(view: View, victim: number): number {
  return 1 + view.sizes[victim] / 20 + view.table.totals[victim] / 100;
}

/** What a card is worth keeping: its points, and a little for what it can do. */
function keepValue(face: Face, points: readonly number[]): number {
  return points[face] + (KIND_OF[face] === "police" ? 1.5 : KIND_OF[face] === "crook" ? 0.3 : 0);
}
