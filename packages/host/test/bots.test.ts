import { type AnyGame, startTimeline } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { nextBotQuestion } from "../src/bots.ts";
import { type BotFailure, type BotQuestion, type Match, memoryJournal } from "../src/index.ts";
import { Mask } from "../src/mask.ts";
import { openQuestions } from "../src/sight.ts";
import { fakeClock, fragileJournal, oneHuman, people, robots, send, settle, sit } from "./table.ts";
import { vault } from "./vault.ts";

describe("bots", () => {
  test("play a match to its end by themselves", async () => {
    const match = await sit({ seats: robots(4), config: { rounds: 9 } });
    await match.idle();
    expect(match.record()?.entries).toHaveLength(9 * (2 + 4 + 4 + 1));
  });

  test("play the same match again from the same seed, and another from another number", async () => {
    const play = async (options: { botSeed?: number }): Promise<unknown> => {
      const match = await sit({ seats: robots(3), ...options });
      await match.idle();
      return match.record()?.entries;
    };
    expect(await play({})).toEqual(await play({}));
    expect(await play({ botSeed: 1 })).toEqual(await play({ botSeed: 1 }));
    expect(await play({ botSeed: 1 })).not.toEqual(await play({ botSeed: 2 }));
  });

  test("wait for people, and go on when these have answered", async () => {
    const match = await sit({ seats: oneHuman(2) });
    await match.idle();
    expect(match.snapshot(0).pending.map(({ id }) => id)).toEqual(["mark:0:1"]);
    await match.playAbsent(0);
    await match.idle();
    expect(match.snapshot(0).pending).toHaveLength(3);
    await match.playAbsent(0);
    await match.idle();
    expect(match.snapshot(0).pending.map(({ id }) => id)).toEqual(["tell:0:1"]);
  });

  test("sit still without autoplay", async () => {
    const match = await sit({ seats: robots(2), autoplay: false });
    await match.idle();
    expect(match.n).toBe(1);
    expect(await match.playAbsent(1)).toMatchObject({ status: "done" });
    await match.idle();
    expect(match.n).toBe(2);
  });

  test("are asked like players: their view, their moves, all they were told, and no more", async () => {
    const questions: BotQuestion[] = [];
    const bots = {
      choose(_level: string, question: BotQuestion): unknown {
        questions.push(question);
        return question.moves[0];
      },
    };
    const match = await sit({ seats: oneHuman(2), bots, botNodes: 77 });
    await match.idle();
    await match.playAbsent(0);
    await match.playAbsent(0);
    await match.idle();
    const last = questions.at(-1);
    expect(last?.decision).toEqual({ id: "vote:2:1", seat: 2, kind: "vote" });
    expect(last?.view).toMatchObject({ seat: 2, code: null });
    expect(last?.history.map(({ type }) => type)).toEqual(["code", "marked", "marked", "marked"]);
    expect(last?.history[0]).toEqual({ type: "code", seat: 0, code: null });
    expect(last?.budget).toEqual({ nodes: 77 });
    expect(new Set(questions.map(({ seed }) => seed)).size).toBe(questions.length);
  });

  test("get numbers that do not depend on what others do meanwhile", async () => {
    const seedOfVote = async (others: (match: Match) => Promise<unknown>): Promise<number | undefined> => {
      const questions: BotQuestion[] = [];
      const bots = {
        choose(_level: string, question: BotQuestion): unknown {
          questions.push(question);
          return question.moves.at(-1);
        },
      };
      const match = await sit({ seats: [...people(2), ...robots(1)], bots });
      await match.idle();
      await others(match);
      await match.playAbsent(1);
      await match.idle();
      return questions.find(({ decision }) => decision.kind === "vote")?.seed;
    };
    const straight = await seedOfVote((match) => send(match, "mark:0:1", { cell: 0 }));
    const detour = await seedOfVote(async (match) => {
      await send(match, "mark:0:1", { cell: 0 });
      expect((await match.undo({ seat: 0, command: "undo" })).status).toBe("done");
      await match.playAbsent(0);
    });
    expect(straight).toBeTypeOf("number");
    expect(detour).toBe(straight);
  });

  test("may be of any level when somebody else thinks for them", async () => {
    const bots = { choose: (level: string, { moves }: BotQuestion) => (level === "mine" ? moves[0] : null) };
    const seats = [...people(1), { kind: "bot" as const, level: "mine" }];
    const failures: BotFailure[] = [];
    const match = await sit({ seats, bots, onBotFailure: (failure) => void failures.push(failure) });
    await match.idle();
    expect([match.n, failures]).toEqual([2, []]);
  });

  test("that think long are waited for", async () => {
    const bots = { choose: (_level: string, { moves }: BotQuestion) => settle().then(() => moves[0]) };
    const match = await sit({ seats: robots(2), config: { rounds: 1 }, bots });
    await match.idle();
    expect(match.record()).not.toBeNull();
  });

  test("are not told what was taken back", async () => {
    const histories: number[] = [];
    const bots = {
      choose(_level: string, question: BotQuestion): unknown {
        histories.push(question.history.filter(({ type }) => type === "marked").length);
        return question.moves[0];
      },
    };
    const match = await sit({ seats: [...people(2), ...robots(1)], autoplay: true, bots });
    await match.idle();
    await send(match, "mark:0:1", { cell: 3 });
    expect((await match.undo({ seat: 0, command: "u" })).status).toBe("done");
    await send(match, "mark:0:1", { cell: 4 });
    await send(match, "mark:1:1", { cell: 3 });
    await match.idle();
    expect(histories).toEqual([0, 3]);
  });

  test("answer masked questions no sooner than people", async () => {
    const clock = fakeClock();
    const journal = memoryJournal();
    const match = await sit({ seats: oneHuman(2), journal, clock, maskMs: 1500 });
    await match.playAbsent(0);
    await settle();
    expect(journal.entries).toHaveLength(4);
    await clock.advance(1499);
    expect(journal.entries).toHaveLength(4);
    await clock.advance(1);
    expect(journal.entries).toHaveLength(6);
  });

  test("are not masked among themselves", async () => {
    const match = await sit({ seats: robots(2), maskMs: 1500 });
    await match.idle();
    expect(match.record()).not.toBeNull();
  });
});

