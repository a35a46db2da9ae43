import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { describe, expect, onTestFinished, test } from "vitest";
import { openShared } from "../../server/src/commons/open.ts";
import { type GameModule, HOUSE_GAMES } from "../../server/src/house.ts";
import { machine } from "../../server/src/surroundings.ts";
import { ask as askHouse, makeMatch, openHouse, playOn, type TestHouse } from "../../server/test/house.ts";
import { asMatch, startedTable } from "../../server/test/parlour.ts";
import { ask, freshDatabase, openOn } from "../../server/test/postgres.ts";
import { call, finishedRecord } from "./desk.ts";

const at = Date.UTC(2030, 0, 2, 3, 4, 5);

/** As `npm start -- --store` opens it. */
async function openHouseOn(address: string, games: GameModule = HOUSE_GAMES): Promise<TestHouse> {
  const shared = await openShared({ address, bus: null, version: "1.2.3", games, surroundings: machine });
  const house = await openHouse({ ...shared, games });
  onTestFinished(() => house.close());
  return house;
}

const EVERY = ["reports", "quarantine", "quarantine show m", "export Ada", "erase Ada"];

describe("on a Postgres", () => {
  test.each(EVERY)("%s says what is wrong with the place", async (command) => {
    const said = async (...more: string[]) => {
      const { status, err } = await call([...command.split(" "), ...more]);
      return [status, err];
    };
    const address = await freshDatabase();
    expect(await said("--store", address)).toEqual([2, expect.stringContaining("no database")]);
    expect(await ask(address, "SELECT 1 FROM pg_namespace WHERE nspname = 'safehouse'")).toEqual([]);
    expect(await said("--store", "postgres://nobody:secret@127.0.0.1:1/x")).toEqual([
      2,
      expect.stringMatching(/does not answer: postgres:\/\/nobody@127/),
    ]);
    expect(await said("--store", address, "--data", "x")).toEqual([2, expect.stringContaining("not both")]);
  });

  test("reports tells what was reported and lost beside a house that is open, and puts losses away", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    const put = (kind: string, id: string, body: object): Promise<void> =>
      store.putDocument({ kind, id, version: 1, body: body as never, expiresAt: null });
    const [ann, bob, table] = ["a".repeat(22), "b".repeat(22), "t".repeat(22)];
    await put("guest", ann, { name: "Ann", secretHash: "not to be shown", muted: [], seenAt: 0, isLeaving: false });
    await put("report", "r", { table, by: ann, message: { n: 7, guest: bob, text: "something rude", at }, at });
    await put("loss", String(at), { at, commits: 3, matches: [] });
    const reports = (...more: string[]) => call(["reports", ...more], { env: { SAFEHOUSE_STORE: address } });
    expect((await reports()).out).toContain("3 commits");
    const { status, out } = await reports("--seen");
    expect([status, out]).toEqual([0, expect.stringContaining("somebody who is gone")]);
    expect(out).toContain(`reported by Ann (${ann})`);
    expect(JSON.parse((await reports("--json")).out)).toMatchObject([{ reporter: "Ann", author: null }]);
  });

  test("quarantine lists, shows and releases what is set apart for all", async () => {
    const address = await freshDatabase();
    const store = await openOn(address);
    const { game, rules, content, config, seats, seed, contributions, entries } = await finishedRecord();
    const match = { game, rules, content, config, seats, seed, contributions };
    const more = { practice: false, isPrivate: false, createdAt: at, tokenHashes: seats.map(() => null) };
    for (const id of ["running", "changed"]) {
      await store.createMatch({ ...match, ...more, id });
      const { head } = await store.readLog(id);
      await store.append(
        id,
        head,
        entries.slice(0, 6).map((entry) => ({ entry, command: null })),
      );
      await store.setStatus(id, "quarantined", "this match \u001b[2Jis closed");
    }
    await ask(
      address,
      `UPDATE safehouse.lines SET line = replace(line, '"n":3', '"n":33') WHERE n = 3 AND match = (SELECT key FROM safehouse.heads WHERE id = 'changed')`,
    );
    const quarantine = (...argv: string[]) => call(["quarantine", ...argv, "--store", address]);
    expect((await quarantine()).out).toContain(
      "running: klaumau, made 2030-01-02 03:04:05 UTC, 6 entries\n  set apart because: this match [2Jis closed\n",
    );
    expect(await quarantine("release", "changed")).toMatchObject({
      status: 1,
      out: expect.stringContaining("entry 3 has changed"),
    });
    expect(await quarantine("release", "running")).toMatchObject({ status: 0 });
    expect((await store.findMatch("running"))?.status).toBe("running");
    expect((await store.findMatch("changed"))?.status).toBe("quarantined");
    expect((await quarantine("release", "running")).status).toBe(2);
  });

  test("a match that one house alone has set apart is shown, and played there again once it is released", async () => {
    const address = await freshDatabase();
    let isBroken = true;
    const broken = async (...asked: Parameters<typeof loadGame>): Promise<AnyGame | null> => {
      const game = await loadGame(...asked);
      if (game === null) return null;
      return {
        ...game,
        view(state, viewer) {
          if (isBroken && viewer === 1) throw new Error("queen of spades");
          return game.view(state, viewer) as never;
        },
      };
    };
    const sound = await openHouseOn(address);
    const bad = await openHouseOn(address, { ...HOUSE_GAMES, load: broken });
    const match = await makeMatch(sound);
    const look = (house: TestHouse) => askHouse(house, match.path, { token: match.tokens[1] ?? "" });
    expect((await look(bad)).body).toMatchObject({ code: "match.setApart" });
    expect((await look(sound)).status).toBe(200);
    const quarantine = (...argv: string[]) => call(["quarantine", ...argv, "--store", address]);
    const { out } = await quarantine();
    expect(out.replaceAll(/\s+/g, " ")).toMatch(
      /set apart in house \w{16} \(1\.2\.3\+\w{12}\) because: .*queen of spades/,
    );
    expect((await quarantine("--lang", "de")).out).toContain("beiseitegelegt im Haus");
    expect(JSON.parse((await quarantine("--json")).out)).toMatchObject([
      { id: match.id, isForAll: false, problem: null, complaints: [{ problem: expect.stringContaining("queen") }] },
    ]);

    // Released while its fault is still there: found out again, and told again.
    expect(await quarantine("release", match.id)).toMatchObject({ status: 0 });
    expect((await quarantine()).out).toBe("No match is set apart.\n");
    expect((await look(bad)).body).toMatchObject({ code: "match.setApart" });
    expect((await quarantine()).out).toContain(match.id);

    isBroken = false;
    expect((await look(bad)).body).toMatchObject({ code: "match.setApart" });
    expect(await quarantine("release", match.id)).toMatchObject({ status: 0 });
    expect((await look(bad)).status).toBe(200);
    expect(await playOn(bad, match, 2)).toBe(2);
    expect(await playOn(sound, match, 2)).toBe(2);
    expect((await quarantine("release", match.id)).status).toBe(2);
  });

  test("export tells what the house has about a guest, and erase removes it once all houses are closed", async () => {
    const address = await freshDatabase();
    const house = await openHouseOn(address);
    const { ann, bob, id, match, annSees, bobSees } = await startedTable(house);
    await ann.ask("/api/guests/me", { name: "Ada Lovelace" }, "PATCH");
    const { body } = await ann.ask(`/api/tables/${id}/messages`, { text: "the words of Ada" });
    await bob.ask(`/api/tables/${id}/messages`, { text: "the words of Bob" });
    await bob.ask(`/api/tables/${id}/messages/${body.n}/report`, {});
    await playOn(house, asMatch(match, [annSees.you?.token, bobSees.you?.token]), 4);
    for (const guest of [ann, bob]) await guest.at(`/${id}/end`, { agree: true });
    const command = (...argv: string[]) => call([...argv, "--store", address]);

    const exported = await command("export", "ada lovelace");
    expect(exported.status).toBe(0);
    expect(JSON.parse(exported.out)).toMatchObject({
      guest: { id: ann.id, name: "Ada Lovelace" },
      chats: [{ table: id, messages: [{ text: "the words of Ada" }] }],
      matches: [{ id: match, status: "over", moves: expect.arrayContaining([expect.anything()]) }],
    });
    expect(exported.out).not.toContain("Bob");

    const open = await command("erase", "Ada Lovelace");
    expect([open.status, open.err]).toEqual([2, expect.stringMatching(/^The house in "postgres:.* is open, /)]);
    await house.close();
    const FILES =
      "SELECT pg_relation_filenode('safehouse.documents'), pg_relation_filenode('safehouse.makings') AS makings";
    const files = await ask(address, FILES);
    const erased = await command("erase", "Ada Lovelace");
    expect([erased.status, erased.err]).toEqual([0, ""]);
    expect(erased.out).toMatch(/^OK: Ada Lovelace is erased \(tables 1, messages 1, reports 1, /);
    const kept = await ask(
      address,
      "SELECT body AS text FROM safehouse.documents UNION ALL SELECT seating FROM safehouse.makings",
    );
    expect(JSON.stringify(kept)).toContain("the words of Bob");
    for (const trace of ["Ada Lovelace", "words of Ada"]) expect(JSON.stringify(kept)).not.toContain(trace);
    // Written anew, so that nothing of it lies between the rows.
    expect(await ask(address, FILES)).not.toEqual(files);
    expect(await command("erase", "Ada Lovelace")).toMatchObject({ status: 2, err: expect.stringMatching(/no guest/) });
  });
});
