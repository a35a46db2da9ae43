import { verifyChance } from "@safehouse/chance";
import { replayRecord } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { memoryJournal, systemClock } from "../src/index.ts";
import { fakeClock, fragileJournal, people, playToTheEnd, send, settle, sit, toTheVote } from "./table.ts";
import { vault } from "./vault.ts";

describe("a match", () => {
  test("answers the opening chance before anybody sees the table", async () => {
    const match = await sit();
    expect(match.n).toBe(1);
    expect(match.snapshot(0).pending).toEqual([
      { id: "mark:0:1", seat: 0, kind: "mark" },
      { id: "mark:1:1", seat: 1, kind: "mark" },
      { id: "mark:2:1", seat: 2, kind: "mark" },
    ]);
  });

  test("answers a move after all the chance it caused", async () => {
    const match = await sit();
    await toTheVote(match);
    for (const seat of [0, 1, 2]) await send(match, `vote:${seat}:1`, { vote: 1 });
    const answer = await send(match, "tell:0:1", { tell: "truth" });
    expect(answer).toMatchObject({
      status: "done",
      n: 10,
      events: [{ type: "told" }, { type: "dice" }, { type: "code", code: null }],
    });
    expect(match.n).toBe(10);
  });

  test("tells why an answer is not taken, and changes nothing", async () => {
    const match = await sit();
    await send(match, "mark:0:1", { cell: 0 });
    const before = match.snapshot("spectator");
    expect(await send(match, "mark:0:1", { cell: 1 })).toMatchObject({ status: "closed", refusal: { rule: "H-1" } });
    expect(await match.submit({ seat: 2, command: "x", decision: "mark:1:1", move: { cell: 1 } })).toMatchObject({
      status: "foreign",
      refusal: { rule: "H-2" },
    });
    expect(await send(match, "mark:1:1", { cell: 0 })).toMatchObject({ status: "refused", refusal: { rule: "H-3" } });
    expect(match.snapshot("spectator")).toEqual(before);
  });

  test.each([undefined, 1n, () => 1, Symbol("x"), NaN, cyclic()])("refuses what is no JSON: %s", async (move) => {
    const match = await sit();
    const answer = await match.submit({ seat: 0, command: "x", decision: "mark:0:1", move });
    expect(answer.status).toBe("refused");
  });

  test("keeps its own copy of a move", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    const move = { cell: 1 };
    const answer = match.submit({ seat: 0, command: "x", decision: "mark:0:1", move });
    move.cell = 4;
    await answer;
    expect(journal.entries[1]?.move).toEqual({ cell: 1 });
    expect(match.snapshot(1).view).toMatchObject({ cells: [-1, 0, -1, -1, -1] });
  });

  test("gives its record only when it is over, and the record holds", async () => {
    const match = await sit();
    expect(match.record()).toBeNull();
    await playToTheEnd(match, [0, 1, 2]);
    const record = match.record();
    if (record === null) throw new Error("the match is not over");
    expect(record.commitment).toBe(match.commitment);
    expect(replayRecord(vault, record).ok).toBe(true);
    expect(verifyChance(vault, record)).toEqual({ ok: true, value: 4 });
    expect(match.snapshot("open").outcome).toEqual(record.outcome);
    expect(match.snapshot(0)).toMatchObject({ pending: [], moves: [] });
  });

  test("draws by label: another order of players meets the same dice", async () => {
    const dice = async (order: readonly number[]): Promise<unknown[]> => {
      const match = await sit();
      await playToTheEnd(match, order);
      return match
        .log("open")
        .filter(({ seat }) => seat === null)
        .map(({ decision, move }) => [decision, move]);
    };
    expect(await dice([2, 1, 0])).toEqual(await dice([0, 1, 2]));
  });

  test("takes no wrong table", async () => {
    await expect(sit({ seats: people(1) })).rejects.toThrow("vault takes 2 to 4 seats, not 1");
    await expect(sit({ seats: people(5) })).rejects.toThrow("vault takes 2 to 4 seats, not 5");
    await expect(sit({ config: { rounds: 0.5 } })).rejects.toThrow("config.rounds must be a whole number");
    await expect(sit({ seats: [...people(1), { kind: "bot", level: "expert" }] })).rejects.toThrow(
      'seat 2: vault has no bot of level "expert"',
    );
  });
});

