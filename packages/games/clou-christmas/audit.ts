import { audit as auditHeist } from "../clou/audit.ts";
import { itemsOf } from "./rules/buying.ts";
import { sightOf } from "./answers.ts";
import type { Setting } from "./setting.ts";
import type { State } from "./state.ts";

/** What must hold in every state; normally nothing is wrong. */
export function audit(setting: Setting, { campaign, heist, seats }: State): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const { traces, kitty, prison, reports, boxes, ending, phase } = campaign;
  expect(traces.crossed >= 0 && traces.crossed <= traces.total, `${traces.crossed} traces of ${traces.total}`);
  expect(traces.crossed < traces.total || ending === "traced", "all traces are crossed and the campaign goes on");
  expect(kitty.length === reports.length, `${kitty.length} lines in the kitty for ${reports.length} heists`);
  kitty.forEach(({ rest, points, expenses, left }, i) => {
    expect(rest + points - expenses === left, `line ${i + 1} of the kitty does not add up`);
    expect(left >= 0 || expenses === 0, `line ${i + 1} of the kitty buys on credit`);
    expect(rest === (kitty[i - 1]?.left ?? 0), `line ${i + 1} of the kitty does not go on from the one before`);
  });
  expect(new Set(prison).size === prison.length, `somebody sits twice: ${prison.join()}`);
  for (const { id, price } of itemsOf(setting.sheet)) {
    expect((boxes[id] ?? 0) <= price, `${boxes[id]} boxes of ${id} are crossed, and there are ${price}`);
  }
  expect((phase === "over") === (ending !== null), `the phase is ${phase} and the ending ${String(ending)}`);
  expect(heist === null || heist.seats === seats, "the heist has other seats");
  const sight = sightOf(setting, { heist: heist && { ...heist, seat: null, silent: false, vote: -1 } });
  return sight === null ? problems : [...problems, ...auditHeist(sight), ...auditJoined(sight)];
}

/** a cell of the campaign holds the same for everybody. */
function auditJoined({ table, board }: NonNullable<ReturnType<typeof sightOf>>): string[] {
  const held = table.sheets.map(({ ownCells, names }, seat) =>
    board.slice(table.cellsAt[seat] + ownCells, table.cellsAt[seat] + names.length).join(),
  );
  return new Set(held).size === 1 ? [] : ["the campaign's cells differ between the seats"];
}
