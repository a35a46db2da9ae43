import {
  type AnyGame,
  commit,
  copyJson,
  decisionId,
  hashState,
  judge,
  MOST_UNDOS,
  prepareDraw,
  prepareMove,
  prepareUndo,
  publishedCount,
  type Rejection,
  replay,
  type Result,
  type Step,
  type Timeline,
} from "@safehouse/kernel";
import { bundle, follow, followScript, secret, sheet, vote } from "@safehouse/testkit";
import { describe, expect, test } from "vitest";

const why = (result: Result<unknown, Rejection>): string => (result.ok ? "fine" : result.error.refusal.why.id);
const rule = (result: Result<unknown, Rejection>): string => (result.ok ? "fine" : result.error.refusal.rule);

/** Why an undo is turned down: always by the same rule, and always about the answer. */
function whyNotUndone(timeline: Timeline, seat: number): string {
  const undone = prepareUndo(timeline, seat);
  if (undone.ok) return "fine";
  expect(undone).toMatchObject({ error: { reason: "refused", refusal: { rule: "H-4" } } });
  return why(undone);
}

function undo(timeline: Timeline, seat: number): Step {
  const step = prepareUndo(timeline, seat);
  if (!step.ok) throw new Error(step.error.refusal.why.id);
  commit(timeline, step.value);
  return step.value;
}

/** Three seats write side by side; the dice of the second round are not rolled yet. */
const threeNumbers = (): Timeline =>
  followScript(sheet, { rounds: 2 }, 3, [
    [3, 4],
    [0, { cell: 3, value: 3 }],
    [1, { cell: 4, value: 4 }],
    [2, { cell: 5, value: 4 }],
  ]);

const twoVotes = (): Timeline =>
  followScript(vote, {}, 3, [
    [0, 1, 2],
    [0, { vote: "aye" }],
    [1, { vote: "nay" }],
  ]);

describe("answers", () => {
  test("H-1 a late answer is refused as closed, and never counts for the next question", () => {
    const timeline = threeNumbers();
    const late = judge(sheet, timeline.state, 0, "write:0:0", { cell: 2, value: 3 });
    expect(late).toMatchObject({ error: { reason: "closed", refusal: { rule: "H-1", why: { id: "house.closed" } } } });
  });

  test("H-1 nobody answers for chance", () => {
    const timeline = threeNumbers();
    expect(rule(judge(sheet, timeline.state, 0, "round-2/dice", [6, 6]))).toBe("H-1");
  });

  test("H-2 a question is answered by the seat it was put to", () => {
    const timeline = followScript(sheet, {}, 3, [[3, 4]]);
    const foreign = judge(sheet, timeline.state, 1, "write:0:0", { cell: 2, value: 3 });
    expect(foreign).toMatchObject({
      error: { reason: "foreign", refusal: { rule: "H-2", why: { id: "house.not-yours" } } },
    });
  });

  test("H-3 what is no answer is refused, and so is a second one", () => {
    const timeline = twoVotes();
    expect(prepareMove(timeline, 2, "vote:2:0", { vote: "perhaps" })).toMatchObject({
      error: { reason: "refused", refusal: { why: { id: "house.not-an-answer" } } },
    });
    expect(why(prepareMove(timeline, 0, "vote:0:0", { vote: "aye" }))).toBe("house.answered");
    expect(rule(prepareMove(timeline, 0, "vote:0:0", { vote: "aye" }))).toBe("H-3");
  });

  test("H-3 a move nested ever so deep is refused like any other nonsense", () => {
    const timeline = twoVotes();
    const deep: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
    expect(prepareMove(timeline, 2, "vote:2:0", deep)).toMatchObject({
      error: { reason: "refused", refusal: { rule: "H-3", why: { id: "house.not-an-answer" } } },
    });
  });

  test("a prepared step changes nothing until it is committed", () => {
    const timeline = followScript(sheet, {}, 2, [[3, 4]]);
    const before = copyJson(timeline.state);
    const step = prepareMove(timeline, 0, "write:0:0", { cell: 0, value: 3 });
    expect(timeline.state).toEqual(before);
    expect(timeline.entries).toHaveLength(1);
    if (step.ok) commit(timeline, step.value);
    expect(timeline.state).not.toEqual(before);
    expect(timeline.entries[1]).toEqual({ n: 2, decision: "write:0:0", seat: 0, move: { cell: 0, value: 3 } });
  });

  test("an impossible draw, or one that nobody asked for, is the host's mistake", () => {
    const timeline = followScript(sheet, {}, 2, []);
    const [dice] = sheet.pending(timeline.state as never);
    if (dice === undefined) throw new Error("nothing is asked");
    expect(() => prepareDraw(timeline, dice, [7, 1])).toThrow("range");
    expect(() => prepareDraw(timeline, { id: "write:0:0", seat: 0, kind: "write" }, [1, 1])).toThrow("not a chance");
  });
});

