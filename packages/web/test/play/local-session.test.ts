import { effect } from "@preact/signals";
import { verifyChance } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import { canonical } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { continueRecord, createLocalMatch, playAgain } from "../../src/play/local/create.ts";
import { listLocalMatches } from "../../src/play/local/matches.ts";
import type { LocalSession } from "../../src/play/local/session.ts";
import type { OpenMove } from "../../src/play/session.ts";
import { recordOfLocal } from "../../src/play/replay/records.ts";
import { isOver, makeDevice, until } from "./device.ts";
import { loadGame } from "@safehouse/games";

const BOT = { kind: "bot", name: "Otto", level: "random" } as const;
const YOU = { kind: "human", name: "Ada" } as const;
const solo = { game: "klaumau", config: {}, seats: [YOU, BOT, BOT], hotSeat: false } as const;

/** Answers whatever is asked with the first listed move, so many times or until the end. */
async function play(session: LocalSession, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < moves; played++) {
    await until(() => isOver(session) || (session.now.value?.moves.length ?? 0) > 0);
    const { outcome, moves: open } = session.now.value ?? { outcome: null, moves: [] };
    const [first] = open;
    if (outcome !== null || first === undefined) return;
    expect(await session.submit(first.decision, first.move)).toEqual({ result: "done" });
  }
}

/** Two people, each looked through in turn, until one is asked a question of that kind. */
async function playUntil(session: LocalSession, kind: string): Promise<OpenMove | null> {
  while (!isOver(session)) {
    await until(() => session.next.value !== null);
    await session.watch(session.next.value ?? 0);
    const last = session.now.value?.moves.at(-1);
    if (last === undefined) throw new Error("nobody is asked");
    if (last.decision.startsWith(kind)) return last;
    await session.submit(last.decision, last.move);
  }
  return null;
}