test("of several questions to bots the one that may take effect first comes first", () => {
  const mixed: AnyGame = {
    ...(vault as AnyGame),
    pending: () => [
      { id: "tell:0:1", seat: 0, kind: "tell" },
      { id: "mark:1:1", seat: 1, kind: "mark" },
    ],
  };
  const timeline = startTimeline(mixed, { rounds: 1 }, 2);
  const mask = new Mask(mixed, 100);
  mask.note(openQuestions(timeline), 1, 0);
  const kindAt = (now: number): string | undefined =>
    nextBotQuestion(timeline, robots(2), (question) => mask.remaining(question, now))?.decision.kind;
  expect([kindAt(50), kindAt(100)]).toEqual(["mark", "tell"]);
});

test("what is a matter of taste is asked of bots only when every person has answered", () => {
  const ask = (kind: string, seat: number) => ({ id: `${kind}:${seat}:1`, seat, kind });
  const nextOf = (open: readonly ReturnType<typeof ask>[], peopleFirst: boolean): string | undefined => {
    const game: AnyGame = {
      ...(vault as AnyGame),
      meta: { ...vault.meta, decisions: { mark: peopleFirst ? { peopleFirst: true } : {}, tell: {} } },
      pending: () => [...open],
    };
    return nextBotQuestion(startTimeline(game, { rounds: 1 }, 2), oneHuman(2), () => 0)?.decision.id;
  };
  const [person, bot] = [ask("mark", 0), ask("mark", 1)];
  expect(nextOf([person, bot], false)).toBe(bot.id);
  expect(nextOf([person, bot], true)).toBeUndefined();
  expect(nextOf([bot], true)).toBe(bot.id);
  // Whoever is asked something else holds nobody up.
  expect(nextOf([ask("tell", 0), bot], true)).toBe(bot.id);
});

