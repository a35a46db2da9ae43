import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
afterAll(() => rmSync(folder, { recursive: true }));

const play = ["play", "klaumau", "--seats", "3", "--seed", "one evening"];
const ones = "1\n".repeat(2000);

describe("safehouse play", () => {
  test("plays a whole match from a pipe and saves a record that verifies", async () => {
    const file = join(folder, "match.json");
    const { status, out, err } = await call([...play, "--save", file], { typed: ones });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("The match is over.");
    expect(out).toMatch(/Result\n\n1\. /);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toContain("\u001b");
    expect((await call(["verify", file])).out).toMatch(/^OK: /);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      seed: "one evening",
      seats: [{ kind: "human" }, {}, {}],
    });
  });

  test.each([
    ["klaumau", 2, "Klaumau! with bots (normal)"],
    ["robnrun", 2, "Rob ’n Run with bots (normal)"],
    ["clou", 1, "Clou – Roll & Heist"],
  ])("says who sits there, whether they play against each other or not: %s, %i", async (game, seats, title) => {
    const { out } = await call(["play", game, "--seats", String(seats)], { typed: "" });
    expect(out.split("\n")[0]).toBe(title);
  });

  test("is the same evening for the same seed and answers", async () => {
    const first = await call(play, { typed: ones });
    const second = await call(play, { typed: ones });
    expect(second.out).toBe(first.out);
    const other = await call(["play", "klaumau", "--seats", "3"], { typed: ones });
    expect(other.out).not.toBe(first.out);
  });

  test("ends politely when the input ends, and with q", async () => {
    for (const typed of ["", "1\n", "q\n", "QUIT\n1\n"]) {
      const { status, out, err } = await call(play, { typed });
      expect([status, err]).toEqual([0, ""]);
      expect(out).toMatch(/You leave the table/);
    }
  });

  test("saves nothing of a match that was left, and says so", async () => {
    const file = join(folder, "left.json");
    const { status, out } = await call([...play, "--save", file], { typed: "1\nq\n" });
    expect(status).toBe(0);
    expect(out).toContain("Nothing was saved");
    expect(readdirSync(folder)).not.toContain("left.json");
  });

  test("helps, shows the rules, explains undo, and asks again", async () => {
    const { out } = await call(play, { typed: "?\nrules\nu\nhello\n99\n\n1\nu\nq\n" });
    expect(out).toContain("Each question lists what you may do.");
    expect(out).toContain("You have no move to take back.");
    expect(out.match(/Type a number from 1 to \d+, or \? for help\./g)).toHaveLength(2);
    expect(out).toContain("That answer is final.");
  });

  test("speaks German", async () => {
    const { status, out } = await call([...play, "--lang", "de"], { typed: ones });
    expect(status).toBe(0);
    expect(out).toContain("Die Partie ist zu Ende.");
    expect(out).toMatch(/Ergebnis\n\n1\. /);
  });

  test("has colours only where they are welcome", async () => {
    const terminal = { isOutputTerminal: true, typed: "1\nq\n" };
    expect((await call(play, { ...terminal, env: { TERM: "xterm" } })).out).toContain("\u001b[1m");
    for (const env of [{ NO_COLOR: "1", TERM: "xterm" }, { TERM: "dumb" }]) {
      expect((await call(play, { ...terminal, env })).out).not.toContain("\u001b");
    }
  });

  test("fits into narrow and wide terminals", async () => {
    for (const columns of [40, 60, 100, 300]) {
      const { out } = await call(play, { typed: "1\n".repeat(20), columns });
      // The hash of the seed is one long word.
      const words = out.split("\n").filter((line) => line.includes(" "));
      expect(words.filter((line) => [...line].length > columns)).toEqual([]);
    }
  });

  test("offers to save, and takes only a yes for a yes", async () => {
    const { out } = await call(play, { typed: ones });
    expect(out).toMatch(/Save the record as safehouse-klaumau-[0-9a-f]{8}\.json\? \[y\/N\] 1\n$/);
  });
});