describe("commands", () => {
  test("of several answers to one question exactly one wins", async () => {
    const match = await sit();
    const answers = await Promise.all([0, 1, 2, 3].map((cell) => send(match, "mark:0:1", { cell })));
    expect(answers.map(({ status }) => status)).toEqual(["done", "closed", "closed", "closed"]);
    expect(match.n).toBe(2);
  });

  test("have one effect and one answer, at once or later", async () => {
    const match = await sit();
    const [first, second] = await Promise.all([
      send(match, "mark:0:1", { cell: 0 }, "same"),
      send(match, "mark:0:1", { cell: 0 }, "same"),
    ]);
    await send(match, "mark:1:1", { cell: 1 });
    expect(second).toEqual(first);
    expect(await send(match, "mark:0:1", { cell: 0 }, "same")).toEqual(first);
    expect(await send(match, "mark:0:1", { cell: 3 }, "same")).toEqual(first);
    expect(match.n).toBe(3);
  });

  test("belong to their seat", async () => {
    const match = await sit();
    await send(match, "mark:0:1", { cell: 0 }, "same");
    expect(await send(match, "mark:1:1", { cell: 1 }, "same")).toMatchObject({ status: "done", n: 3 });
  });

  test("are told to the journal with the entries they became, and what nobody commanded is no command", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    await match.playAbsent(0);
    await send(match, "mark:1:1", { cell: 1 }, "mine");
    expect(journal.commands).toEqual([{ seat: 1, command: "mine", n: 3 }]);
    expect(await match.undo({ seat: 0, command: "null" })).toMatchObject({ status: "done", n: 4 });
  });

  test("that were refused are not remembered", async () => {
    const match = await sit();
    expect((await send(match, "mark:0:1", { cell: 99 }, "same")).status).toBe("refused");
    expect((await send(match, "mark:0:1", { cell: 0 }, "same")).status).toBe("done");
  });

  test("sent before the answer to the last one are taken in order", async () => {
    const match = await sit({ seats: people(2), config: { rounds: 1 } });
    const answers = await Promise.all([
      send(match, "mark:0:1", { cell: 0 }),
      send(match, "mark:1:1", { cell: 1 }),
      send(match, "vote:0:1", { vote: 1 }),
      send(match, "vote:1:1", { vote: 1 }),
      send(match, "tell:0:1", { tell: "lie" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill("done"));
    expect(match.record()).not.toBeNull();
  });
});

describe("a journal that fails", () => {
  test("drops the step: nothing changed, nobody was told", async () => {
    const journal = fragileJournal();
    const match = await sit({ journal });
    const told: number[] = [];
    match.subscribe(1, ({ n }) => void told.push(n));
    const before = match.snapshot(0);
    journal.broken = true;
    await expect(send(match, "mark:0:1", { cell: 0 }, "same")).rejects.toThrow("the disk is full");
    expect(match.snapshot(0)).toEqual(before);
    expect(told).toEqual([]);
    journal.broken = false;
    expect(await send(match, "mark:0:1", { cell: 0 }, "same")).toMatchObject({ status: "done", n: 2 });
    expect(told).toEqual([2]);
  });

  test("keeps neither a move nor the chance it would have caused, and both when it is sent again", async () => {
    const journal = fragileJournal();
    const match = await sit({ journal });
    await toTheVote(match);
    for (const seat of [0, 1, 2]) await send(match, `vote:${seat}:1`, { vote: 1 });
    journal.breakAfter(0);
    const before = match.snapshot(1);
    await expect(send(match, "tell:0:1", { tell: "truth" }, "same")).rejects.toThrow("the disk is full");
    expect(match.snapshot(1)).toEqual(before);
    journal.breakAfter(99);
    for (let again = 0; again < 2; again++) {
      expect(await send(match, "tell:0:1", { tell: "truth" }, "same")).toMatchObject({
        status: "done",
        n: 10,
        events: [{ type: "told" }, { type: "dice" }, { type: "code" }],
      });
    }
    expect(await send(match, "mark:1:2", { cell: 2 })).toMatchObject({ status: "done", n: 11 });
    expect(journal.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("at the opening is told to whoever opens the match", async () => {
    const journal = fragileJournal();
    journal.broken = true;
    await expect(sit({ journal })).rejects.toThrow("the disk is full");
  });
});

test("a closed match takes nothing more, and what was being appended is finished", async () => {
  const journal = fragileJournal();
  const match = await sit({ journal });
  const told: number[] = [];
  match.subscribe("spectator", ({ n }) => void told.push(n));
  const last = send(match, "mark:0:1", { cell: 0 });
  await Promise.resolve();
  await match.close();
  expect(await last).toMatchObject({ status: "done" });
  await expect(send(match, "mark:1:1", { cell: 1 })).rejects.toThrow("this match is closed");
  expect(journal.entries).toHaveLength(2);
  expect(told).toEqual([]);
});

test("idle means that nothing is left to wait for but people", async () => {
  const clock = fakeClock();
  const match = await sit({ clock, maskMs: 100 });
  await toTheVote(match);
  void send(match, "vote:0:1", { vote: 1 });
  let isIdle = false;
  const idle = match.idle().then(() => (isIdle = true));
  await settle();
  expect(isIdle).toBe(false);
  await clock.advance(100);
  await idle;
  expect(match.snapshot(0).moves).toEqual([]);
});

test("the system's clock sleeps", async () => {
  const before = systemClock.now();
  await systemClock.sleep(20);
  expect(systemClock.now() - before).toBeGreaterThan(15);
});

function cyclic(): unknown {
  const move: { self?: unknown } = {};
  move.self = move;
  return move;
}
