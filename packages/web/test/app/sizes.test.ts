import { expect, test } from "vitest";
import { type Manifest, measureSizes, type Modules, sizeText } from "../../../../scripts/web-sizes.ts";

const manifest: Manifest = {
  "index.html": {
    file: "index.js",
    css: ["index.css"],
    assets: ["assets/archivo-latin-12345678.woff2", "assets/archivo-latin-ext-wdth-normal-12345678.woff2"],
    imports: ["_shell"],
    dynamicImports: ["src/pages/home/page.tsx", "src/pages/rules/page.tsx"],
  },
  _shell: { file: "shell.js", dynamicImports: ["_client"] },
  _client: { file: "client.js" },
  _games: {
    file: "games.js",
    dynamicImports: [
      "_offer-1.js",
      "../games/klaumau/front.ts",
      "../games/klaumau/core.ts",
      "../games/klaumau/game.ts",
    ],
  },
  "_offer-1.js": { file: "offer.js", dynamicImports: ["../games/klaumau/text/de.ts"] },
  "src/pages/home/page.tsx": { file: "home.js", imports: ["_shell"] },
  "src/pages/new-table/page.tsx": { file: "new.js", imports: ["_shell", "_games"] },
  "src/pages/rules/page.tsx": { file: "rules.js" },
  "src/pages/local/page.tsx": {
    file: "local.js",
    imports: ["_shell", "_games"],
    dynamicImports: ["src/boards/klaumau/index.tsx", "src/boards/other/index.tsx"],
  },
  "../games/klaumau/front.ts": { file: "front.js", imports: ["_front-2.js"] },
  "_front-2.js": { file: "fronts.js" },
  "../games/klaumau/core.ts": { file: "klaumau.js", imports: ["_offer-1.js"] },
  "../games/klaumau/game.ts": { file: "bots.js", imports: ["../games/klaumau/core.ts"] },
  "../games/klaumau/text/en.ts": { file: "en.js" },
  "../games/klaumau/text/de.ts": { file: "de.js" },
  "../games/other/core.ts": { file: "other.js" },
  "../games/other/game.ts": { file: "other-game.js" },
  "src/play/local/worker.ts": { file: "worker.js", imports: ["_games"] },
  "../games/other/text/en.ts": { file: "other-en.js" },
  "src/boards/klaumau/index.tsx": {
    file: "board.js",
    css: ["board.css"],
    imports: ["_shell"],
    dynamicImports: ["src/boards/klaumau/end.tsx", "src/boards/klaumau/text/de.ts"],
  },
  "src/boards/klaumau/end.tsx": { file: "end.js" },
  "src/boards/klaumau/text/de.ts": { file: "board-de.js" },
  "src/boards/other/index.tsx": { file: "board-2.js" },
};

const modules: Modules = {
  "offer.js": ["../games/klaumau/meta.ts", "../games/klaumau/offer.ts"],
  "fronts.js": ["../games/other/front.ts", "../games/other/view.ts"],
};

const BYTES: Record<string, number> = {
  "index.js": 1,
  "index.css": 5,
  "shell.js": 10,
  "client.js": 100,
  "games.js": 1_000,
  "home.js": 10_000,
  "new.js": 100_000,
  "local.js": 1,
  "front.js": 10,
  "fronts.js": 70_000,
  "klaumau.js": 20,
  "offer.js": 10_000,
  "en.js": 100,
  "board.js": 1_000,
  "board.css": 3,
  "end.js": 30_000,
  "bots.js": 4_000,
  "worker.js": 200,
  "other.js": 2,
  "other-game.js": 3,
  "other-en.js": 1,
  "board-2.js": 4,
  "assets/archivo-latin-12345678.woff2": 65_000,
};

