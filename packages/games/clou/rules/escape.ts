import {
  CARS,
  CAUGHT_BY_POLICE,
  CHOOSE_DRIVER,
  DRIVE,
  DRIVER,
  ESCAPE,
  ESCAPED,
  OPEN_BOX,
  OVER,
  POLICE,
  SETTLER,
  STAGE,
  THROWS,
} from "../slots.ts";
import type { Play } from "../play.ts";
import { endMatch } from "./ending.ts";
import { paysAtAlarm, whoHas } from "./talents.ts";
import { payForUnused } from "./unused.ts";

/** The alarm amid the dice: those left cost nothing (C-7.3, A-4.3). */
export function breakOff(play: Play): void {
  if (paysAtAlarm(play.table)) payForUnused(play);
  if (play.board[STAGE] !== OVER) startEscape(play);
}

/** C-7.3, C-7.6: at the alarm everything pending is lost, and the crew looks for a driver, unless it needs none. */
export function startEscape(play: Play): void {
  const { table, board, queue, events } = play;
  queue.length = 0;
  board[SETTLER] = -1;
  board[OPEN_BOX] = -1;
  const planner = whoHas(table, "escapes");
  if (planner !== null) {
    events?.push({ type: "planned", thief: planner });
    endMatch(play, ESCAPED);
  } else if (table.seats > 1) board[STAGE] = CHOOSE_DRIVER;
  else appoint(play, 0, []);
}

/** Most votes; a tie goes to the lowest seat. */
export function closeDriver(play: Play, votes: readonly number[]): void {
  const count = votes.map((_, seat) => votes.filter((vote) => vote === seat).length);
  appoint(play, count.indexOf(Math.max(...count)), votes);
}

function appoint({ board, events }: Play, seat: number, votes: readonly number[]): void {
  board[DRIVER] = seat;
  board[STAGE] = DRIVE;
  // Alone there is no vote, and nothing is told that was hidden.
  if (votes.length > 0) events?.push({ type: "driver", seat, votes: [...votes] });
}

export function drive({ board, events }: Play, seat: number): void {
  board[STAGE] = ESCAPE;
  events?.push({ type: "drove", seat });
}

/** The driver's die crosses cars, police or both; all cars first or at the same time: away. */
export function throwEscape(play: Play, face: number): void {
  const { table, board, events } = play;
  const sheet = table.sheets[board[DRIVER]];
  board[THROWS] += 1;
  board[CARS] -= sheet.cars[face];
  board[POLICE] -= sheet.police[face];
  events?.push({ type: "escape", throw: board[THROWS], face, cars: board[CARS], police: board[POLICE] });
  if (board[CARS] === 0) endMatch(play, ESCAPED);
  else if (board[POLICE] === 0) endMatch(play, CAUGHT_BY_POLICE);
  else board[STAGE] = DRIVE;
}
