import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tryGames } from "../../../scripts/shelf/try-games.ts";
import { writeModules } from "../../../scripts/shelf/modules.ts";
import { builtIn, findBuilt, hashShelf } from "../src/shelf/built.ts";
import { reasonText } from "../src/shelf/fault.ts";
import { readSettings } from "../src/settings.ts";

const EXAMPLES = fileURLToPath(new URL("../../../examples", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "safehouse-shelf-"));
const shelf = join(folder, "shelf");
const data = join(folder, "data");
beforeAll(() => cpSync(EXAMPLES, shelf, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the example with one thing changed. */
function spoilt(name: string, file: string, from: string, to: string): string {
  const game = join(folder, "spoilt", name);
  cpSync(join(EXAMPLES, "magpie"), game, { recursive: true });
  const meta = join(game, "meta.ts");
  writeFileSync(meta, readFileSync(meta, "utf8").replace('id: "magpie"', `id: "${name}"`));
  const text = readFileSync(join(game, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(game, file), text.replace(from, to));
  return game;
}

describe("each game is tried alone", () => {
  test("and those that hold are kept, whatever the others do", async () => {
    const broken = [
      spoilt("cheats", "game.ts", "(state.bids[seat] ?? null)", "(state.bids[0] ?? null)"),
      spoilt("leaves", "game.ts", "export const game", "process.exit(0);\nexport const game"),
      spoilt("unread", "game.ts", "export const game", "export const game ="),
    ];
    const tried = await tryGames([join(shelf, "magpie"), ...broken]);
    expect(tried.games).toEqual([join(shelf, "magpie")]);
    expect(tried.faults.map(({ folder: game, file }) => [game, file])).toEqual(broken.map((game) => [game, "game.ts"]));
    const [cheats, leaves, unread] = tried.faults.map(({ reason }) => reasonText(reason, "en"));
    expect(cheats).toMatch(/^does not conform \(/);
    expect(leaves).toBe("ended its trial by itself.");
    expect(unread).toMatch(/SyntaxError/);
    const german = tried.faults.map(({ reason }) => reasonText(reason, "de"));
    expect(german[0]).toMatch(/^hält sich nicht an den Vertrag \(/);
    expect(german[1]).toBe("hat seine Probe von selbst beendet.");
  });

  test("and one that does not end is ended", async () => {
    const stuck = spoilt("stuck", "game.ts", "export const game", "for (;;) {}\nexport const game");
    const { faults } = await tryGames([stuck], 3000);
    expect(faults).toMatchObject([{ folder: stuck, reason: { id: "endless", args: { seconds: 3 } } }]);
  });
});

test("the app is built with manifests of all games, and with parts of those that have some", () => {
  const plain = spoilt("plain", "meta.ts", "Magpie", "Plain");
  rmSync(join(plain, "parts.ts"));
  writeModules(join(folder, "modules"), [join(shelf, "magpie"), plain]);
  const read = (file: string): string => readFileSync(join(folder, "modules", file), "utf8");
  expect(read("games.ts")).toContain("export const OUTSIDE = [game0, game1];");
  expect(read("parts.ts")).toContain('export const OUTSIDE_PARTS = {"magpie": game0};');
});

describe("a house that cannot build", () => {
  const describeBuild = (changes: object): void => {
    const { app, description } = builtIn(data);
    mkdirSync(app, { recursive: true });
    writeFileSync(join(app, "index.html"), "");
    const built = { version: "1.0.0", house: "h", shelf, sources: hashShelf(shelf), games: [join(shelf, "magpie")] };
    writeFileSync(description, JSON.stringify({ ...built, ...changes }));
  };

  test("needs a build, of that shelf, as it is, and of this release", () => {
    const problem = (): string | null => {
      const found = findBuilt(data, shelf, "1.0.0");
      return found.ok ? null : found.error;
    };
    expect(problem()).toMatch(/are not built into .*Build it: npx safehouse shelf build/);
    describeBuild({});
    expect(problem()).toBeNull();
    describeBuild({ shelf: "/elsewhere" });
    expect(problem()).toMatch(/are the games of \/elsewhere/);
    describeBuild({ sources: "other" });
    expect(problem()).toMatch(/have changed since/);
    describeBuild({ version: "0.9.0" });
    expect(problem()).toMatch(/have changed since/);
    writeFileSync(builtIn(data).description, "{");
    expect(problem()).toMatch(/are not built/);
  });

  test("and who can build looks at the house's own sources, too", () => {
    describeBuild({});
    expect(findBuilt(data, shelf, "1.0.0", "h").ok).toBe(true);
    expect(findBuilt(data, shelf, "1.0.0", "changed").ok).toBe(false);
  });
});

test("a shelf that is none is refused with a sentence before anything opens", () => {
  const said = (name: string): string => {
    const settings = readSettings(["--shelf", name], {});
    return settings.ok ? "" : settings.error;
  };
  expect(said(join(folder, "nowhere"))).toMatch(/There is no folder/);
  expect(said(join(shelf, "magpie"))).toMatch(/is a game itself/);
  expect(said(join(shelf, "magpie", "text"))).toMatch(/is a game/);
  expect(said(shelf)).toBe("");
});
