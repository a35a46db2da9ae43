import { alreadyAnswered, isObject, notAnAnswer, type Refusal, refuse, sameJson } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { OPEN_BOX } from "./slots.ts";
import { SYMBOL_CIRCLE } from "./compile/sheet.ts";
import { maskNamed } from "./content/symbols.ts";
import type { Move } from "./moves.ts";
import type { Sight } from "./play.ts";
import { whyNotLooted, whyNotReachedOnPlan, whyNotThisSymbol } from "./refusals-plan.ts";
import { whyNotStar } from "./refusals-stars.ts";
import { circleNeeds, whyNotInCircle, whyNotNumber, whyNotReached } from "./refusals-sheet.ts";
import { accepts, canStrike } from "./rules/accepts.ts";
import { diceLeft, facesOf, heldAdjusts, heldDice, isReady, numberOf, waysToTake } from "./rules/dice.ts";
import { anyFor } from "./rules/using.ts";
import { useStillPossible } from "./rules/round.ts";

/** Null, or why not. What passes is what `moves` lists, by construction; all the rest is finding the words. */
export function check(sight: Sight, seat: number, kind: string, hasVoted: boolean, move: unknown): Refusal | null {
  const legal = moves(sight, seat, kind, hasVoted);
  if (legal.some((listed) => listed === move || sameJson(listed, move))) return null;
  if (legal.length === 0 && hasVoted) return alreadyAnswered();
  return (isMove(move) && explain(sight, seat, kind, move)) || notAnAnswer();
}

const FIELDS: { readonly [kind in Move["do"]]: { readonly [field: string]: (value: unknown) => boolean } } = {
  use: { dice: isFaces, cell: isText },
  ready: { white: isText },
  any: { cell: isText },
  loot: { loot: isText },
  star: { star: isText },
  finish: {},
  write: { number: Number.isInteger },
  cross: { gift: isText, at: isText },
  "let-go": { gift: isText },
  take: { gift: isText },
  pass: {},
  flee: {},
  stay: {},
  run: {},
  name: { seat: Number.isInteger },
  drive: {},
};

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isFaces(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 3 && value.every((face) => Number.isInteger(face));
}

/** Whether something from outside has the shape of a move. */
function isMove(move: unknown): move is Move {
  if (!isObject(move) || !Object.hasOwn(move, "do") || !Object.hasOwn(FIELDS, String(move["do"]))) return false;
  const fields = Object.entries(FIELDS[move["do"] as Move["do"]]);
  return fields.every(([field, isRight]) => Object.hasOwn(move, field) && isRight(move[field]));
}

/** Why a well-formed answer is not legal here; null if it answers another question or names what does not exist. */
function explain(sight: Sight, seat: number, kind: string, move: Move): Refusal | null {
  switch (move.do) {
    case "use":
      return kind === "dice" ? whyNotUsed(sight, seat, move.dice, move.cell) : null;
    case "ready":
      return kind === "dice" ? whyNotReadied(sight, seat, move.white) : null;
    case "any":
      return kind === "dice" ? whyNotAny(sight, seat, move.cell) : null;
    case "loot":
      return kind === "dice" ? (whyNotLooted(sight, move.loot) ?? whyNotReadyYet(sight, seat)) : null;
    case "star":
      return isAtWork(kind) ? whyNotStar(sight, seat, kind, move) : null;
    case "finish":
      return kind === "dice" ? whyNotFinished(sight, seat) : null;
    case "write":
      return kind === "number" ? whyNotNumber(sight, seat, sight.board[OPEN_BOX], move.number, [], "C-4.5") : null;
    case "cross":
      return isAtWork(kind) ? whyNotCrossed(sight, seat, move.gift, move.at) : null;
    case "let-go":
      return isAtWork(kind) && maskNamed(move.gift) > 0 ? refuse("C-4.2", "no.not-active", { gift: move.gift }) : null;
    case "take":
      return kind === "offer" && maskNamed(move.gift) > 0
        ? refuse("X-6.5", "no.not-offered", { gift: move.gift })
        : null;
    case "name":
      return kind === "driver" ? refuse("C-7.3", "no.nobody-there") : null;
    default:
      return null;
  }
}

