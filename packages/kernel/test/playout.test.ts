import { drawFrom, fastRandom } from "@safehouse/chance";
import { pickOne, playout, type Random, shuffle } from "@safehouse/kernel";
import { arrive, sheet, vote } from "@safehouse/testkit";
import { expect, test } from "vitest";

test("a playout ends with every player decision counted and every step watched", () => {
  const random = fastRandom(1);
  const state = arrive(sheet, { rounds: 2 }, 3, []);
  const told: string[] = [];
  const answered = playout(
    sheet,
    state,
    {
      choose: (_decision, _view, moves) => pickOne(random, moves),
      draw: ({ draw }) => drawFrom(random, draw),
      watch: (events) => told.push(...events.map((event) => event.type)),
    },
    100,
  );
  expect(answered).toBe(6);
  expect(sheet.outcome(state)).not.toBeNull();
  expect(told.filter((type) => type === "wrote")).toHaveLength(6);
  expect(told.filter((type) => type === "rolled")).toHaveLength(2);
});

test("a playout waits for those who have not answered a sealed question", () => {
  const state = arrive(vote, { motions: 1 }, 3, []);
  const asked: number[] = [];
  const answered = playout(
    vote,
    state,
    {
      choose: ({ seat }) => {
        asked.push(seat);
        return { vote: "aye" };
      },
      draw: () => [0, 1, 2],
    },
    100,
  );
  expect(answered).toBe(3);
  expect(asked).toEqual([0, 1, 2]);
});

test("a playout stops at its limit", () => {
  const players = { choose: () => ({ vote: "aye" as const }), draw: () => [0, 1, 2] };
  expect(playout(vote, arrive(vote, {}, 3, []), players, 4)).toBeNull();
});

test("a shuffle goes from the top down: the order is part of the verifiable stream", () => {
  const limits: number[] = [];
  const script: Random = { below: (limit) => (limits.push(limit), 0) };
  expect(shuffle(script, ["a", "b", "c", "d"])).toEqual(["b", "c", "d", "a"]);
  expect(limits).toEqual([4, 3, 2]);
});
