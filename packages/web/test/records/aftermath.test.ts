import { expect, test } from "vitest";
import { noteTaken } from "../../src/pages/challenge/logic/book.ts";
import { beginTry, readBook } from "../../src/pages/daily/logic/book.ts";
import { createLocalMatch } from "../../src/play/local/create.ts";
import type { LocalSession } from "../../src/play/local/session.ts";
import { type Aftermath, settle } from "../../src/records/aftermath.ts";
import { readScores } from "../../src/records/book.ts";
import { type Device, makeDevice } from "../play/device.ts";
import { useStorage } from "./storage.ts";

useStorage();

const ALONE = { game: "clou", config: { thief1: "janet" }, seats: [{ kind: "human" as const }], hotSeat: false };

/** Answers with the first move that is listed until the night is over. */
async function playOut(session: LocalSession): Promise<void> {
  await session.watch(0);
  for (let move = 0; move < 2_000; move++) {
    const now = session.now.peek();
    const next = now?.moves.find(({ move: each }) => (each as { do?: string }).do !== "stay") ?? now?.moves[0];
    if (now?.outcome !== null || next === undefined) return;
    await session.submit(next.decision, next.move);
  }
  throw new Error("the night never ends");
}

async function finish(device: Device, match: string, at = 1): Promise<Aftermath> {
  const session = await device.open(match);
  await playOut(session);
  const record = await session.record();
  const outcome = session.now.peek()?.outcome;
  if (record === null || outcome?.type !== "shared") throw new Error("not over");
  const log = session.log.peek();
  session.close();
  return settle({ match, game: session.game, record, outcome, log, at });
}

test("a match with fresh luck counts for the records, once", async () => {
  const device = makeDevice();
  const match = await createLocalMatch(ALONE, device.store);
  const first = await finish(device, match);
  const again = await finish(device, match, 2);
  expect(first.luck).toBe("fresh");
  expect(again).toMatchObject({ luck: "fresh", comparison: { now: { at: 1 }, before: null } });
  expect(readScores()).toMatchObject([{ game: "clou", seats: 1, scored: [{ match }] }]);
});

test("a day's dice count for that day, the first try only", async () => {
  const device = makeDevice();
  const seed = "safehouse-daily-2026-11-15-old-mansion";
  const match = await createLocalMatch({ ...ALONE, seed }, device.store);
  const practice = await createLocalMatch({ ...ALONE, seed }, device.store);
  beginTry({ day: "2026-11-15", match, scenario: "old-mansion", person: "janet", ended: null });
  expect(await finish(device, practice)).toMatchObject({ luck: "daily", counted: { match, ended: null } });
  const counted = await finish(device, match);
  const ended = readBook().get("2026-11-15")?.ended;
  expect(counted).toMatchObject({ luck: "daily", day: "2026-11-15", counted: { match, ended } });
  expect(ended?.letters).toMatch(/^[lotq]+[rec]$/);
  expect(ended?.rounds).toBe((ended?.letters.length ?? 0) - 1);
  expect(readScores()).toEqual([]);
});

test("dice out of a link count for the dare and not for the records", async () => {
  const device = makeDevice();
  const match = await createLocalMatch({ ...ALONE, seed: "ab" }, device.store);
  noteTaken({ match, points: 12, from: "Ada" });
  expect(await finish(device, match)).toMatchObject({ luck: "given", taken: { points: 12, from: "Ada" } });
  expect(readScores()).toEqual([]);
});