/** Symbols can be pointed at all the time the dice are used, and there is always a reason why not. */
function isAtWork(kind: string): boolean {
  return kind === "dice" || kind === "number" || kind === "settle";
}

function whyNotReadyYet(sight: Sight, seat: number): Refusal | null {
  return isReady(sight, seat) ? refuse("C-4.5", "no.ready-first") : null;
}

function whyNotUsed(sight: Sight, seat: number, dice: readonly number[], name: string): Refusal | null {
  const { table, board } = sight;
  const cell = table.sheets[seat].indexOf.get(name);
  if (cell === undefined) return null;
  const left = diceLeft(sight, seat);
  const sorted = dice.toSorted((a, b) => a - b);
  const way = [0, ...waysToTake(board, left)].find((mask) => sameJson(facesOf(board, mask), sorted));
  if (way === undefined) return refuse("C-3.1", "no.not-your-dice", { dice: sorted, left: facesOf(board, left) });
  const unreached = whyNotReached(sight, seat, cell);
  if (unreached !== null) return unreached;
  const number = dice.length === 0 && !isReady(sight, seat) ? null : numberOf(sight, seat, way);
  if (number !== null && (accepts(table.sheets[seat], board, table.cellsAt[seat], cell) >> number) & 1) {
    return refuse("C-3.1", "no.unsorted");
  }
  return whyNotNumber(sight, seat, cell, number, numbersToMake(sight, seat, left), null);
}

/** All that the dice left can make now, lowest first. */
function numbersToMake(sight: Sight, seat: number, left: number): number[] {
  const numbers = [0, ...waysToTake(sight.board, left)].map((way) => numberOf(sight, seat, way));
  return [...new Set(numbers.filter((number) => number !== null))].sort((a, b) => a - b);
}

function whyNotReadied(sight: Sight, seat: number, white: string): Refusal | null {
  const parts = /^(±|die )([1-6])$/.exec(white);
  if (parts === null) return null;
  const held = parts[1] === "±" ? heldAdjusts(sight, seat) : heldDice(sight, seat);
  return refuse("C-4.5", held.includes(Number(parts[2])) ? "no.ready-useless" : "no.not-held", { white });
}

function whyNotAny(sight: Sight, seat: number, name: string): Refusal | null {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const cell = sheet.indexOf.get(name);
  if (cell === undefined) return null;
  const busy = whyNotReadyYet(sight, seat);
  if (busy !== null) return busy;
  const unreached = sheet.kind[cell] === SYMBOL_CIRCLE ? null : whyNotReached(sight, seat, cell);
  if (unreached !== null) return unreached;
  const isCircle = canStrike(sheet, board, table.cellsAt[seat], cell);
  const white = isCircle ? "any circle" : "any number";
  if (anyFor(sight, seat, isCircle ? "circle" : "number") === null) return refuse("C-4.5", "no.not-held", { white });
  return refuse("C-4.5", "no.full", { cell: name });
}

function whyNotFinished(sight: Sight, seat: number): Refusal {
  const possible = useStillPossible(sight, seat);
  return (
    whyNotReadyYet(sight, seat) ??
    refuse("C-3.4", "no.still-fits", { dice: possible?.dice ?? [], cell: possible?.cell ?? "" })
  );
}

/** What is wrong with the place comes before what is wrong with the symbol: it would not help to have it. */
function whyNotCrossed(sight: Sight, seat: number, giftWord: string, at: string): Refusal | null {
  const gift = maskNamed(giftWord);
  if (gift === 0) return null;
  const symbol = sight.table.plan.symbolIndex.get(at);
  const cell = sight.table.sheets[seat].indexOf.get(at);
  if (symbol === undefined && cell === undefined) return null;
  const unreached =
    symbol !== undefined ? whyNotReachedOnPlan(sight, symbol) : whyNotInCircle(sight, seat, cell as number);
  if (unreached !== null) return unreached;
  if (!sight.queue.includes(gift)) return refuse("C-4.2", "no.not-active", { gift: giftWord });
  return symbol !== undefined
    ? whyNotThisSymbol(sight, gift, symbol)
    : refuse("C-5.7", "no.other-symbol", { gift: giftWord, needs: circleNeeds(sight, seat, cell as number) });
}
