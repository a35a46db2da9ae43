import { OPEN_BOX } from "./slots.ts";
import { giftName, dieGift, adjustGift } from "./compile/gifts.ts";
import type { Table } from "./compile/table.ts";
import { FACES } from "./content/symbols.ts";
import type { Move } from "./moves.ts";
import type { Sight } from "./play.ts";
import { accepts, canStrike, writable } from "./rules/accepts.ts";
import { isLootTakeable } from "./rules/access.ts";
import { diceLeft, FACE_CODES, faceCodeOf, facesOf, isReady, numberOf, plainSum, waysToTake } from "./rules/dice.ts";
import { anyFor } from "./rules/using.ts";
import { loudGifts } from "./rules/passages.ts";
import { useStillPossible } from "./rules/round.ts";
import { untouchedDice, usableStars } from "./rules/star-rights.ts";
import { circleTargets, hasTarget, planTargets } from "./rules/settling.ts";
import { dieOptions, shiftOptions } from "./rules/whites.ts";

const FINISH: Move = { do: "finish" };
const FLEE: readonly Move[] = [{ do: "flee" }];
const DRIVE: readonly Move[] = [{ do: "drive" }];
const LEAVE: readonly Move[] = [{ do: "stay" }, { do: "run" }];
const PASS: Move = { do: "pass" };
const NONE: readonly Move[] = [];

/**
 * What a seat may answer. The first is what is played for an absent player: it finishes if it may, uses what it must, lets symbols go,
 * stays, and names the first driver.
 */
export function moves(sight: Sight, seat: number, kind: string, hasVoted: boolean): readonly Move[] {
  switch (kind) {
    case "dice":
      return diceMoves(sight, seat);
    case "number":
      return numberMoves(sight, seat);
    case "settle":
      return settleMoves(sight, seat);
    case "offer":
      return offerMoves(sight, seat);
    case "leave":
      return hasVoted ? NONE : LEAVE;
    case "driver":
      return hasVoted ? NONE : sight.table.sheets.map((_, named): Move => ({ do: "name", seat: named }));
    case "flee":
      return FLEE;
    case "drive":
      return DRIVE;
    default:
      return NONE;
  }
}

/** The moves of the dice phase. Once something is made ready, only what leads to the next use is left. */
function diceMoves(sight: Sight, seat: number): Move[] {
  const list = useMoves(sight, seat);
  const isBusy = isReady(sight, seat);
  if (!isBusy && mayFinish(sight, seat, list)) list.unshift(FINISH);
  for (const face of dieOptions(sight, seat)) list.push({ do: "ready", white: giftName(dieGift(face)) });
  for (const [x, by] of shiftOptions(sight, seat)) list.push({ do: "ready", white: giftName(adjustGift(x)), by });
  if (isBusy) return list;
  addAnyMoves(sight, seat, list);
  const { plan } = sight.table;
  for (let loot = plan.challengeCount; loot < plan.thingNames.length; loot++) {
    if (isLootTakeable(sight, loot)) list.push({ do: "loot", loot: plan.thingNames[loot] });
  }
  addStarMoves(sight, seat, list);
  return list;
}

/** C-3.4: no cell of the campaign need be used. */
function mayFinish(sight: Sight, seat: number, uses: readonly Move[]): boolean {
  const { ownCells, names } = sight.table.sheets[seat];
  return uses.length === 0 || (ownCells < names.length && useStillPossible(sight, seat) === null);
}

/** each star for whoever may have it, or for every turn of a die. */
function addStarMoves(sight: Sight, seat: number, list: Move[]): void {
  if (sight.table.starUsedAt < 0) return;
  for (const { id, does, isForAnyone } of usableStars(sight, seat)) {
    if (does === "turns-die") {
      for (const die of new Set(facesOf(sight.board, untouchedDice(sight)))) {
        for (let to = 1; to <= FACES; to++) if (to !== die) list.push({ do: "star", star: id, die, to });
      }
    } else if (isForAnyone) sight.table.sheets.forEach((_, to) => list.push({ do: "star", star: id, for: to }));
    else list.push({ do: "star", star: id });
  }
}

const taken: number[] = [];

function useMoves(sight: Sight, seat: number): Move[] {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const list: Move[] = [];
  const left = diceLeft(sight, seat);
  const isPlain = !isReady(sight, seat);
  if (left === 0 && isPlain) return list;
  const ways = isPlain ? waysToTake(board, left) : [0, ...waysToTake(board, left)];
  const { numberCells, names } = sheet;
  const made = usesOf(table, seat);
  for (let i = 0; i < numberCells.length; i++) taken[i] = accepts(sheet, board, at, numberCells[i]);
  for (const way of ways) {
    const number = isPlain ? plainSum(board, way) : numberOf(sight, seat, way);
    if (number === null) continue;
    for (let i = 0; i < numberCells.length; i++) {
      if ((taken[i] >> number) & 1) list.push(useMove(made, names, board, way, numberCells[i]));
    }
  }
  return list;
}

// Uses are listed at every step of every match: each is made once for a table.
const madeUses = new WeakMap<Table, Move[][]>();

function usesOf(table: Table, seat: number): Move[] {
  let made = madeUses.get(table);
  if (made === undefined) madeUses.set(table, (made = table.sheets.map(() => [])));
  return made[seat];
}

function useMove(made: Move[], names: readonly string[], board: readonly number[], way: number, cell: number): Move {
  const key = cell * FACE_CODES + faceCodeOf(board, way);
  return (made[key] ??= { do: "use", dice: facesOf(board, way), cell: names[cell] });
}

function addAnyMoves(sight: Sight, seat: number, list: Move[]): void {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const mayWrite = anyFor(sight, seat, "number") !== null;
  const mayStrike = anyFor(sight, seat, "circle") !== null;
  if (!mayWrite && !mayStrike) return;
  sheet.names.forEach((name, cell) => {
    const isOpen =
      (mayWrite && writable(sheet, board, at, cell) !== 0) || (mayStrike && canStrike(sheet, board, at, cell));
    if (isOpen) list.push({ do: "any", cell: name });
  });
}

function numberMoves({ table, board }: Sight, seat: number): Move[] {
  const cell = board[OPEN_BOX];
  const numbers = writable(table.sheets[seat], board, table.cellsAt[seat], cell);
  const list: Move[] = [];
  for (let number = 1; number <= 18; number++) if ((numbers >> number) & 1) list.push({ do: "write", number });
  return list;
}

function offerMoves(sight: Sight, seat: number): Move[] {
  const gifts = loudGifts(sight).filter((gift) => hasTarget(sight, seat, gift));
  return [PASS, ...gifts.map((gift): Move => ({ do: "take", gift: giftName(gift) }))];
}

function settleMoves(sight: Sight, seat: number): Move[] {
  const { table, queue } = sight;
  const gifts = [...new Set(queue)];
  const list: Move[] = gifts.map((gift) => ({ do: "let-go", gift: giftName(gift) }));
  for (const gift of gifts) {
    const name = giftName(gift);
    for (const symbol of planTargets(sight, gift)) {
      list.push({ do: "cross", gift: name, at: table.plan.symbolNames[symbol] });
    }
    for (const cell of circleTargets(sight, seat, gift)) {
      list.push({ do: "cross", gift: name, at: table.sheets[seat].names[cell] });
    }
  }
  return list;
}
