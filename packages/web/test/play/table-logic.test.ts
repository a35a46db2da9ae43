import { type AnyGame, MOST_UNDOS } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import type { Moment, Told } from "../../src/play/session.ts";
import { News } from "../../src/play/table/latest.ts";
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

describe("the latest news", () => {
  const log = [told(1, null, "deck"), told(2, 0, "turn:0:1"), told(3, 1, "turn:1:1")];

  test("are the events since the moment before, once", () => {
    const news = new News();
    expect(news.take(moment(1), log, false).latest.events).toEqual([]);
    const next = moment(3);
    const { latest, rows } = news.take(next, log, false);
    expect(rows.map(({ n }) => n)).toEqual([2, 3]);
    expect(news.take(next, log, false).latest).toBe(latest);
    expect(news.take(moment(3), log, false).latest.events).toEqual([]);
  });

  test("are none where a replay jumps or goes back", () => {
    const news = new News();
    news.take(moment(1), log, true);
    expect(news.take(moment(2), log, true).rows).toHaveLength(1);
    expect(news.take(moment(1), log, true).rows).toEqual([]);
    expect(news.take(moment(3), log, true).rows).toEqual([]);
  });

  test("tell a replay's jumps from its steps, so that nothing old stays on the board", () => {
    const news = new News();
    const jumpsAt = (n: number, isReplay = true): number => news.take(moment(n), log, isReplay).jumps;
    expect([jumpsAt(1), jumpsAt(2), jumpsAt(2), jumpsAt(1), jumpsAt(3), jumpsAt(8, false)]).toEqual([0, 0, 0, 1, 2, 2]);
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
