import { type Face, namesOf } from "../content/cards.ts";
import { coloursIn, COLOURS_OF, handPoints, isNumber } from "../content/traits.ts";
import type { Event } from "../events.ts";
import type { State, Table } from "../state.ts";
import { RECEIVER_PAYS } from "./receiver.ts";

/** What a seat scored in a round. Kept in the ledger as five numbers, in this order. */
export interface RoundScore {
  readonly numberPoints: number;
  /** Number cards that counted. */
  readonly numberCards: number;
  /** Every other card counts 1, so points and cards are one number. */
  readonly otherPoints: number;
  readonly watchdog: number;
  /** Number cards sold to the Receiver. */
  readonly sold: number;
}

const LEDGER_LINE = 5;

export function scoreRound(state: State, events: Event[]): void {
  const { table } = state;
  // K-9.1
  const cancelled = table.config.forgery ? table.lastColours : 0;
  const pointsOfFace = handPoints(table);
  for (let seat = 0; seat < table.seats; seat++) {
    const hand = state.hands[seat];
    const score = scoreHand(hand, pointsOfFace, cancelled, table.laid[seat], table.sold[seat]);
    table.ledger.push(score.numberPoints, score.numberCards, score.otherPoints, score.watchdog, score.sold);
    // What the Receiver paid was noted at once (K-9.3).
    table.totals[seat] += pointsOf(score) - score.sold * RECEIVER_PAYS;
    events.push({
      type: "scored",
      seat,
      cards: namesOf(hand),
      watchdog: score.watchdog === 1,
      cancelled: coloursIn(cancelled),
      points: pointsOf(score),
      total: table.totals[seat],
    });
  }
}

/** K-7.3, K-9.7 */
function scoreHand(
  hand: readonly Face[],
  pointsOfFace: readonly number[],
  cancelled: number,
  watchdog: number,
  sold: number,
): RoundScore {
  let numberPoints = 0;
  let numberCards = 0;
  let otherPoints = 0;
  for (const face of hand) {
    const points = pointsOfFace[face];
    if (!isNumber(face)) otherPoints += points;
    else if ((COLOURS_OF[face] & cancelled) === 0) {
      numberPoints += points;
      numberCards++;
    }
  }
  return { numberPoints, numberCards, otherPoints, watchdog, sold };
}

export function pointsOf(score: RoundScore): number {
  return score.numberPoints + score.otherPoints + score.watchdog + score.sold * RECEIVER_PAYS;
}

/** A finished round's score of one seat; rounds count from 1. */
export function scoreOf(table: Readonly<Table>, round: number, seat: number): RoundScore {
  const start = ((round - 1) * table.seats + seat) * LEDGER_LINE;
  const [numberPoints, numberCards, otherPoints, watchdog, sold] = table.ledger.slice(start, start + LEDGER_LINE) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { numberPoints, numberCards, otherPoints, watchdog, sold };
}

export function finishedRounds(table: Readonly<Table>): number {
  return table.ledger.length / (table.seats * LEDGER_LINE);
}
