import { verifyChance } from "@safehouse/chance";
import { loadGame } from "@safehouse/games";
import { type AnyGame, type MatchRecord, replayRecord } from "@safehouse/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { type GameModule, HOUSE_GAMES } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import {
  ask,
  bot,
  follow,
  human,
  look,
  makeMatch,
  newCommand,
  openHouse,
  playOn,
  type TestHouse,
  type TestMatch,
} from "./house.ts";
import { asMatch, startedTable } from "./parlour.ts";
import { release } from "./releases.ts";

let house: TestHouse;
afterEach(() => house.close());

/** A store that outlives its houses. */
function lasting(): Store {
  return { ...memoryStore(), close: async () => {} };
}

const BEFORE = release(0);
const AFTER = release(0, 1);
const NOW = HOUSE_GAMES;
const RULES_0_GONE = release(1);

async function moveHouse(store: Store, games: GameModule): Promise<void> {
  await house.close();
  house = await openHouse({ store, games });
}

/** When everybody answers with the last thing listed, seat 1 holds the Bomb at the end of the second and last round. */
const WITH_BOMB = { config: { bomb: "swap" }, seed: "bomb 251" };
const POINTS = { rules0: [0, 15], rules1: [0, 16] };

async function playLastListed(match: TestMatch, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < most; played++) {
    const seen = await Promise.all(match.tokens.map((token) => look(house, match, token)));
    const seat = seen.findIndex(({ moves }) => moves.length > 0);
    const last = seen[seat]?.moves.at(-1);
    if (last === undefined) return;
    const { decision, move } = last;
    const { status } = await ask(house, `${match.path}/moves`, {
      token: match.tokens[seat] as string,
      body: { command: newCommand(), n: 0, decision, move },
    });
    expect(status).toBe(200);
  }
}

async function readRecord({ path }: TestMatch): Promise<MatchRecord> {
  const { status, body } = await ask(house, `${path}/record`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as MatchRecord;
}

function pointsOf({ outcome }: Pick<MatchRecord, "outcome">): number[] {
  if (outcome.type !== "ranking") throw new Error("nobody won");
  return outcome.standings.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points);
}

describe("a match begun under rules 0", () => {
  test("K-9.8 is played to its end under rules 0 where new matches have rules 1", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, WITH_BOMB);
    await playLastListed(match, 15);
    const before = await look(house, match, match.tokens[0]);
    expect(before.rules).toBe(0);

    await moveHouse(store, AFTER);
    expect(await look(house, match, match.tokens[0])).toEqual(before);
    await playLastListed(match);
    const record = await readRecord(match);
    expect(record.rules).toBe(0);
    expect(pointsOf(record)).toEqual(POINTS.rules0);
    const game = (await loadGame("klaumau", record)) as AnyGame;
    expect(game.meta.rules).toBe(0);
    expect(replayRecord(game, record)).toMatchObject({ ok: true });
    expect(verifyChance(game, record)).toMatchObject({ ok: true });

    const next = await makeMatch(house, WITH_BOMB);
    await playLastListed(next);
    expect((await look(house, next)).rules).toBe(1);
    expect(pointsOf(await readRecord(next))).toEqual(POINTS.rules1);
  });

  test("K-2.4 K-9.3 K-9.9 begun under rules 1, is played to its end by them where new matches have rules 2", async () => {
    const store = lasting();
    house = await openHouse({ store, games: release(0, 1) });
    const match = await makeMatch(house, { config: { receiver: true, bomb: "swap" }, seed: "receiver 3" });
    await playLastListed(match, 15);
    const before = await look(house, match, match.tokens[0]);
    expect(before.rules).toBe(1);

    await moveHouse(store, NOW);
    expect(await look(house, match, match.tokens[0])).toEqual(before);
    await playLastListed(match);
    const record = await readRecord(match);
    expect(record).toMatchObject({ rules: 1, config: { bomb: "swap" } });
    expect(record.config).not.toHaveProperty("bombText");
    const game = (await loadGame("klaumau", record)) as AnyGame;
    expect(replayRecord(game, record)).toMatchObject({ ok: true });
    expect(verifyChance(game, record)).toMatchObject({ ok: true });

    const next = await makeMatch(house, { config: { bomb: "own", bombText: "Sing." } });
    expect((await look(house, next)).rules).toBe(2);
  });

  test("goes on with its bots", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, { seats: [human, bot] });
    await playOn(house, match, 3);
    const { n } = await look(house, match);
    await moveHouse(store, NOW);
    while ((await look(house, match)).outcome === null && (await look(house, match)).n < n + 20) {
      await playOn(house, match, 1);
    }
    expect((await look(house, match)).n).toBeGreaterThan(n);
    expect((await ask(house, "/metrics")).body).not.toMatch(/safehouse_bot_failures_total\{[^}]*\} [1-9]/);
  });
});

