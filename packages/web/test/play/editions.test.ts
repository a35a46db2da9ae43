import { readFileSync } from "node:fs";
import { loadCore, type TableGame } from "@safehouse/games";
import type { Edition, MatchRecord } from "@safehouse/kernel";
import type { LiveMatch, MatchSnapshot, News, ProblemCode } from "@safehouse/protocol";
import { describe, expect, test } from "vitest";
import { continueRecord } from "../../src/play/local/create.ts";
import { saveLocalMatch } from "../../src/play/local/matches.ts";
import { openSavedMatch } from "../../src/play/local/open-saved.ts";
import { openOnlineSession } from "../../src/play/online/session.ts";
import { rulesAtHand } from "../../src/play/rules.ts";
import { readRecordFile } from "../../src/play/replay/read-record.ts";
import { recordOfLocal } from "../../src/play/replay/records.ts";
import { isOver, makeDevice, until } from "./device.ts";

const OLD_TEXT = readFileSync(
  new URL("../../../games/klaumau/fixtures/rules-0/all-4-halve.json", import.meta.url),
  "utf8",
);
const OLD = JSON.parse(OLD_TEXT) as MatchRecord;
const YOU = { seat: 1, name: "Ada", level: "easy" };

describe("a match of older rules", () => {
  test("is replayed by its own rules", async () => {
    const film = await readRecordFile(OLD_TEXT, loadCore);
    if (!film.ok) throw new Error(film.error.kind);
    expect(film.value.game.meta.rules).toBe(0);
    expect(film.value.moment(film.value.length, "open").outcome).toEqual(OLD.outcome);
  });

  test("goes on, on this device, by its own rules, to a record of them", async () => {
    const device = makeDevice();
    const id = await continueRecord(OLD, OLD.entries.length - 10, YOU, device.store);
    const session = await device.open(id);
    expect([session.opened.edition.rules, session.game.meta.rules]).toEqual([0, 0]);
    await session.watch(YOU.seat);
    while (!isOver(session)) {
      await until(() => isOver(session) || (session.now.value?.moves.length ?? 0) > 0);
      const [first] = session.now.value?.moves ?? [];
      if (first !== undefined) await session.submit(first.decision, first.move);
    }
    const found = await recordOfLocal(id, device.store, loadCore);
    expect(found?.record.rules).toBe(0);
    expect(await session.record()).toEqual(found?.record);
  });

  test("goes on from a saved file", async () => {
    const device = makeDevice();
    const id = await continueRecord(OLD, 40, YOU, device.store);
    const file = await saveLocalMatch(id, device.store);
    const opened = await openSavedMatch(file as Blob, device.store);
    if (!opened.ok) throw new Error(opened.error);
    expect((await device.open(opened.value)).game.meta.rules).toBe(0);
  });
});

test("a match of rules that are not here says so, and is not called damaged", async () => {
  const future = { ...OLD, rules: 9 };
  expect(await readRecordFile(JSON.stringify(future), loadCore)).toEqual({
    ok: false,
    error: { kind: "release", record: future },
  });
  const device = makeDevice();
  const id = await continueRecord(OLD, 40, YOU, device.store);
  const kept = device.store.shelves.get(id)!;
  device.store.shelves.set(id, { ...kept, secrets: { ...kept.secrets, rules: 9 } });
  await expect(device.open(id)).rejects.toThrow("release");
});

describe("a session on a server", () => {
  const STATE = {
    n: 0,
    log: [],
    seats: [],
    view: { seat: null, silent: false },
    pending: [],
    moves: [],
    outcome: null,
  };

  /** A line that says what it is told to say. */
  function fakeLine() {
    let tell: (news: News) => void = () => {};
    const live = {
      state: null,
      log: [],
      connection: { status: "connecting" },
      subscribe(listener: (news: News) => void) {
        tell = listener;
        return () => {};
      },
    };
    return { live: live as unknown as LiveMatch, tell: (news: News) => tell(news) };
  }

  async function open() {
    const game = (await loadCore("klaumau")) as TableGame;
    const { live, tell } = fakeLine();
    const others: (Edition | null)[] = [];
    const session = openOnlineSession(live, {
      game,
      rules: rulesAtHand(game),
      nameSeats: () => [],
      notSent: () => "",
      onOtherEdition: (edition) => others.push(edition),
    });
    const state = (edition: Edition): void =>
      tell({ type: "state", state: { ...STATE, ...edition } as unknown as MatchSnapshot });
    return { game, session, others, tell, state };
  }

  test("shows a match of the rules it was opened with", async () => {
    const { game, session, others, state } = await open();
    state({ rules: game.meta.rules, content: game.meta.content });
    expect([others, session.now.value]).toEqual([[], expect.objectContaining({ n: 0 })]);
  });

  test("shows nothing of a match of other rules, and says which", async () => {
    const { game, session, others, state } = await open();
    state({ rules: 0, content: game.meta.content });
    expect(others).toMatchObject([{ rules: 0, content: game.meta.content }]);
    expect(session.now.value).toBeNull();
  });

  test("says when not even the server has the rules", async () => {
    const { others, tell } = await open();
    const refused = (status: number, code: ProblemCode): News => ({
      type: "connection",
      connection: { status: "refused", failure: { result: "failed", status, code, error: "in words" } },
    });
    tell(refused(404, "match.unknown"));
    expect(others).toEqual([]);
    tell(refused(501, "match.otherEdition"));
    expect(others).toEqual([null]);
  });
});
