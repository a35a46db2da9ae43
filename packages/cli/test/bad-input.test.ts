import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry, MatchRecord } from "@safehouse/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, finishedRecord } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
let record: MatchRecord;

beforeAll(async () => void (record = await finishedRecord()));
afterAll(() => rmSync(folder, { recursive: true }));

describe("bad input is refused with a sentence, status 2 and nothing on stdout:", () => {
  test.each<[what: string, line: string, message: RegExp]>([
    ["unknown command", "rob", /no command "rob"/],
    ["too few matches to measure", "balance klaumau --games 3", /--games must be a whole number from 10/],
    ["inherited names", "constructor", /no command "constructor"/],
    ["no game", "simulate", /needs a game/],
    ["unknown game", "simulate poker", /no game "poker". Games are: .*klaumau/],
    ["puzzles of an unknown game", "puzzles poker", /no game "poker". Games are: .*klaumau/],
    ["moving from nowhere named", "move", /"safehouse move" needs --from and a folder or the address of a Postgres/],
    ["moving from a folder without a house", `move --from ${folder} --to x`, /no database in .* with --from/],
    ["a shelf with nothing to do", "shelf", /^"safehouse shelf" can build or test/],
    ["a folder for a backup", `restore --from ${folder} --data ${folder}/new`, /is no backup of Safehouse/],
    ["inherited names as games", "play toString", /no game "toString"/],
    ["unknown level", "simulate klaumau --level genius", /no level "genius". Levels of klaumau are: random/],
    ["too few seats", "simulate klaumau --seats 1", /--seats must be a whole number from 2 to 8, not "1"/],
    ["too many seats", "play klaumau --seats 9", /from 2 to 8/],
    ["seats that are no number", "simulate klaumau --seats three", /whole number/],
    ["negative numbers", "simulate klaumau --games -5", /--games must be a whole number from 1/],
    ["no games", "simulate klaumau --games 0", /--games must be a whole number from 1/],
    ["fractions", "simulate klaumau --games 1.5", /whole number/],
    ["exponents", "simulate klaumau --games 1e3", /whole number/],
    ["seeds beyond the safe numbers", "simulate klaumau --seed 9007199254740992", /to 9007199254740991/],
    ["config that is no JSON", "simulate klaumau --config {bomb:1}", /--config must be JSON/],
    ["config that is no object", "simulate klaumau --config [1]", /config must be an object/],
    ["unknown options in config", 'simulate klaumau --config {"bom":"swap"}', /config.bom is not an option/],
    [
      "any option where there are none",
      'simulate clou-christmas --config {"bomb":"swap"}',
      /option; this game has none/,
    ],
    ["wrong values in config", 'play klaumau --config {"bomb":"big"}', /config.bomb must be one of/],
    ["scenarios where there are none", "simulate klaumau --scenario bank", /klaumau has no scenarios/],
    ["unknown options", "simulate klaumau --turbo", /no option "--turbo"/],
    ["short options", "simulate klaumau -x", /no option "-x"/],
    ["options twice", "simulate klaumau --seed 1 --seed 2", /"--seed" is given twice/],
    ["options without value", "simulate klaumau --seed", /"--seed" needs a value/],
    ["switches with a value", "simulate klaumau --json=yes", /"--json" takes no value/],
    ["two games", "simulate klaumau poker", /"poker" is a second/],
    ["unknown language", "verify x --lang fr", /--lang must be one of en, de/],
    ["an empty seed", "play klaumau --seed=", /1 to 200 characters/],
    ["no file", "verify", /needs the file of a match record/],
    ["missing file", "replay /nowhere/at/all.json", /There is no file/],
    ["a folder", `verify ${folder}`, /is a folder/],
    ["a folder to save to that is not there", "play klaumau --save /nowhere/x.json", /folder is missing/],
    ["a file to save to that is there", `play klaumau --save ${folder}`, /exists already/],
    ["an endless file", "verify /dev/zero", /larger than 16 MB/],
  ])("%s", async (_what, line, message) => {
    const { status, out, err } = await call(line.split(" "));
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain("\n");
    expect([status, out]).toEqual([2, ""]);
  });

  test("config that is too large or too deep", async () => {
    const large = await call(["simulate", "klaumau", "--config", `{"a":"${"x".repeat(17_000)}"}`]);
    expect(large).toMatchObject({ status: 2, out: "" });
    expect(large.err).toMatch(/has 17,008 bytes/);
    const deep = await call(["simulate", "klaumau", "--config", "[".repeat(8000) + "]".repeat(8000)]);
    expect(deep).toMatchObject({ status: 2, out: "" });
  });

  test.each<[what: string, content: () => string | Uint8Array, message: RegExp]>([
    ["an empty file", () => "", /not JSON/],
    ["no record", () => "[]", /should be one JSON object/],
    ["binary", () => new Uint8Array([0xff, 0xfe, 0x00]), /not text/],
    ["a record cut off in its text", () => JSON.stringify(record).slice(0, -200), /cut off/],
    [
      "a record cut off in its log",
      () => altered({ entries: record.entries.slice(0, -5) }),
      /cut off: the match is not over/,
    ],
    ["another format", () => altered({ format: 7 }), /has format 7; this version reads format 1/],
    ["another version of the rules", () => altered({ rules: 99 }), /rules version 99.*Use the release that made it/],
    ["other content", () => altered({ content: "deadbeef" }), /other content.*Use the release that made it/],
    ["a foreign game", () => altered({ game: "chess" }), /"chess", a game that this program does not know/],
    ["a missing field", () => altered({ seed: undefined }), /has no "seed"/],
    ["an unknown field", () => altered({ extra: 1 }), /"extra" that this version does not know/],
    ["too few seats", () => altered({ seats: record.seats.slice(0, 1), entries: [] }), /has 1 seats/],
    ["entries out of order", () => altered({ entries: record.entries.toReversed() }), /Entry 1 .* out of order/],
    ["options left out", () => altered({ config: {} }), /leaves options out/],
    ["depth", () => "[".repeat(100_000) + "]".repeat(100_000), /nested far too deep/],
    ["size", () => "x".repeat(17 * 1024 * 1024), /larger than 16 MB/],
    ["escape sequences", () => altered({ game: "\u001b[2J\u202eevil" }), /a record of "\[2Jevil"/],
  ])("a record file: %s", async (what, content, message) => {
    const path = file(`${what.replaceAll(" ", "-")}.json`, content());
    for (const command of ["verify", "replay"]) {
      const { status, out, err } = await call([command, path]);
      expect(err.replace(/\n$/, "")).toMatch(message);
      expect([status, out]).toEqual([2, ""]);
    }
  });

  test("a seat or entry that the record does not have", async () => {
    const path = file("good.json", JSON.stringify(record));
    for (const options of [
      ["--seat", "4"],
      ["--seat", "0"],
      ["--from", "99999"],
      ["--seat", "1", "--open"],
    ]) {
      expect(await call(["replay", path, ...options])).toMatchObject({ status: 2, out: "" });
    }
  });

  test("in German where that is spoken", async () => {
    expect((await call(["rob"], { env: { LANG: "de_DE.UTF-8" } })).err).toMatch(/keinen Befehl "rob"/);
    expect((await call(["play", "poker", "--lang", "de"])).err).toMatch(/kein Spiel "poker"/);
  });
});

