import { type AnyGame, decisionClosed, MOST_UNDOS, nothingToUndo } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import type { Moment, Told } from "../../src/play/session.ts";
import { closedBy, isClosed } from "../../src/play/table/closed.ts";
import { mayUndo } from "../../src/play/undo.ts";

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({
  n,
  view: { seat: 0, silent: false },
  pending: [],
  moves: [],
  outcome: null,
  ...more,
});
const told = (n: number, seat: number | null, decision: string, type = "named"): Told => ({
  n,
  seat,
  decision,
  events: [{ type }],
});

describe("a question that closed", () => {
  const log = [told(1, null, "deck"), told(2, 1, "turn:1:1"), told(3, 0, "believe:0:1"), told(4, 2, "turn:2:1")];

  test("was answered by somebody in one's place", () => {
    expect(closedBy(log, "believe:0:1", 1)?.n).toBe(3);
  });

  test("or by what was done first after it was last open", () => {
    expect(closedBy(log, "parry:0:1", 3)?.n).toBe(4);
    expect(closedBy(log, "parry:0:1", 4)).toBeNull();
  });

  test("is told from any other refusal", () => {
    expect([isClosed(decisionClosed()), isClosed(nothingToUndo())]).toEqual([true, false]);
  });
});

describe("taking back", () => {
  const game = {
    meta: {
      decisions: { turn: { final: true }, colour: {}, believe: { sealed: true } },
      events: { named: {}, drew: { reveals: true } },
    },
  } as unknown as AnyGame;
  const offered = (log: readonly Told[], now = moment(9)): boolean => mayUndo(game, 0, now, log);

  test("is offered for one's own last move", () => {
    expect(offered([told(1, 0, "colour:0:1")])).toBe(true);
    expect(offered([told(1, 0, "colour:0:1"), told(2, 1, "colour:1:1")])).toBe(true);
    expect(offered([])).toBe(false);
  });

  test("is not offered after luck, a revelation, a final answer, or the end", () => {
    expect(offered([told(1, 0, "colour:0:1"), told(2, null, "deck")])).toBe(false);
    expect(offered([told(1, 0, "colour:0:1", "drew")])).toBe(false);
    expect(offered([told(1, 0, "turn:0:1")])).toBe(false);
    const over = moment(9, { outcome: { type: "shared", result: "won", points: 1, lines: [] } });
    expect(offered([told(1, 0, "colour:0:1")], over)).toBe(false);
    expect(mayUndo(game, "spectator", moment(9), [told(1, 0, "colour:0:1")])).toBe(false);
  });

  test("looks past what was taken back", () => {
    const undo: Told = { n: 2, seat: 0, decision: "undo", events: [], undoes: 1 };
    expect(offered([told(1, 0, "colour:0:1"), undo])).toBe(false);
  });

  test("H-5 is no longer offered for what was taken back too often", () => {
    const tried = (times: number): Told[] => {
      const log: Told[] = [];
      for (let i = 0; i < times; i++) {
        log.push(told(2 * i + 1, 0, "colour:0:1"), { ...told(2 * i + 2, 0, "undo"), undoes: 2 * i + 1 });
      }
      return [...log, told(2 * times + 1, 0, "colour:0:1")];
    };
    expect(offered(tried(MOST_UNDOS - 1))).toBe(true);
    expect(offered(tried(MOST_UNDOS))).toBe(false);
    expect(offered([...tried(MOST_UNDOS), told(99, 0, "colour:0:2")])).toBe(true);
  });

  test("is offered for one's own sealed answer, and for nothing before it", () => {
    const believe = { id: "believe:0:1", seat: 0, kind: "believe" };
    const answered = moment(3, { pending: [believe] });
    const open = moment(3, { pending: [believe], moves: [{ decision: believe.id, move: "yes" }] });
    expect(offered([told(1, 0, "colour:0:1")], answered)).toBe(true);
    expect(offered([told(1, 0, "colour:0:1")], open)).toBe(false);
  });
});