const WORDS = /klaumau was begun under rules version 0; this release plays version 1\. .*release it was begun with/;

describe("where rules 0 are gone", () => {
  test("a running match says in words why it waits, and is neither set apart nor lost", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, { seats: [human, bot] });
    const before = await look(house, match, match.tokens[0]);
    await moveHouse(store, RULES_0_GONE);
    const token = match.tokens[0] as string;
    const answers = [
      await ask(house, match.path),
      await ask(house, match.path, { token }),
      await ask(house, `${match.path}/record`, { token }),
      await ask(house, `${match.path}/undo`, { token, body: { command: "c", n: 0 } }),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([501, expect.stringMatching(WORDS)]);
    const socket = await follow(house, match);
    socket.send({ type: "hello", n: 0 });
    expect(await socket.next("error")).toMatchObject({ status: 501, error: expect.stringMatching(WORDS) });
    await socket.closed;
    expect((await ask(house, "/metrics")).body).toContain("safehouse_quarantined_total 0");
    expect((await store.findMatch(match.id))?.status).toBe("running");

    await moveHouse(store, BEFORE);
    expect(await look(house, match, token)).toMatchObject({ rules: 0, view: before.view });
  });

  test("a finished match still shows its end, its log and its record", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, WITH_BOMB);
    await playLastListed(match);
    const [before, record] = [await look(house, match), await readRecord(match)];
    await moveHouse(store, RULES_0_GONE);
    expect(await readRecord(match)).toEqual(record);
    const { log, ...after } = await look(house, match);
    const { log: logBefore, ...rest } = before;
    expect(after).toEqual(rest);
    expect(log.map(({ n, decision, seat }) => [n, decision, seat])).toEqual(
      logBefore.map(({ n, decision, seat }) => [n, decision, seat]),
    );
    const { body } = await ask(house, `${match.path}?from=1`);
    expect(body.log).toEqual(record.entries.map((entry) => ({ ...entry, events: [] })));
    expect(await look(house, match, match.tokens[0])).toEqual({ ...after, log });
    const move = { command: "c", n: 0, decision: "turn:0:1", move: { do: "cannot" } };
    expect((await ask(house, `${match.path}/moves`, { token: match.tokens[0] as string, body: move })).status).toBe(
      501,
    );
  });

  test("a private match is still for its seats alone", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, WITH_BOMB);
    await playLastListed(match);
    const isPrivate: Store = {
      ...store,
      findMatch: async (id) => {
        const found = await store.findMatch(id);
        return found && { ...found, isPrivate: true };
      },
    };
    await moveHouse(isPrivate, RULES_0_GONE);
    const token = match.tokens[1] as string;
    for (const path of [match.path, `${match.path}/record`]) {
      expect((await ask(house, path)).status).toBe(401);
      expect((await ask(house, path, { token: "somebody's" })).status).toBe(401);
      expect((await ask(house, path, { token })).status).toBe(200);
    }
  });

  test("a match that ended before endings were kept gets its own when somebody looks", async () => {
    const store = lasting();
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, WITH_BOMB);
    const olderHouse: Store = { ...store, endMatch: (id) => store.setStatus(id, "over") };
    await moveHouse(olderHouse, BEFORE);
    await playLastListed(match);
    const record = await readRecord(match);
    expect(await store.findEnding(match.id)).toBeNull();
    await moveHouse(store, NOW);
    await look(house, match);
    await moveHouse(store, RULES_0_GONE);
    expect(await readRecord(match)).toEqual(record);
  });
});

test("a record is read without loading its game", async () => {
  const store = lasting();
  house = await openHouse({ store });
  const match = await makeMatch(house, WITH_BOMB);
  await playLastListed(match);
  const load: GameModule["load"] = (id, edition) =>
    edition === undefined ? loadGame(id) : Promise.reject(new Error("no match is to be opened"));
  await moveHouse(store, { ...NOW, load });
  expect(pointsOf(await readRecord(match))).toEqual(POINTS.rules1);
});

test("who is forgotten goes out of kept records too, whatever rules are left", async () => {
  const store = lasting();
  house = await openHouse({ store, games: BEFORE });
  const { ann, bob, id: table, match: id, annSees, bobSees } = await startedTable(house);
  const match = asMatch(id, [annSees.you?.token, bobSees.you?.token]);
  await playOn(house, match);
  expect((await readRecord(match)).seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
  expect(JSON.stringify(await store.findEnding(id))).not.toMatch(/Ann|Bob/);
  await moveHouse(store, RULES_0_GONE);
  expect((await ask(house, `/api/tables/${table}`, { token: ann.token })).body.phase).toBe("over");
  expect((await ask(house, "/api/guests/me", { token: bob.token, method: "DELETE" })).status).toBe(204);
  const { seats } = await readRecord(match);
  expect(seats[0]?.name).toBe("Ann");
  expect(JSON.stringify(seats)).not.toContain("Bob");
});
