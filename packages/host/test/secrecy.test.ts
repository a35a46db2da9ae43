import type { Viewer } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import type { Frame } from "../src/index.ts";
import { Mask } from "../src/mask.ts";
import { fakeClock, people, playToTheEnd, send, settle, sit, toTheVote } from "./table.ts";
import { vault } from "./vault.ts";

describe("an open sealed question", () => {
  test("shows nobody who has answered", async () => {
    const match = await sit();
    await toTheVote(match);
    const others: Viewer[] = [1, 2, "spectator"];
    const all = (): unknown => others.map((viewer) => [match.snapshot(viewer), match.log(viewer)]);
    const frames: Frame[] = [];
    for (const viewer of [0, ...others] as const) match.subscribe(viewer, (frame) => void frames.push(frame));
    const before = JSON.stringify(all());
    await send(match, "vote:0:1", { vote: 1 });
    expect(JSON.stringify(all())).toBe(before);
    expect(frames).toEqual([]);
    expect(match.log(0)).toHaveLength(4);
  });

  test("gives the one who answered its own event, and a count that tells nothing", async () => {
    const match = await sit();
    await toTheVote(match);
    const first = await send(match, "vote:2:1", { vote: 1 }, "same");
    expect(first).toEqual({ status: "done", n: 4, events: [{ type: "ballot", seat: 2, vote: 1 }] });
    expect(match.snapshot(2).moves).toEqual([]);
    expect(match.snapshot(2).pending).toHaveLength(3);
    expect(await send(match, "vote:2:1", { vote: 0 })).toMatchObject({ status: "refused", refusal: { rule: "H-3" } });
    await send(match, "vote:0:1", { vote: 1 });
    await send(match, "vote:1:1", { vote: 1 });
    expect(match.n).toBe(7);
    expect(await send(match, "vote:2:1", { vote: 1 }, "same")).toEqual(first);
  });

  test("closes with the last answer: then all of it is told, in order and without a gap", async () => {
    const match = await sit();
    await toTheVote(match);
    const frames: Frame[] = [];
    match.subscribe(1, (frame) => void frames.push(frame));
    await send(match, "vote:2:1", { vote: 1 });
    await send(match, "vote:1:1", { vote: 0 });
    const last = await send(match, "vote:0:1", { vote: 1 });
    expect(last).toMatchObject({ n: 7, events: [{ type: "ballot" }, { type: "voted", votes: [1, 0, 1] }] });
    expect(frames.map(({ n, events }) => [n, events.map(({ type }) => type)])).toEqual([
      [5, []],
      [6, ["ballot"]],
      [7, ["voted"]],
    ]);
    expect(frames.map(({ pending }) => pending[0]?.id)).toEqual(["vote:0:1", "vote:0:1", "tell:0:1"]);
  });

  test("lets a seat take back its own vote, unseen, and nothing older", async () => {
    const match = await sit();
    await toTheVote(match);
    const before = JSON.stringify(match.snapshot(1));
    // Seat 2 marked last: were that taken back, the vote would not be open. It may not tell whether anybody has voted.
    const early = await match.undo({ seat: 2, command: "u1" });
    await send(match, "vote:0:1", { vote: 1 });
    expect(await match.undo({ seat: 2, command: "u2" })).toEqual(early);
    expect(early).toMatchObject({ status: "refused", refusal: { rule: "H-4" } });
    expect(await match.undo({ seat: 0, command: "u3" })).toEqual({ status: "done", n: 4, events: [] });
    expect(JSON.stringify(match.snapshot(1))).toBe(before);
    expect(match.snapshot(0).moves).toHaveLength(2);
  });
});

