import {
  CAUGHT_BY_TRACES,
  CAUGHT_BY_POLICE,
  ENDING,
  ESCAPED,
  OPEN_BOX,
  OVER,
  SETTLER,
  SNEAKED_OUT,
  STAGE,
} from "../slots.ts";
import type { Play } from "../play.ts";

/** C-7: the match is over, and what was still to be settled is lost. */
export function endMatch({ board, queue, events }: Play, ending: number): void {
  board[STAGE] = OVER;
  board[ENDING] = ending;
  board[SETTLER] = -1;
  board[OPEN_BOX] = -1;
  queue.length = 0;
  if (ending === CAUGHT_BY_TRACES) events?.push({ type: "caught", by: "traces" });
  else if (ending === CAUGHT_BY_POLICE) events?.push({ type: "caught", by: "police" });
  else if (ending === SNEAKED_OUT) events?.push({ type: "sneaked-out" });
  else events?.push({ type: ending === ESCAPED ? "escaped" : "ran" });
}
