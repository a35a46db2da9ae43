import { type AnyGame, MOST_UNDOS, rank } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { memoryJournal } from "../src/index.ts";
import { playToTheEnd, robots, send, sit, toTheVote } from "./table.ts";
import { vault } from "./vault.ts";

describe("undo", () => {
  test("takes back the seat's own last move while nothing was revealed since", async () => {
    const match = await sit();
    const before = match.snapshot(0);
    await send(match, "mark:0:1", { cell: 4 });
    await send(match, "mark:1:1", { cell: 0 });
    expect(await match.undo({ seat: 0, command: "u" })).toEqual({ status: "done", n: 4, events: [] });
    expect(match.snapshot(0).view).toMatchObject({ cells: [1, -1, -1, -1, -1] });
    expect(match.snapshot(0).pending.map(({ id }) => id)).toEqual(["mark:0:1", "mark:2:1"]);
    expect(before.n).toBe(1);
    expect(match.log(2, 4)).toEqual([{ n: 4, decision: "undo", seat: 0, events: [], move: { entry: 2 } }]);
  });

  test("is a command with one effect, and tells why not", async () => {
    const match = await sit();
    expect(await match.undo({ seat: 0, command: "u" })).toMatchObject({ status: "refused", refusal: { rule: "H-4" } });
    await send(match, "mark:0:1", { cell: 4 });
    const done = await match.undo({ seat: 0, command: "u" });
    expect(await match.undo({ seat: 0, command: "u" })).toEqual(done);
    expect(match.n).toBe(3);
    expect((await send(match, "mark:0:1", { cell: 4 }, "again")).status).toBe("done");
  });

  test("H-5 ends when one decision was taken back too often, and a journal that holds more goes on all the same", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    for (let i = 0; i < MOST_UNDOS; i++) {
      await send(match, "mark:0:1", { cell: 4 });
      expect((await match.undo({ seat: 0, command: `u${i}` })).status).toBe("done");
    }
    await send(match, "mark:0:1", { cell: 4 });
    expect(await match.undo({ seat: 0, command: "u" })).toMatchObject({ status: "refused", refusal: { rule: "H-5" } });
    const n = journal.entries.length + 1;
    const longer = [...journal.entries, { n, decision: "undo", seat: 0, move: { entry: n - 1 } }];
    const resumed = await sit({ entries: longer });
    expect(resumed.snapshot(0).pending.map(({ id }) => id)).toContain("mark:0:1");
  });

  test("ends with the match, even where nothing was revealed: its seed has been opened", async () => {
    const isOver = (state: { phase: string }): boolean => state.phase === "vote";
    const short: AnyGame = {
      ...(vault as AnyGame),
      pending: (state) => (isOver(state) ? [] : vault.pending(state)),
      outcome: (state) => (isOver(state) ? rank([]) : null),
    };
    const match = await sit({ game: short });
    await send(match, "mark:1:1", { cell: 0 });
    await send(match, "mark:2:1", { cell: 1 });
    await send(match, "mark:0:1", { cell: 2 });
    expect(match.record()).not.toBeNull();
    expect(await match.undo({ seat: 0, command: "u" })).toMatchObject({ status: "refused", refusal: { rule: "H-4" } });
  });
});

describe("a match in a journal", () => {
  test("goes on as if nothing had happened, at every entry", async () => {
    const whole = memoryJournal();
    const match = await sit({ journal: whole });
    await send(match, "mark:0:1", { cell: 4 });
    await match.undo({ seat: 0, command: "u" });
    await toTheVote(match);
    await playToTheEnd(match, [2, 0, 1]);
    for (let count = 0; count <= whole.entries.length; count++) {
      const entries = whole.entries.slice(0, count);
      const journal = memoryJournal();
      journal.append(entries.map((entry) => ({ entry, command: null })));
      const resumed = await sit({ journal, entries });
      for (const entry of whole.entries.slice(resumed.record() ? count : journal.entries.length)) {
        if (entry.seat === null || journal.entries.length >= entry.n) continue;
        if (entry.decision === "undo") await resumed.undo({ seat: entry.seat, command: `${entry.n}` });
        else await send(resumed, entry.decision, entry.move, `${entry.n}`);
      }
      expect(resumed.record()).toEqual(match.record());
    }
  });

  test("remembers its commands, with the answers they had", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    await toTheVote(match);
    const answers = [];
    for (const seat of [0, 1, 2]) answers.push(await send(match, `vote:${seat}:1`, { vote: 1 }, `vote ${seat}`));
    const { entries, commands } = journal;
    const resumed = await sit({ journal: memoryJournal(), entries, commands });
    for (const seat of [0, 1, 2]) {
      expect(await send(resumed, `vote:${seat}:1`, { vote: 1 }, `vote ${seat}`)).toEqual(answers[seat]);
    }
    expect(resumed.n).toBe(match.n);
  });

  test("keeps sealed answers sealed", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    await toTheVote(match);
    await send(match, "vote:0:1", { vote: 1 });
    const resumed = await sit({ journal: memoryJournal(), entries: journal.entries });
    expect(resumed.snapshot(1)).toEqual(match.snapshot(1));
    expect(resumed.log(1)).toEqual(match.log(1));
  });

  test("lets bots play on", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal, seats: robots(3) });
    await match.idle();
    const entries = journal.entries.slice(0, 6);
    const again = memoryJournal();
    again.append(entries.map((entry) => ({ entry, command: null })));
    const resumed = await sit({ journal: again, entries, seats: robots(3) });
    await resumed.idle();
    expect(resumed.record()).toEqual(match.record());
  });

  test.each([
    ["an illegal move", { decision: "mark:0:1", seat: 0, move: { cell: 77 } }, "entry 2 is not a legal move (H-3)"],
    [
      "a move out of turn",
      { decision: "tell:0:1", seat: 0, move: { tell: "lie" } },
      "entry 2 is not a legal move (H-1)",
    ],
    ["a draw not asked for", { decision: "round-1/dice", seat: null, move: [1, 2] }, "entry 2 draws what was not"],
  ])("is refused with %s", async (_what, broken, message) => {
    const journal = memoryJournal();
    await sit({ journal });
    const entries = [...journal.entries, { n: 2, ...broken }];
    await expect(sit({ journal: memoryJournal(), entries })).rejects.toThrow(message);
  });

  test("does not let two hosts write one log", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    const other = await sit({ journal, entries: [...journal.entries] });
    await send(match, "mark:0:1", { cell: 0 });
    await expect(send(other, "mark:1:1", { cell: 0 })).rejects.toThrow("entry 2 does not follow entry 2");
    expect(other.n).toBe(1);
  });
});
