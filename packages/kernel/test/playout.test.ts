import { drawFrom, fastRandom } from "@safehouse/chance";
import { type ChanceDecision, type Drawn, pickOne, playout, type Random, shuffle } from "@safehouse/kernel";
import { arrive, sheet, vote } from "@safehouse/testkit";
import { expect, test } from "vitest";

const drawnFor = ({ draw }: ChanceDecision): Drawn => drawFrom(fastRandom(1), draw);

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

test("a playout stops at its limit, and not before", () => {
  let answers = 0;
  const players = { choose: () => (answers++, { vote: "aye" as const }), draw: () => [0, 1, 2] };
  expect(playout(vote, arrive(vote, {}, 3, []), players, 3)).toBeNull();
  expect(answers).toBe(3);
});

test("a playout asks everybody a sealed question without looking again, and else looks after every answer", () => {
  const looks = (game: typeof vote | typeof sheet, config: object): number => {
    let count = 0;
    const watched = { ...game, pending: (state: never) => (count++, game.pending(state)) } as typeof sheet;
    const players = { choose: (_d: unknown, _v: unknown, moves: readonly never[]) => moves[0], draw: drawnFor };
    playout(watched, watched.setup(config as never, 3), players as never, 100);
    return count;
  };
  // Chance, the question, and the end.
  expect(looks(vote, { motions: 1 })).toBe(3);
  // Chance, three answers, and the end.
  expect(looks(sheet, { rounds: 1 })).toBe(5);
});

test("a shuffle goes from the top down: the order is part of the verifiable stream", () => {
  const limits: number[] = [];
  const script: Random = { below: (limit) => (limits.push(limit), 0) };
  expect(shuffle(script, ["a", "b", "c", "d"])).toEqual(["b", "c", "d", "a"]);
  expect(limits).toEqual([4, 3, 2]);
});