describe("a mask", () => {
  test("holds an answer back until a fixed time after its question, and judges it then", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, maskMs: 1500 });
    await toTheVote(match);
    await clock.advance(400);
    let answered = 0;
    for (const seat of [0, 1, 2]) void send(match, `vote:${seat}:1`, { vote: 1 }).then(() => answered++);
    await settle();
    expect([answered, match.n]).toEqual([0, 4]);
    await clock.advance(1099);
    expect([answered, match.n]).toEqual([0, 4]);
    await clock.advance(1);
    expect([answered, match.n]).toEqual([3, 7]);
  });

  test("is no longer there for an answer that comes later, and never for other kinds", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, maskMs: 1500 });
    await toTheVote(match);
    await clock.advance(1500);
    expect((await send(match, "vote:0:1", { vote: 1 })).status).toBe("done");
    expect(clock.sleepers).toBe(0);
  });

  test("does not delay a refusal, which tells only its sender", async () => {
    const match = await sit({ maskMs: 1500 });
    await toTheVote(match);
    expect((await send(match, "vote:0:1", { vote: 7 })).status).toBe("refused");
  });

  test("makes one answer of a command sent twice while it waits, and one winner of two", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, seats: people(2), maskMs: 1500 });
    await send(match, "mark:0:1", { cell: 0 });
    await send(match, "mark:1:1", { cell: 1 });
    const answers = [
      send(match, "vote:0:1", { vote: 1 }, "same"),
      send(match, "vote:0:1", { vote: 1 }, "same"),
      send(match, "vote:0:1", { vote: 0 }, "other"),
    ];
    await clock.advance(2000);
    const [first, again, other] = await Promise.all(answers);
    expect(again).toEqual(first);
    expect(first?.status).toBe("done");
    expect(other?.status).toBe("refused");
  });

  test("holds for absent seats too", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, maskMs: 1500 });
    await toTheVote(match);
    const answer = match.playAbsent(1, "vote:1:1");
    await settle();
    expect(clock.sleepers).toBe(1);
    await clock.advance(1500);
    expect(await answer).toMatchObject({ status: "done", events: [{ type: "ballot", vote: 0 }] });
  });

  test("is measured anew when a question is put again", () => {
    const mask = new Mask(vault, 100);
    const question = { id: "tell:0:1", seat: 0, kind: "tell" };
    mask.note([question], 1, 0);
    mask.note([question], 2, 60);
    expect(mask.remaining(question, 70)).toBe(30);
    mask.note([], 3, 80);
    mask.note([question], 4, 90);
    expect(mask.remaining(question, 100)).toBe(90);
    expect(mask.remaining({ id: "mark:0:1", seat: 0, kind: "mark" }, 0)).toBe(0);
  });

  test("does not keep others waiting", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, maskMs: 1500 });
    await toTheVote(match);
    void send(match, "vote:0:1", { vote: 1 });
    await settle();
    expect((await send(match, "vote:0:1", { vote: 9 })).status).toBe("refused");
  });
});

describe("the log", () => {
  test("has only the viewer's own moves, and never what is hidden", async () => {
    const match = await sit();
    await toTheVote(match);
    const rows = match.log(1);
    expect(rows.map(({ n, seat }) => [n, seat])).toEqual([
      [1, null],
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
    expect(rows.filter((row) => "move" in row)).toMatchObject([{ n: 3, move: { cell: 1 } }]);
    expect(rows[0]?.events).toEqual([{ type: "code", seat: 0, code: null }]);
    expect(match.log("spectator").some((row) => "move" in row)).toBe(false);
  });

  test("is caught up from any entry, and goes on in the subscription without a gap", async () => {
    const match = await sit();
    await send(match, "mark:0:1", { cell: 0 });
    await send(match, "mark:1:1", { cell: 1 });
    const seen = match.log(2, 3).map(({ n }) => n);
    const stop = match.subscribe(2, ({ n }) => void seen.push(n));
    await send(match, "mark:2:1", { cell: 2 });
    await playToTheEnd(match, [0, 1, 2]);
    expect(seen).toEqual(Array.from({ length: match.n - 2 }, (_, i) => i + 3));
    stop();
    expect(match.log(2, match.n + 1)).toEqual([]);
    expect(match.log(2, -5)).toHaveLength(match.n);
  });

  test("is open to nobody before the end, and to no seat that is not there", async () => {
    const match = await sit();
    expect(() => match.log("open")).toThrow("nobody sees everything before the end");
    expect(() => match.snapshot("open")).toThrow("nobody sees everything");
    expect(() => match.subscribe("open", () => {})).toThrow("nobody sees everything");
    expect(() => match.snapshot(3)).toThrow("there is no seat 3");
    expect(() => match.snapshot(-1)).toThrow("there is no seat -1");
    expect(() => match.snapshot(0.5)).toThrow("there is no seat 0.5");
    await playToTheEnd(match, [0, 1, 2]);
    expect(match.log("open").every((row) => row.move !== undefined)).toBe(true);
  });
});

describe("subscriptions", () => {
  test("carry what the viewer may do next", async () => {
    const match = await sit();
    const frames: Frame[] = [];
    match.subscribe(1, (frame) => void frames.push(frame));
    match.subscribe("spectator", (frame) => void frames.push(frame));
    await send(match, "mark:0:1", { cell: 0 });
    expect(frames[0]).toMatchObject({ n: 2, events: [{ type: "marked", seat: 0, cell: 0 }], outcome: null });
    expect(frames[0]?.pending.map(({ id }) => id)).toEqual(["mark:1:1", "mark:2:1"]);
    expect(frames[0]?.moves).toContainEqual({ decision: "mark:1:1", move: { cell: 4 } });
    expect(frames[1]?.moves).toEqual([]);
  });

  test("survive a listener that throws, and one that leaves while it is told", async () => {
    const errors: unknown[] = [];
    const match = await sit({ onError: (error) => void errors.push(error) });
    const told: number[] = [];
    match.subscribe(0, () => {
      throw new Error("the socket is gone");
    });
    const leave = match.subscribe(0, ({ n }) => {
      told.push(n);
      leave();
    });
    match.subscribe(0, ({ n }) => void told.push(n * 100));
    await send(match, "mark:0:1", { cell: 0 });
    await send(match, "mark:1:1", { cell: 1 });
    expect(told).toEqual([2, 200, 300]);
    expect(errors).toHaveLength(2);
  });
});