describe("H-4 taking back", () => {
  test("one's last move, while nothing came of it", () => {
    const timeline = threeNumbers();
    const step = undo(timeline, 2);
    expect(step.events).toEqual([]);
    expect(step.entry).toEqual({ n: 5, decision: "undo", seat: 2, move: { entry: 4 } });
    expect(timeline.entries).toHaveLength(5);
    expect(sheet.pending(timeline.state as never).map((decision) => decision.seat)).toEqual([2]);
  });

  test("also while others acted since, if their moves hold without it", () => {
    const timeline = threeNumbers();
    undo(timeline, 0);
    const { cells } = timeline.state as { cells: unknown[] };
    expect([cells[3], cells[4], cells[5]]).toEqual([null, { seat: 1, value: 4 }, { seat: 2, value: 4 }]);
  });

  test("and answering the same again leads to the same state", () => {
    const timeline = threeNumbers();
    const before = hashState(timeline.state);
    undo(timeline, 0);
    follow(timeline, [0, { cell: 3, value: 3 }]);
    expect(hashState(timeline.state)).toBe(before);
  });

  test("replays no further back than to what settled it", () => {
    let applied = 0;
    const counted: AnyGame = {
      ...(sheet as AnyGame),
      apply(...args) {
        applied++;
        return sheet.apply(...(args as Parameters<typeof sheet.apply>));
      },
    };
    const timeline = followScript(counted, { rounds: 2 }, 3, [
      [3, 4],
      [0, { cell: 3, value: 3 }],
      [1, { cell: 4, value: 4 }],
      [2, { cell: 5, value: 4 }],
      [3, 4],
      [0, { cell: 2, value: 3 }],
      [1, { cell: 6, value: 4 }],
    ]);
    const whole = replay(sheet, { rounds: 2 }, 3, timeline.entries.slice(0, 6));
    applied = 0;
    undo(timeline, 1);
    expect(applied).toBe(1);
    expect(whole.ok && hashState(whole.value.state)).toBe(hashState(timeline.state));
  });

  test("not if there is nothing to take back, or no longer anything", () => {
    const timeline = followScript(sheet, {}, 2, [
      [3, 4],
      [0, { cell: 0, value: 3 }],
    ]);
    expect(whyNotUndone(timeline, 1)).toBe("house.nothing-to-undo");
    undo(timeline, 0);
    expect(whyNotUndone(timeline, 0)).toBe("house.nothing-to-undo");
  });

  test("one after the other, if one wants to", () => {
    const timeline = followScript(bundle, { rounds: 1 }, 2, [Array.from({ length: 24 }, (_, i) => i)]);
    const fresh = hashState(timeline.state);
    follow(timeline, [0, { do: "add", card: 1 }]);
    follow(timeline, [0, { do: "add", card: 3 }]);
    undo(timeline, 0);
    expect(undo(timeline, 0).undoes).toBe(2);
    expect(hashState(timeline.state)).toBe(fresh);
  });

  test("not once others have built on it", () => {
    expect(whyNotUndone(threeNumbers(), 1)).toBe("house.undo-built-upon");
  });

  test("not once chance has spoken", () => {
    const timeline = threeNumbers();
    follow(timeline, [6, 6]);
    expect(whyNotUndone(timeline, 2)).toBe("house.undo-too-late");
  });

  test("not once something hidden was told, be it by the move itself", () => {
    const timeline = followScript(secret, {}, 3, [
      [1],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, { do: "hint", hint: "none" }],
    ]);
    follow(timeline, [1, { do: "open", box: 0 }]);
    expect(whyNotUndone(timeline, 1)).toBe("house.undo-too-late");
    follow(timeline, [2, { do: "pass" }]);
    expect(prepareUndo(timeline, 2).ok).toBe(true);
  });

  test("not a final answer", () => {
    const timeline = followScript(secret, {}, 2, [
      [1],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, { do: "hint", hint: "none" }],
    ]);
    expect(whyNotUndone(timeline, 0)).toBe("house.undo-final");
  });

  test("a sealed answer can be changed while the question is open, not afterwards", () => {
    const timeline = twoVotes();
    undo(timeline, 0);
    follow(timeline, [0, { vote: "nay" }]);
    follow(timeline, [2, { vote: "nay" }]);
    expect((timeline.state as { results: unknown[] }).results).toEqual([{ ayes: [], carried: false }]);
    expect(whyNotUndone(timeline, 0)).toBe("house.undo-too-late");
  });

  test("nothing once the match is over: the seed is open", () => {
    const timeline = followScript(sheet, { rounds: 1 }, 2, [
      [3, 4],
      [0, { cell: 0, value: 3 }],
      [1, { cell: 1, value: 4 }],
    ]);
    expect(whyNotUndone(timeline, 1)).toBe("house.undo-too-late");
  });

  test("the log with its undos replays to the same state", () => {
    const timeline = threeNumbers();
    undo(timeline, 2);
    undo(timeline, 1);
    follow(timeline, [1, { cell: 2, value: 4 }]);
    follow(timeline, [2, { cell: 1, value: 3 }]);
    const replayed = replay(sheet, timeline.config, 3, timeline.entries);
    expect(replayed.ok && hashState(replayed.value.state)).toBe(hashState(timeline.state));
  });

  // Seat 0 makes a move that opens a sealed vote. Whether that move can be taken back must not depend on sealed answers: the refusal
  // would tell seat 0 that somebody has voted.
  test("the answer to an undo does not tell that somebody has answered a sealed question", () => {
    const called: AnyGame = {
      ...vote,
      meta: { ...vote.meta, decisions: { ...vote.meta.decisions, call: {} } },
      setup: (config, seats) => ({
        ...vote.setup(config as never, seats),
        phase: "vote",
        briefs: [0, 0, 0],
        called: false,
      }),
      pending: (state) =>
        state.called ? vote.pending(state) : [{ id: decisionId("call", 0, 0), seat: 0, kind: "call" }],
      moves: (view, decision) => (decision.kind === "call" ? ["call"] : vote.moves(view, decision)),
      check: (view, decision, move) => (decision.kind === "call" ? null : vote.check(view, decision, move)),
      apply: (state, decision, move) =>
        decision.kind === "call" ? ((state.called = true), []) : vote.apply(state, decision, move as never),
    };
    const timeline = followScript(called, { motions: 1 }, 3, [[0, "call"]]);
    const before = prepareUndo(timeline, 0).ok;
    follow(timeline, [1, { vote: "aye" }]);
    expect(prepareUndo(timeline, 0).ok).toBe(before);
  });
});