describe("a bot that misbehaves", () => {
  const failing = async (choose: () => unknown): Promise<{ failures: BotFailure[]; n: number }> => {
    const failures: BotFailure[] = [];
    const match = await sit({
      seats: robots(2),
      config: { rounds: 1 },
      bots: { choose },
      onBotFailure: (failure) => void failures.push(failure),
    });
    await match.idle();
    expect(match.record()).not.toBeNull();
    return { failures, n: match.n };
  };

  test("by throwing is played by the first listed move, and reported", async () => {
    const { failures } = await failing(() => {
      throw new Error("out of memory");
    });
    expect(failures).toHaveLength(5);
    expect(failures[0]).toEqual({ seat: 0, level: "random", decision: "mark:0:1", problem: "failed: out of memory" });
  });

  test.each([
    ["answering wrongly", () => ({ cell: 99 })],
    ["answering nothing", () => undefined],
    ["failing later", () => Promise.reject(new Error("the thread is gone"))],
    ["answering later, wrongly", () => Promise.resolve("?")],
  ])("by %s too", async (_how, choose) => {
    const { failures } = await failing(choose);
    expect(failures).toHaveLength(5);
  });

  test("is not blamed when the table moved on while it was thinking", async () => {
    const failures: BotFailure[] = [];
    const thoughts: ((move: unknown) => void)[] = [];
    const match = await sit({
      seats: oneHuman(1),
      bots: { choose: () => new Promise((resolve) => void thoughts.push(resolve)) },
      onBotFailure: (failure) => void failures.push(failure),
    });
    await settle();
    await send(match, "mark:0:1", { cell: 2 });
    thoughts[0]?.({ cell: 2 });
    await settle();
    expect([failures.length, thoughts.length]).toEqual([0, 2]);
    thoughts[1]?.({ cell: 3 });
    await settle();
    expect(match.snapshot(0).pending.map(({ kind }) => kind)).toEqual(["vote", "vote"]);
  });
});

test("when the journal fails the bots stop, say so, and go on with the next step that succeeds", async () => {
  const journal = fragileJournal();
  const errors: unknown[] = [];
  const match = await sit({ seats: oneHuman(1), journal, onError: (error) => void errors.push(error), autoplay: true });
  await match.idle();
  journal.broken = true;
  await expect(match.playAbsent(0)).rejects.toThrow("the disk is full");
  journal.broken = false;
  journal.breakAfter(1);
  await match.playAbsent(0);
  await expect(match.idle()).rejects.toThrow("the disk is full");
  expect(errors).toHaveLength(1);
  journal.breakAfter(99);
  await match.playAbsent(0);
  await match.idle();
  expect(match.snapshot(0).pending.map(({ kind }) => kind)).toEqual(["tell"]);
});

test("a game that refuses its own first move stops its bots and says so", async () => {
  const stuck: AnyGame = { ...(vault as AnyGame), check: () => ({ rule: "V-1", why: { id: "no" } }) };
  const match = await sit({ game: stuck, seats: robots(2), onError: () => {} });
  await expect(match.idle()).rejects.toThrow("the first listed move of mark:0:1 is refused");
});

test("a bot that is still thinking when the match is closed troubles nobody", async () => {
  const errors: unknown[] = [];
  const thoughts: ((move: unknown) => void)[] = [];
  const bots = { choose: () => new Promise((resolve) => void thoughts.push(resolve)) };
  const match = await sit({ seats: robots(2), bots, onError: (error) => void errors.push(error) });
  await settle();
  await match.close();
  thoughts[0]?.({ cell: 0 });
  await settle();
  expect([errors, match.n]).toEqual([[], 1]);
});

test("two absent seats are two answers", async () => {
  const match = await sit({ seats: people(2) });
  const answers = await Promise.all([match.playAbsent(0), match.playAbsent(1)]);
  expect(answers).toMatchObject([{ n: 2 }, { n: 3 }]);
  await match.playAbsent(0);
  expect(await match.playAbsent(0)).toMatchObject({ status: "closed" });
});

test("an absent seat's answer never hits the next question", async () => {
  const match = await sit({ seats: people(2) });
  expect(await match.playAbsent(0, "mark:0:1")).toMatchObject({ status: "done" });
  expect(await match.playAbsent(0, "mark:0:1")).toMatchObject({ status: "closed" });
  expect(await match.playAbsent(0)).toMatchObject({ status: "closed" });
  expect(await match.playAbsent(9)).toMatchObject({ status: "closed" });
});
