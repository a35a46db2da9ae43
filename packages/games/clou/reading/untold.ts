import { ALARM, DRIVER, ENDING, OPEN, ROUND, SEAT_SIZE, STAGE, TIME, TRACES, USED } from "../slots.ts";
import type { Table } from "../compile/table.ts";
import type { Event } from "../events.ts";

/** The board after an entry, as far as it has been told: what is still `untold` stands there as before. Both are of one match. */
export function boardSoFar(
  table: Table,
  before: readonly number[],
  after: readonly number[],
  untold: readonly Event[],
): number[] {
  const board = [...after];
  const keep = (...slots: readonly number[]): void => {
    for (const slot of slots) board[slot] = before[slot];
  };
  keep(STAGE, ROUND, ENDING, DRIVER);
  if (untold.some(({ type }) => type === "alarm")) keep(ALARM);
  if (untold.some((event) => event.type === "time" && event.cause === "round")) {
    for (const at of table.seatAt) for (let i = USED; i < SEAT_SIZE; i++) keep(at + i);
  }
  keepPlan(table, board, before, untold);
  // The first that is untold says how many there were.
  for (const event of untold.toReversed()) {
    if (event.type === "time") board[TIME] = event.left + event.count;
    if (event.type === "traced") board[TRACES] = event.left + event.count;
    if (event.type === "reacted") {
      const bar = table.plan.bars.findIndex(({ id }) => id === event.rule);
      if (bar >= 0) board[table.barsAt + bar] = event.left + 1;
    }
  }
  return board;
}

/** Challenges, loot and rooms that are untold, and whatever they opened. */
function keepPlan(
  { plan, thingsAt, roomsAt }: Table,
  board: number[],
  before: readonly number[],
  untold: readonly Event[],
): void {
  const things = new Set(
    untold.flatMap((event) =>
      event.type === "overcome" ? [event.challenge] : event.type === "looted" ? [event.loot] : [],
    ),
  );
  const rooms = new Set(untold.flatMap((event) => (event.type === "opened" ? [event.room] : [])));
  if (things.size === 0 && rooms.size === 0) return;
  plan.thingNames.forEach((name, i) => {
    if (things.has(name) || board[thingsAt + i] === OPEN) board[thingsAt + i] = before[thingsAt + i];
  });
  plan.roomNames.forEach((name, i) => {
    if (rooms.has(name)) board[roomsAt + i] = before[roomsAt + i];
  });
}
