import { alreadyAnswered, isObject, notAnAnswer, type Refusal, refuse, sameJson } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { DONE, FORBIDDEN, NOT_NEEDED, OPEN, OPEN_BOX } from "./board.ts";
import { giftName } from "./compile/gifts.ts";
import { SYMBOL_CIRCLE } from "./compile/sheet.ts";
import { maskName, maskNamed } from "./content/symbols.ts";
import type { Move } from "./moves.ts";
import type { Sight } from "./play.ts";
import { whyNotNumber, whyNotReached } from "./refusals-sheet.ts";
import { accepts, canStrike } from "./rules/accepts.ts";
import { isPartDone } from "./rules/access.ts";
import { anyFor, diceLeft, facesOf, heldDice, isReady, numberOf, waysToTake } from "./rules/dice.ts";
import { useStillPossible } from "./rules/round.ts";
import { heldAdjusts } from "./rules/whites.ts";

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
  finish: {},
  write: { number: Number.isInteger },
  cross: { gift: isText, at: isText },
  "let-go": { gift: isText },
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
      return kind === "dice" ? whyNotLooted(sight, seat, move.loot) : null;
    case "finish":
      return kind === "dice" ? whyNotFinished(sight, seat) : null;
    case "write":
      return kind === "number" ? whyNotNumber(sight, seat, sight.board[OPEN_BOX], move.number, [], "C-4.5") : null;
    case "cross":
      return kind === "settle" ? whyNotCrossed(sight, seat, move.gift, move.at) : null;
    case "let-go":
      return kind === "settle" && maskNamed(move.gift) > 0
        ? refuse("C-4.2", "no.not-active", { gift: move.gift })
        : null;
    case "name":
      return kind === "driver" ? refuse("C-7.3", "no.nobody-there") : null;
    default:
      return null;
  }
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
  if (isReady(sight, seat)) return refuse("C-4.5", "no.ready-first");
  const unreached = sheet.kind[cell] === SYMBOL_CIRCLE ? null : whyNotReached(sight, seat, cell);
  if (unreached !== null) return unreached;
  const isCircle = canStrike(sheet, board, table.cellsAt[seat], cell);
  const white = isCircle ? "any circle" : "any number";
  if (anyFor(sight, seat, isCircle ? "circle" : "number") === null) return refuse("C-4.5", "no.not-held", { white });
  return refuse("C-4.5", "no.full", { cell: name });
}

function whyNotLooted(sight: Sight, seat: number, name: string): Refusal | null {
  const { table, board } = sight;
  const { plan } = table;
  const thing = plan.thingIndex.get(name);
  if (thing === undefined || thing < plan.challengeCount) return null;
  const held = board[table.thingsAt + thing];
  if (held === DONE) return refuse("C-6.6", "no.loot-taken", { loot: name });
  if (held !== OPEN) return whyClosed(sight, thing);
  if (!isPartDone(sight, plan.thingParts[thing][0])) return refuse("C-6.6", "no.loot-needs", { loot: name });
  return isReady(sight, seat) ? refuse("C-4.5", "no.ready-first") : null;
}

function whyNotFinished(sight: Sight, seat: number): Refusal {
  if (isReady(sight, seat)) return refuse("C-4.5", "no.ready-first");
  return refuse("C-3.4", "no.still-fits", { dice: useStillPossible(sight, seat) ?? [] });
}

function whyNotCrossed(sight: Sight, seat: number, giftWord: string, at: string): Refusal | null {
  const { table, board, queue } = sight;
  const gift = maskNamed(giftWord);
  if (gift === 0) return null;
  if (!queue.includes(gift)) return refuse("C-4.2", "no.not-active", { gift: giftWord });
  const symbol = table.plan.symbolIndex.get(at);
  if (symbol !== undefined) return whyNotOnPlan(sight, gift, symbol);
  const sheet = table.sheets[seat];
  const cell = sheet.indexOf.get(at);
  if (cell === undefined) return null;
  if (sheet.kind[cell] !== SYMBOL_CIRCLE) return refuse("C-5.7", "no.takes-numbers", { cell: at });
  if (board[table.cellsAt[seat] + cell] !== 0) return refuse("C-5.7", "no.full", { cell: at });
  return refuse("C-5.7", "no.other-symbol", { gift: giftWord, needs: maskName(sheet.own[cell]) });
}

function whyNotOnPlan(sight: Sight, gift: number, symbol: number): Refusal {
  const { table, board } = sight;
  const { plan } = table;
  const thing = plan.partThing[plan.symbolPart[symbol]];
  const held = board[table.symbolsAt + symbol];
  const name = plan.thingNames[thing];
  if (held === NOT_NEEDED) return refuse("C-1.3", "no.not-needed");
  if (held !== 0) return refuse("C-4.2", "no.crossed");
  if (board[table.thingsAt + thing] === DONE) return refuse("C-6.5", "no.overcome", { thing: name });
  if (board[table.thingsAt + thing] !== OPEN) return whyClosed(sight, thing);
  if ((gift & plan.symbolMask[symbol]) === 0) {
    return refuse("C-4.2", "no.other-symbol", { gift: giftName(gift), needs: maskName(plan.symbolMask[symbol]) });
  }
  if (plan.symbolAfter[symbol].some((earlier) => board[table.symbolsAt + earlier] === 0)) {
    return refuse("C-6.4", "no.order", { thing: name });
  }
  return refuse("C-6.8", "no.forbidden", { symbols: maskName(board[FORBIDDEN]).split("/") });
}

function whyClosed({ table, board }: Sight, thing: number): Refusal {
  const { plan } = table;
  const room = plan.thingRoom[thing];
  const isRoomOpen = board[table.roomsAt + room] === OPEN;
  return isRoomOpen
    ? refuse("C-6.2", "no.not-led", { thing: plan.thingNames[thing] })
    : refuse("C-6.2", "no.closed", { room: plan.roomNames[room] });
}