describe("the published count of entries", () => {
  test("stays as it was while a sealed question is open, whoever answers or changes the answer", () => {
    const timeline = followScript(vote, {}, 3, [[0, 1, 2]]);
    const counts = [publishedCount(timeline)];
    const note = (): unknown => counts.push(publishedCount(timeline));
    follow(timeline, [0, { vote: "aye" }]);
    note();
    follow(timeline, [1, { vote: "aye" }]);
    note();
    undo(timeline, 0);
    note();
    follow(timeline, [0, { vote: "nay" }]);
    note();
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    follow(timeline, [2, { vote: "nay" }]);
    expect(publishedCount(timeline)).toBe(6);
  });

  test("stays through a series of choices that ends in done", () => {
    const timeline = followScript(bundle, { rounds: 1, hand: 2 }, 2, [Array.from({ length: 24 }, (_, i) => i)]);
    for (const answer of [
      [0, { do: "add", card: 0 }],
      [0, { do: "add", card: 1 }],
      [0, { do: "done" }],
      [1, { do: "add", card: 2 }],
    ] as const) {
      follow(timeline, answer);
      expect(publishedCount(timeline)).toBe(1);
    }
    follow(timeline, [1, { do: "done" }]);
    expect(publishedCount(timeline)).toBe(6);
  });

  test("grows with every entry where nothing is sealed, undos included", () => {
    const timeline = threeNumbers();
    expect(publishedCount(timeline)).toBe(4);
    undo(timeline, 2);
    expect(publishedCount(timeline)).toBe(5);
  });
});

describe("H-5 taking back for ever", () => {
  const again = (timeline: Timeline, times: number): void => {
    for (let i = 0; i < times; i++) {
      undo(timeline, 2);
      follow(timeline, [2, { cell: 5, value: 4 }]);
    }
  };

  test("one decision is taken back only so often", () => {
    const timeline = threeNumbers();
    again(timeline, 2);
    expect(prepareUndo(timeline, 2, 3).ok).toBe(true);
    again(timeline, 1);
    const refused = prepareUndo(timeline, 2, 3);
    expect([rule(refused), why(refused)]).toEqual(["H-5", "house.undo-worn-out"]);
  });

  test("another decision, or another seat's, is none of it", () => {
    const timeline = threeNumbers();
    again(timeline, 3);
    undo(timeline, 0);
    expect(prepareUndo(timeline, 1, 3).ok).toBe(true);
  });

  test("a log from before there was a limit is replayed as it is", () => {
    const timeline = threeNumbers();
    again(timeline, MOST_UNDOS + 5);
    const replayed = replay(sheet, { rounds: 2 }, 3, timeline.entries);
    expect(replayed.ok && hashState(replayed.value.state)).toBe(hashState(timeline.state));
  });
});
