import { loadNightly } from "@safehouse/games";
import type { Ranking } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { noteTaken } from "../../src/pages/challenge/logic/book.ts";
import { beginTry, readBook } from "../../src/pages/daily/logic/book.ts";
import { type Night, nightOf } from "../../src/pages/daily/logic/night.ts";
import { createLocalMatch } from "../../src/play/local/create.ts";
import type { LocalSession } from "../../src/play/local/session.ts";
import { type Aftermath, settle } from "../../src/records/aftermath.ts";
import { readScores } from "../../src/records/book.ts";
import { scoreOf } from "../../src/records/score.ts";
import { type Device, isOver, makeDevice, until } from "../play/device.ts";
import { useStorage } from "./storage.ts";

useStorage();

const DAY = "2026-11-16";
const ALONE = { game: "clou", config: { thief1: "janet" }, seats: [{ kind: "human" as const }], hotSeat: false };

/** Answers with the first move that is listed until the night is over. */
async function playOut(session: LocalSession): Promise<void> {
  await session.watch(0);
  for (let move = 0; move < 2_000; move++) {
    await until(() => isOver(session) || (session.now.peek()?.moves.length ?? 0) > 0);
    const now = session.now.peek();
    if (now === null || now.outcome !== null) return;
    const next = now.moves.find(({ move: each }) => (each as { do?: string }).do !== "stay") ?? now.moves[0];
    if (next !== undefined) await session.submit(next.decision, next.move);
  }
  throw new Error("the night never ends");
}

async function finish(device: Device, match: string, at = 1): Promise<Aftermath> {
  const session = await device.open(match);
  await playOut(session);
  const record = await session.record();
  if (record === null) throw new Error("not over");
  const log = session.log.peek();
  session.close();
  const aftermath = await settle({ match, game: session.game, record, log, at });
  if (aftermath === null) throw new Error("no score");
  return aftermath;
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

/** What tonight was on that day, and a try of it that counts. */
async function begin(device: Device, game: string): Promise<{ readonly night: Night; readonly match: string }> {
  const nightly = await loadNightly(game);
  if (nightly === null) throw new Error(`${game} has no nights`);
  const night = nightOf(game, nightly, DAY);
  const match = await table(device, night);
  beginTry({ game, day: night.day, match, config: night.config, ended: null });
  return { night, match };
}

function table(device: Device, { game, config, crew, seed }: Night): Promise<string> {
  const seats = crew.map((who) => (who === "human" ? { kind: who } : { kind: "bot" as const, level: who }));
  return createLocalMatch({ game, config, seats, seed, hotSeat: false }, device.store);
}

test("a night's luck counts for that night, the first try only", async () => {
  const device = makeDevice();
  const { night, match } = await begin(device, "clou");
  const practice = await table(device, night);
  expect(await finish(device, practice)).toMatchObject({ luck: "daily", counted: { match, ended: null } });
  const counted = await finish(device, match);
  const ended = readBook("clou").get(DAY)?.ended;
  expect(counted).toMatchObject({ luck: "daily", night: { day: DAY }, counted: { match, ended } });
  expect(ended?.letters).toMatch(/^[lotq]+[rec]$/);
  expect(ended?.rounds).toBe((ended?.letters.length ?? 0) - 1);
  expect(readScores()).toEqual([]);
});

const TALES = {
  klaumau: /^[wdx]{3}$/,
  robnrun: /^[loaq]+[ecs]$/,
  "clou-again": /^[lotq]+[rec]$/,
  "clou-christmas": /^(?:[lotq]*[rec]){1,3}$/,
};

test.each(Object.entries(TALES))(
  "a night of %s comes to a score and to signs that give nothing away",
  async (game, tale) => {
    const device = makeDevice();
    const { night, match } = await begin(device, game);
    const { luck } = await finish(device, match);
    const ended = readBook(game).get(night.day)?.ended;
    expect([luck, Number.isInteger(ended?.points)]).toEqual(["daily", true]);
    expect(ended?.letters).toMatch(tale);
  },
);

test("a night's luck at another table is no night", async () => {
  const device = makeDevice();
  const { night } = await begin(device, "clou");
  const thief1 = night.config["thief1"] === "janet" ? "bruce" : "janet";
  for (const other of [
    { ...night, config: { ...night.config, thief1 } },
    { ...night, crew: ["human", "normal"] as const },
    { ...night, game: "clou-again", config: {} },
  ]) {
    const match = await table(device, other);
    noteTaken({ match, points: null, from: "" });
    expect(await finish(device, match)).toMatchObject({ luck: "given" });
  }
});

test("one person against bots has a lead for a score, by how good the bots are; several have none", async () => {
  const device = makeDevice();
  const seats = (...levels: string[]) => [
    { kind: "human" as const },
    ...levels.map((level) => ({ kind: "bot" as const, level })),
  ];
  for (const levels of [
    ["easy", "normal"],
    ["normal", "easy"],
    ["easy", "easy"],
  ]) {
    const match = await createLocalMatch(
      { game: "klaumau", config: {}, seats: seats(...levels), hotSeat: false },
      device.store,
    );
    const { finished } = await finish(device, match);
    const { standings } = finished.record.outcome as Ranking;
    const points = (isOwn: boolean): number[] =>
      standings.filter(({ seat }) => (seat === 0) === isOwn).map((each) => each.points);
    expect(finished.score.points).toBe((points(true)[0] as number) - Math.max(...points(false)));
  }
  expect(readScores().map(({ rivals, scored }) => [rivals, scored.length])).toEqual(
    [
      [["easy", "easy"], 1],
      [["easy", "normal"], 2],
    ].toReversed(),
  );
  expect(scoreOf({ type: "ranking", standings: [] }, [{ kind: "human" }, { kind: "human" }])).toBeNull();
  expect(scoreOf({ type: "shared", result: "x", points: 3, lines: [] }, [{ kind: "bot" }])).toBeNull();
});

test("dice out of a link count for the dare and not for the records", async () => {
  const device = makeDevice();
  const match = await createLocalMatch({ ...ALONE, seed: "ab" }, device.store);
  noteTaken({ match, points: 12, from: "Ada" });
  expect(await finish(device, match)).toMatchObject({ luck: "given", taken: { points: 12, from: "Ada" } });
  expect(readScores()).toEqual([]);
});
