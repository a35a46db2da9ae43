import {
  type AnyGame,
  commit,
  prepareDraw,
  prepareMove,
  prepareUndo,
  publishedCount,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { History } from "../src/history.ts";
import { vault } from "./vault.ts";

/** Tells everybody everything, so that only the history itself can hide something. */
const open: AnyGame = { ...(vault as AnyGame), viewEvent: (event) => event as unknown };

function begin(): Timeline {
  const timeline = startTimeline(open, { rounds: 1 }, 2);
  const [code] = open.pending(timeline.state);
  if (code === undefined) throw new Error("nothing is drawn");
  commit(timeline, prepareDraw(timeline, code, [3]));
  return timeline;
}

function play(timeline: Timeline, seat: number, decision: string, move: object): void {
  const step = prepareMove(timeline, seat, decision, move);
  if (!step.ok) throw new Error(step.error.reason);
  commit(timeline, step.value);
}

function undo(timeline: Timeline, seat: number): void {
  const step = prepareUndo(timeline, seat);
  if (!step.ok) throw new Error(step.error.reason);
  commit(timeline, step.value);
}

describe("a seat's history", () => {
  const told = (history: History, timeline: Timeline, seat: number): unknown[] =>
    history.of(seat, publishedCount(timeline)).map((event) => {
      const { type, seat: by } = event as { type: string; seat?: number };
      return by === undefined ? type : `${type} ${by}`;
    });

  test("grows with the log, and forgets what was taken back", () => {
    const timeline = begin();
    const history = new History(timeline);
    play(timeline, 0, "mark:0:1", { cell: 2 });
    expect(told(history, timeline, 1)).toEqual(["code 0", "marked 0"]);
    undo(timeline, 0);
    history.forget();
    expect(told(history, timeline, 1)).toEqual(["code 0"]);
    play(timeline, 1, "mark:1:1", { cell: 2 });
    expect(told(history, timeline, 1)).toEqual(["code 0", "marked 1"]);
  });

  test("holds sealed answers of its own, but of nobody else until all are in", () => {
    const timeline = begin();
    const history = new History(timeline);
    play(timeline, 0, "mark:0:1", { cell: 0 });
    play(timeline, 1, "mark:1:1", { cell: 1 });
    play(timeline, 1, "vote:1:1", { vote: 1 });
    expect(told(history, timeline, 0)).toEqual(["code 0", "marked 0", "marked 1"]);
    expect(told(history, timeline, 1)).toEqual(["code 0", "marked 0", "marked 1", "ballot 1"]);
    undo(timeline, 1);
    history.forget();
    expect(told(history, timeline, 1)).toEqual(["code 0", "marked 0", "marked 1"]);
    play(timeline, 1, "vote:1:1", { vote: 0 });
    play(timeline, 0, "vote:0:1", { vote: 0 });
    expect(told(history, timeline, 0).slice(3)).toEqual(["ballot 1", "ballot 0", "voted"]);
  });
});
