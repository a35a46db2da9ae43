import { type Decision, decisionId } from "@safehouse/kernel";
import {
  ALARM,
  ASKED,
  CHOOSE_DRIVER,
  DRIVE,
  DRIVER,
  ESCAPE,
  FINISHED,
  LEAVE,
  OPEN_BOX,
  ROUND,
  SETTLER,
  STAGE,
  THROW_ANEW,
  THROW_DICE,
  THROWS,
  USE_DICE,
} from "./slots.ts";
import type { Sight } from "./play.ts";
import { isOffering } from "./rules/passages.ts";
import { facesOf } from "./rules/dice.ts";
import { untouchedDice } from "./rules/star-rights.ts";

/** What the match waits for now. */
export function pending(sight: Sight): Decision[] {
  const { table, board } = sight;
  if (board[STAGE] === THROW_DICE) return [chance(`round-${board[ROUND]}/dice`, 3)];
  if (board[STAGE] === THROW_ANEW)
    return [chance(`round-${board[ROUND]}/again`, facesOf(board, untouchedDice(sight)).length)];
  if (board[STAGE] === ESCAPE) return [chance(`escape-${board[THROWS] + 1}/die`, 1)];
  const decisions: Decision[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const kind = questionFor(sight, seat);
    if (kind !== null)
      decisions.push({ id: decisionId(kind, seat, board[table.seatAt[seat] + ASKED] + 1), seat, kind });
  }
  return decisions;
}

function chance(label: string, dice: number): Decision {
  return { kind: "chance", seat: null, label, draw: { dice } };
}

/**
 * What a seat is asked, if anything. While one settles symbols nobody else is asked (C-3.3); a question that was put aside for that
 * comes back under a new number (see apply.ts).
 */
export function questionFor({ table, board }: Pick<Sight, "table" | "board">, seat: number): string | null {
  switch (board[STAGE]) {
    case USE_DICE:
      if (board[SETTLER] >= 0) {
        if (board[SETTLER] !== seat) return null;
        if (board[ALARM] === 1) return "flee";
        if (isOffering({ table, board })) return "offer";
        return board[OPEN_BOX] >= 0 ? "number" : "settle";
      }
      return board[table.seatAt[seat] + FINISHED] === 0 ? "dice" : null;
    case LEAVE:
      return "leave";
    case CHOOSE_DRIVER:
      return "driver";
    case DRIVE:
      return board[DRIVER] === seat ? "drive" : null;
    default:
      return null;
  }
}