describe("a record that claims what did not happen is a mismatch, status 1, and the entry is named:", () => {
  const drawAt = (): number => record.entries.findIndex(({ seat }) => seat === null);
  const moveAt = (): number => record.entries.findIndex(({ decision }) => decision.startsWith("turn"));
  const replaced = (at: number, move: unknown): string =>
    altered({ entries: record.entries.map((entry, i) => (i === at ? { ...entry, move } : entry)) });

  test.each<[what: string, content: () => string, message: () => RegExp]>([
    ["an altered draw", () => replaced(drawAt(), reversedDraw()), () => new RegExp(`entry ${drawAt() + 1}: The draw`)],
    [
      "an illegal move",
      () => replaced(moveAt(), { do: "win" }),
      () => new RegExp(`[Ee]ntry ${moveAt() + 1} is not a legal move`),
    ],
    ["another seed", () => altered({ seed: "loaded dice" }), () => /not the one committed to/],
    [
      "other contributions",
      () => altered({ contributions: [] }),
      () => /entry 1: The draw .* did not come from the seed/,
    ],
    ["another end", () => altered({ hash: "0123456789abcdef" }), () => /leads to another state/],
    [
      "another winner",
      () => altered({ outcome: { type: "ranking", standings: [] } }),
      () => /leads to another outcome/,
    ],
  ])("%s", async (what, content, message) => {
    const { status, out, err } = await call(["verify", file(`${what.replaceAll(" ", "-")}.json`, content())]);
    expect(err).toMatch(message());
    expect([status, out]).toEqual([1, ""]);
  });

  function reversedDraw(): unknown {
    const { move } = record.entries[drawAt()] as Entry;
    return (move as number[]).toReversed();
  }
});

function altered(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...record, ...changes });
}
