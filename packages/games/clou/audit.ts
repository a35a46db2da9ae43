import { CARS, DICE, DONE, OVER, OPEN, POLICE, SETTLER, STAGE, TIME, TRACES, USE_DICE } from "./slots.ts";
import { BAR_BOX, CIRCLE_BOX, PYRAMID_BOX, TREE_CIRCLE } from "./compile/sheet.ts";
import { numbersThat, COMPARISONS } from "./content/conditions.ts";
import type { Sight } from "./play.ts";
import { isPartDone } from "./rules/access.ts";

/** What must hold in every state; normally nothing is wrong. */
export function audit(sight: Sight): string[] {
  const { table, board, queue } = sight;
  const { plan } = table;
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  expect(board.length === table.size, `the board has ${board.length} numbers instead of ${table.size}`);
  expect(board.every(Number.isInteger), "the board holds something that is no whole number");
  const isBetween = (n: number, most: number): boolean => n >= 0 && n <= most;
  expect(isBetween(board[TIME], plan.time), `${board[TIME]} time symbols are left of ${plan.time}`);
  expect(isBetween(board[TRACES], plan.traces), `${board[TRACES]} traces are left of ${plan.traces}`);
  expect(isBetween(board[CARS], plan.cars), `${board[CARS]} cars are left of ${plan.cars}`);
  expect(isBetween(board[POLICE], plan.police), `${board[POLICE]} police are left of ${plan.police}`);
  expect(board[TRACES] > 0 || board[STAGE] === OVER, "the last trace is crossed and the match goes on");
  expect(queue.length === 0 || board[SETTLER] >= 0, "symbols wait and nobody settles them");
  expect(board[SETTLER] < 0 || board[STAGE] === USE_DICE, "symbols are settled outside the dice phase");
  if (table.starUsedAt >= 0) expect(isBetween(board[table.starUsedAt], 1), "more than one star was crossed this round");
  for (let seat = 0; seat < table.seats; seat++) problems.push(...auditSheet(sight, seat));
  return [...problems, ...auditPlan(sight)];
}

/** Every number written still meets its condition, bars have no gaps, and a tree has one path. */
function auditSheet({ table, board }: Sight, seat: number): string[] {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const held = (cell: number): number => board[at + cell];
  return sheet.names.flatMap((name, cell) => {
    if (held(cell) === 0) return [];
    const kind = sheet.kind[cell];
    const isNumber = kind === BAR_BOX || kind === CIRCLE_BOX || kind === PYRAMID_BOX;
    if (isNumber && !((sheet.own[cell] >> Math.abs(held(cell))) & 1)) return [`${name} holds ${held(cell)}`];
    if (!isNumber && held(cell) !== 1) return [`${name} is crossed ${held(cell)} times`];
    if (kind === BAR_BOX && sheet.before[cell] >= 0 && held(sheet.before[cell]) === 0) return [`a gap before ${name}`];
    if (kind === TREE_CIRCLE) {
      const path = sheet.column[cell].filter((other) => held(other) !== 0);
      const { length } = sheet.parents[cell];
      if (path.length !== 1) return [`${name} is one of ${path.length} paths`];
      if (length > 0 && !sheet.parents[cell].some((parent) => held(parent) !== 0)) return [`${name} hangs in the air`];
    }
    if (kind === PYRAMID_BOX && sheet.belowLeft[cell] >= 0) {
      const sum = held(sheet.belowLeft[cell]) + held(sheet.belowRight[cell]);
      const isRight = (numbersThat(COMPARISONS[sheet.compare[cell]], sum) >> held(cell)) & 1;
      if (!isRight) return [`${name} holds ${held(cell)} over ${sum}`];
    }
    return [];
  });
}

/** Nothing is overcome out of reach, and what is complete is overcome. */
function auditPlan(sight: Sight): string[] {
  const { table, board } = sight;
  const { plan } = table;
  return plan.thingNames.flatMap((name, thing) => {
    const held = board[table.thingsAt + thing];
    const isDone = plan.thingParts[thing].some((part) => isPartDone(sight, part));
    const problems: string[] = [];
    const isByItself = thing < plan.challengeCount || plan.isFree[thing];
    if (
      held === OPEN &&
      isDone &&
      isByItself &&
      board[STAGE] !== OVER &&
      // What is crossed before the break-in counts from the first throw on.
      board[DICE] !== 0 &&
      table.plan.partSymbols[plan.thingParts[thing][0]].length > 0
    )
      problems.push(`${name} is complete but not overcome`);
    if (held !== 0 && held !== DONE && board[table.roomsAt + plan.thingRoom[thing]] !== OPEN) {
      problems.push(`${name} is open in a closed room`);
    }
    return problems;
  });
}
