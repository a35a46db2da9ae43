import type { AnyCore, AnyJudge, AppraisedStep } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { advising } from "../src/review/advice.ts";
import { type AppraisedEntry, swingsOf } from "../src/review/review.ts";

/** A match of one seat's answers: what each changed by the appraisal, and what the judge says is lost by it. */
interface Answer {
  readonly change: number;
  readonly loss?: number;
  readonly error?: number;
  readonly isForced?: boolean;
}

/** Chance comes between the turns. */
function advise(turns: readonly (readonly Answer[])[]): {
  readonly advised: [number, number][];
  readonly asked: number[];
} {
  const steps: AppraisedStep[] = [];
  const entries: AppraisedEntry[] = [];
  const answers: Answer[] = [];
  let worth = 0;
  const add = (seat: number | null, { change, isForced = false }: Answer): void => {
    const n = entries.length + 1;
    const decision = { id: `d:${n}`, seat, kind: "d", ...(seat === null && { draw: { pick: 1 } }) };
    const after = [worth + change];
    steps.push({ n, decision, move: "played", before: n, after: n, isForced, events: [], told: () => [] } as never);
    entries.push({ n, seat, move: "played", isForced, before: [worth], appraised: { after, expected: after } });
    worth += change;
  };
  for (const turn of turns) {
    for (const answer of turn) {
      answers[entries.length + 1] = answer;
      add(0, answer);
    }
    add(null, { change: 0 });
  }
  const asked: number[] = [];
  const game = { view: (state: unknown) => state, moves: () => ["played", "better"] } as unknown as AnyCore;
  const judge = {
    unit: "points",
    nodesASecond: 10,
    judge({ view }: { view: number }) {
      asked.push(view);
      const { loss = 0, error = 0 } = answers[view] ?? {};
      const way = (move: string, lost: number) => ({ way: [move], loss: lost, lossError: error, worlds: 8 });
      const ways = loss === 0 ? [way("played", 0)] : [way("better", 0), way("played", loss)];
      return { ways, reason: { id: "why" } };
    },
  } as unknown as AnyJudge;
  const run = advising(game, judge, steps, entries);
  let step = run.next();
  while (!step.done) step = run.next();
  return { advised: [...step.value].map(([n, { loss }]) => [n, loss]), asked };
}

test("a turn is told by where it was surely lost, and not by the first answer that was a little off", () => {
  const { advised, asked } = advise([
    [{ change: -0.2, loss: 0.1, error: 1 }, { change: -1, loss: 1.1, error: 0.2 }, { change: 0 }],
  ]);
  expect(advised).toEqual([[2, 1.1]]);
  expect(asked).toEqual([2]);
});

test("where the costliest answer was the best after all, the others of the turn are asked about", () => {
  const { advised } = advise([[{ change: -0.1, loss: 0.9, error: 0.2 }, { change: -2 }]]);
  expect(advised).toEqual([[1, 0.9]]);
});

test("a good turn is no mistake, unless it surely was one", () => {
  expect(advise([[{ change: 1, loss: 0.8, error: 0.7 }]]).advised).toEqual([]);
  expect(advise([[{ change: 1, loss: 0.8, error: 0.1 }]]).advised).toEqual([[1, 0.8]]);
  expect(advise([[{ change: 1 }]]).advised).toEqual([[1, 0]]);
});

test("nobody is asked about what could not have been otherwise, and the costliest turns come before gains", () => {
  expect(advise([[{ change: -3, isForced: true }]]).asked).toEqual([]);
  const gains = Array.from({ length: 12 }, () => [{ change: 2 }]);
  expect(advise([...gains, [{ change: -0.5, loss: 0.5 }]]).advised[0]).toEqual([25, 0.5]);
});

test("what seemed to cost much at a glance, and did not where it was played out, swung nothing", () => {
  const decision = { seat: 0, kind: "decision" as const, before: 9, played: "a", error: 0.2 };
  const moments = [
    { ...decision, n: 1, after: 5, best: "b", loss: 0.6 },
    { ...decision, n: 2, after: 6, best: "b", loss: 2.5 },
    { ...decision, n: 3, after: 8, loss: 1 },
    { n: 4, seat: null, kind: "luck" as const, before: 6, after: 8 },
  ];
  const found = (unit: "points" | "lead") => swingsOf({ game: "g", unit, seats: [], moments }, 3).map(({ n }) => n);
  expect(found("points")).toEqual([2, 4, 3]);
  // Where cards lie face down an answer may come to more than anybody could know.
  expect(found("lead")).toEqual([1, 2, 4]);
});