test("counts what is loaded before a table, what every table adds until the first answer and later, and its worker", () => {
  const lines = measureSizes(manifest, modules, (file) => BYTES[file] ?? Number.NaN);
  expect(lines.map(({ what, bytes, limit }) => [what, bytes, bytes <= limit])).toEqual([
    ["before a table opens, JavaScript", 111_111, false],
    ["before a table opens, letters", 65_000, true],
    ["klaumau, until the first answer", 71_114, false],
    ["klaumau, over a whole match", 111_134, false],
    ["klaumau, its worker besides", 4_200, true],
    ["other, until the first answer", 70_006, false],
    ["other, over a whole match", 70_008, true],
    ["other, its worker besides", 203, true],
  ]);
  expect(sizeText(lines[1] as (typeof lines)[number])).toBe(
    "✓ before a table opens, letters: 65.0 kB (at most 70.0 kB)",
  );
  const reached = { what: "clou", bytes: 99_000, limit: 100_000, wanted: 95_000 };
  expect(sizeText(reached)).toBe("○ clou: 99.0 kB (at most 100.0 kB, wanted 95.0 kB)");
  expect(sizeText({ ...reached, bytes: 101_000 })).toMatch(/^✗/);
});

test("counts the heaviest plan of a game whose plans are fetched one by one, and the rules of one match", () => {
  const plans: Manifest = {
    "../games/other/match-core.ts": { file: "match.js" },
    "../games/other/content/plans/bank.ts": { file: "bank.js" },
    "../games/other/text/names/bank-en.ts": { file: "bank-en.js" },
    "../games/other/content/plans/villa.ts": { file: "villa.js" },
    "../games/other/text/names/villa-en.ts": { file: "villa-en.js" },
  };
  const bytes: typeof BYTES = {
    ...BYTES,
    "match.js": 500,
    "bank.js": 10,
    "bank-en.js": 5,
    "villa.js": 9,
    "villa-en.js": 7,
  };
  const lines = measureSizes({ ...manifest, ...plans }, modules, (file) => bytes[file] ?? Number.NaN);
  expect(lines.slice(5, 7).map((line) => line.bytes)).toEqual([70_006 + 16, 70_006 + 16 + 500]);
});

test("counts the house of that plan and the words at the head, but neither other houses nor what is only asked for", () => {
  const house = "../paper/src/games/clou/decor/plans/";
  const more: Manifest = {
    ...manifest,
    "../games/other/content/plans/bank.ts": { file: "bank.js" },
    "../games/other/text/names/bank-en.ts": { file: "bank-en.js" },
    "src/boards/other/index.tsx": {
      file: "board-2.js",
      dynamicImports: [`${house}bank.ts`, `${house}villa.ts`, "src/play/table/help-dialog.tsx"],
    },
    [`${house}bank.ts`]: { file: "bank-house.js" },
    [`${house}villa.ts`]: { file: "villa-house.js" },
    "src/play/table/help-dialog.tsx": { file: "help.js" },
    "../games/other/words/words.ts": { file: "words.js" },
    "../games/other/words/en.ts": { file: "words-en.js" },
    "../games/klaumau/front.ts": { file: "front.js", dynamicImports: ["../games/klaumau/words/head.ts"] },
    "../games/klaumau/words/head.ts": { file: "head.js" },
    "../games/klaumau/words/words.ts": { file: "never.js" },
  };
  const known: typeof BYTES = { ...BYTES, "bank-house.js": 300, "words.js": 40, "words-en.js": 50, "head.js": 7 };
  const lines = measureSizes(more, modules, (file) => known[file] ?? (file.startsWith("bank") ? 1 : Number.NaN));
  const whole = lines.filter(({ what }) => what.includes("whole")).map((line) => line.bytes);
  expect(whole[0]).toBe(111_134 - 70_000 + 7);
  expect(whole[1]).toBe(70_008 + 2 + 300 + 90);
});

test("does not count a file that only passes on, unless another begins with it", () => {
  const passing: Manifest = {
    ...manifest,
    "src/boards/other/index.tsx": { file: "board-2.js", imports: ["_parts.js"] },
    "_parts.js": { file: "parts.js" },
  };
  const known: typeof BYTES = { ...BYTES, "parts.js": 500 };
  const firstOf = (passed: Modules): number | undefined =>
    measureSizes(passing, { ...modules, ...passed }, (file) => known[file] ?? Number.NaN)[5]?.bytes;
  expect(firstOf({})).toBe(70_006 + 500);
  expect(firstOf({ "board-2.js": [] })).toBe(70_006 + 500 - 4);
  expect(firstOf({ "parts.js": [] })).toBe(70_006 + 500);
});

test("notices a build without its pages", () => {
  expect(() => measureSizes({ "index.html": { file: "index.js" } }, {}, () => 1)).toThrow(/no src\/pages\/home/);
});
