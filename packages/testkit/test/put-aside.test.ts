import {
  commit,
  type Decision,
  decisionId,
  prepareDraw,
  prepareMove,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";
import { expect, test } from "vitest";
import type { Law } from "../src/laws.ts";
import { sheet, sheetKit } from "../src/minis/index.ts";
import type { State } from "../src/minis/sheet/game.ts";
import { newTally, tableViewers, type Trial } from "../src/trial.ts";
import { examineUndo } from "../src/undo-laws.ts";

/** The sheet, but whoever writes a 6 has to nod; meanwhile the others' questions are put aside, and come back under a new name. */
const nodding = {
  ...sheet,
  meta: { ...sheet.meta, decisions: { write: {}, nod: {} } },
  pending(state: State): readonly Decision[] {
    const { settler = null, nods = 0 } = state as State & { settler?: number | null; nods?: number };
    if (settler !== null) return [{ id: decisionId("nod", settler, nods), seat: settler, kind: "nod" }];
    return sheet
      .pending(state)
      .map((one) => (one.seat === null ? one : { ...one, id: decisionId(one.kind, one.seat, nods) }));
  },
  check: (view: never, decision: { kind: string; seat: number }, move: unknown) =>
    decision.kind === "nod" ? null : sheet.check(view, decision as never, move),
  apply(state: State & { settler?: number | null; nods?: number }, decision: Decision, move: never) {
    if ((move as { value?: number }).value === 6) state.settler = decision.seat;
    if (decision.kind !== "nod") return sheet.apply(state, decision, move);
    state.settler = null;
    state.nods = (state.nods ?? 0) + 1;
    return [];
  },
  clone: (state: State) => structuredClone(state),
};

function examined(timeline: Timeline, seat: number): { law: Law; detail: string }[] {
  const found: { law: Law; detail: string }[] = [];
  const trial = {
    game: timeline.game,
    kit: sheetKit,
    config: timeline.config,
    seats: timeline.seats,
    viewers: tableViewers(timeline.seats),
    report: (law: Law, detail: string) => found.push({ law, detail }),
    tally: newTally(),
  } as unknown as Trial;
  examineUndo(trial, timeline, seat, { views: null } as never);
  expect(trial.tally.undos).toBe(1);
  return found;
}

function answer(timeline: Timeline, seat: number, move: object): void {
  const decision = timeline.game.pending(timeline.state).find((one) => one.seat === seat) as { id: string };
  const step = prepareMove(timeline, seat, decision.id, move);
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  commit(timeline, step.value);
}

test("undo: a question that came back under another name is not answered again under the old one", () => {
  const timeline = startTimeline(nodding as never, { rounds: 2 }, 3);
  commit(timeline, prepareDraw(timeline, timeline.game.pending(timeline.state)[0] as Decision, [2, 6]));
  answer(timeline, 0, { cell: 3, value: 2 });
  // Taken back at once, the same question stands there, and the same answer leads to the same.
  expect(examined(timeline, 0)).toEqual([]);
  answer(timeline, 1, { cell: 4, value: 6 });
  answer(timeline, 1, {});
  expect(examined(timeline, 0)).toEqual([]);
});
