import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
afterAll(() => rmSync(folder, { recursive: true }));

const firstAnswers = "1\n".repeat(2000);

describe("Rob ’n Run at the command line", () => {
  test.each([2, 3, 4, 5])("simulates without violations, %i seats", async (seats) => {
    const { status, out } = await call(`simulate robnrun --games 20 --seats ${seats} --seed 1 --json`.split(" "));
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: "robnrun", seats, violations: 0 });
  });

  test.each(["en", "de"])("plays a whole match as boss and accomplice within 80 columns, %s", async (language) => {
    const file = join(folder, `match-${language}.json`);
    const argv = ["play", "robnrun", "--seats", "3", "--seed", "one evening", "--save", file];
    const { status, out, err } = await call(argv, { typed: firstAnswers, env: { LANG: `${language}.UTF-8` } });
    expect([status, err]).toEqual([0, ""]);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(out).toMatch(language === "en" ? /what do you tell the crew/ : /Was sagst du der Bande/);
    expect(out).toMatch(language === "en" ? /any other costs 3 gold/ : /jeder andere kostet 3 Gold/);
    expect(out).not.toMatch(/undefined|\bNaN\b/);
    // A crew that says and plays the first thing that comes to mind is caught.
    expect(out).toMatch(language === "en" ? /^Caught: 0 points/m : /^Gefasst: 0 Punkte/m);
    expect((await call(["verify", file])).out).toMatch(/^OK: /);
    const replayed = await call(["replay", file, "--seat", "2"]);
    expect(replayed.status).toBe(0);
  });
});
