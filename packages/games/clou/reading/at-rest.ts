import { OPEN_BOX, SETTLER } from "../slots.ts";
import type { View } from "../view.ts";

/** The table as it would be if whoever settles symbols had none left: what others may think about meanwhile (C-3.3). */
export function atRest(view: View): View {
  const board = [...view.board];
  board[SETTLER] = -1;
  board[OPEN_BOX] = -1;
  return { ...view, board, queue: [] };
}
