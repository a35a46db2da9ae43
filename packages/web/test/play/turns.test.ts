import { UNDO } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import type { Told } from "../../src/play/session.ts";
import { turnsOf } from "../../src/play/table/turns.ts";

const row = (n: number, seat: number | null, decision = `turn:${seat}:1`): Told => ({ n, seat, decision, events: [] });
const shape = (log: readonly Told[]): unknown =>
  turnsOf(log, { turn: {}, vote: { sealed: true } }).map(({ seat, rows }) => [seat, rows.map(({ n }) => n)]);

describe("a log by turns", () => {
  it("begins a turn with whoever moves, and counts chance to the turn it came in", () => {
    expect(shape([row(1, null), row(2, 0), row(3, null), row(4, 1), row(5, 1), row(6, 0)])).toEqual([
      [0, [1, 2, 3]],
      [1, [4, 5]],
      [0, [6]],
    ]);
  });

  it("a move taken back belongs to the turn it was made in", () => {
    expect(shape([row(1, 0), row(2, 1), row(3, 0, UNDO), row(4, 1)])).toEqual([
      [0, [1]],
      [1, [2, 3, 4]],
    ]);
  });

  it("what all are asked at once begins nobody's turn, whoever answers last", () => {
    expect(shape([row(1, 0), row(2, 1, "vote:1:1"), row(3, 2, "vote:2:1"), row(4, 1)])).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
    ]);
  });

  it("is empty where nothing has happened", () => expect(shape([])).toEqual([]));
});