describe("a match on this device", () => {
  test("bots alone play to the end, and the record verifies", async () => {
    const device = makeDevice();
    const id = await createLocalMatch({ ...solo, seats: [BOT, BOT, BOT] }, device.store);
    const session = await device.open(id);
    await session.watch("spectator");
    await until(() => isOver(session));
    const record = await session.record();
    if (record === null) throw new Error("no record");
    expect(verifyChance(klaumau, record).ok).toBe(true);
    expect(await listLocalMatches(device.store)).toMatchObject([{ id, isOver: true, yourTurn: false }]);
  });

  test("a person plays against bots to the end", async () => {
    const device = makeDevice();
    const id = await createLocalMatch(solo, device.store);
    const session = await device.open(id);
    await session.watch(0);
    await play(session);
    expect(session.now.value?.outcome).not.toBeNull();
    const found = await recordOfLocal(id, device.store, loadGame);
    expect(found?.record.seats[0]).toMatchObject({ kind: "human", name: "Ada" });
    const log = session.log.value.map(({ n }) => n);
    expect(log).toEqual(Array.from(log, (_, index) => index + 1));
  });

  test("a reload at any moment goes on where it was", async () => {
    const device = makeDevice();
    const id = await createLocalMatch(solo, device.store);
    for (let reloads = 0; reloads < 12; reloads++) {
      const session = await device.open(id);
      await session.watch(0);
      await play(session, 1);
      const before = session.now.value;
      session.close();
      await until(() => true);
      const again = await device.open(id);
      await again.watch(0);
      await until(() => (again.now.value?.n ?? 0) >= (before?.n ?? 0));
      if (again.now.value?.n === before?.n) expect(canonical(again.now.value)).toBe(canonical(before));
      again.close();
    }
  });

  test("the page is never sent the seed, nor a hand but its own", async () => {
    const device = makeDevice();
    const id = await createLocalMatch(solo, device.store);
    const session = await device.open(id);
    await session.watch(0);
    await play(session, 20);
    const seed = device.store.shelves.get(id)?.secrets.seed ?? "";
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(device.heard)).not.toContain(seed);
    // Bots' hands are nobody's business.
    expect(await session.watch(1)).toBe(false);
    expect(session.now.value).toBeNull();
  });

  test("nobody plays before somebody looks, and then every entry is seen with the table right after it", async () => {
    const device = makeDevice();
    const id = await createLocalMatch({ ...solo, seats: [BOT, BOT] }, device.store);
    const session = await device.open(id);
    const seen: number[] = [];
    effect(() => {
      const { value } = session.now;
      if (value === null) return;
      expect(session.log.value.map(({ n }) => n)).toEqual(Array.from({ length: value.n }, (_, i) => i + 1));
      seen.push(value.n);
    });
    await session.watch("spectator");
    await until(() => isOver(session));
    // Chance has spoken before anybody could look; from there on nothing is left out.
    const [first = 0] = seen;
    expect(first).toBeLessThan(3);
    expect([...new Set(seen)]).toEqual(
      Array.from({ length: session.log.value.length - first + 1 }, (_, i) => first + i),
    );
  });

  test("a full device refuses the move and goes on after opening again", async () => {
    const device = makeDevice();
    const id = await createLocalMatch(solo, device.store);
    const session = await device.open(id);
    await session.watch(0);
    await until(() => (session.now.value?.moves.length ?? 0) > 0);
    device.store.refuseWith = "full";
    const [move] = session.now.value?.moves ?? [];
    if (move === undefined) throw new Error("nothing to do");
    expect(await session.submit(move.decision, move.move)).toEqual({ result: "failed", why: "full" });
    device.store.refuseWith = null;
    session.close();
    const again = await device.open(id);
    await again.watch(0);
    await play(again, 3);
  });

  test("another tab that has gone on stops this one", async () => {
    const device = makeDevice();
    const id = await createLocalMatch({ ...solo, seats: [BOT, BOT] }, device.store);
    const session = await device.open(id);
    device.store.refuseWith = "taken";
    await session.watch("spectator");
    await until(() => session.stopped.value !== null);
    expect(session.stopped.value).toBe("taken");
    expect(await session.undo()).toEqual({ result: "failed", why: "taken" });
  });

  test("a wrong move is refused with its rule", async () => {
    const device = makeDevice();
    const id = await createLocalMatch(solo, device.store);
    const session = await device.open(id);
    await session.watch(0);
    await until(() => (session.now.value?.moves.length ?? 0) > 0);
    const decision = session.now.value?.moves[0]?.decision ?? "";
    const answer = await session.submit(decision, { do: "dance" });
    expect(answer).toMatchObject({ result: "refused", refusal: { rule: "H-3" } });
  });

  test("a move can be taken back until something was revealed", async () => {
    const device = makeDevice();
    const people = [YOU, { kind: "human", name: "Ben" }] as const;
    for (let attempt = 0; attempt < 20; attempt++) {
      const seed = attempt.toString(16).padStart(64, "0");
      const id = await createLocalMatch({ ...solo, seats: people, hotSeat: true, seed }, device.store);
      const session = await device.open(id);
      await session.watch("spectator");
      const asked = await playUntil(session, "colour");
      if (asked === null) continue;
      const before = canonical(session.now.value?.view);
      expect(await session.submit(asked.decision, asked.move)).toEqual({ result: "done" });
      // Named with the last card, it has ended the round.
      if (!session.mayUndo.value) continue;
      expect(await session.undo()).toEqual({ result: "done" });
      expect(canonical(session.now.value?.view)).toBe(before);
      expect(session.log.value.at(-1)).toMatchObject({ decision: "undo", undoes: session.log.value.length - 1 });
      expect(await session.undo()).toMatchObject({ result: "refused", refusal: { rule: "H-4" } });
      return;
    }
    throw new Error("no colour that was named could be taken back");
  });

  test("playing again keeps people and options, with new luck", async () => {
    const { store } = makeDevice();
    const id = await createLocalMatch({ ...solo, config: { bomb: "swap" } }, store);
    const next = await playAgain(id, store);
    const [first, second] = [store.shelves.get(id), store.shelves.get(next)];
    expect(second?.summary.seats).toEqual(first?.summary.seats);
    expect(second?.secrets.config).toEqual(first?.secrets.config);
    expect(second?.secrets.seed).not.toBe(first?.secrets.seed);
  });

  test("a record goes on from a moment as practice", async () => {
    const device = makeDevice();
    const id = await createLocalMatch({ ...solo, seats: [BOT, BOT, BOT] }, device.store);
    const watched = await device.open(id);
    await watched.watch("spectator");
    await until(() => isOver(watched));
    const record = await watched.record();
    if (record === null) throw new Error("no record");
    const practice = await continueRecord(record, 40, { seat: 1, name: "Ben", level: "easy" }, device.store);
    const session = await device.open(practice);
    expect(session.opened.continuedFrom).toBe(40);
    await session.watch(1);
    await play(session);
    expect(session.log.value.slice(0, 40).map(({ decision }) => decision)).toEqual(
      record.entries.slice(0, 40).map(({ decision }) => decision),
    );
    expect(session.now.value?.outcome).not.toBeNull();
  });
});
