import { expect, test } from "vitest";
import { type Manifest, measureSizes, type Modules, sizeText } from "../../../../scripts/web-sizes.ts";

const manifest: Manifest = {
  "index.html": {
    file: "index.js",
    imports: ["_shell"],
    dynamicImports: ["src/pages/home/page.tsx", "src/pages/rules/page.tsx"],
  },
  _shell: { file: "shell.js", dynamicImports: ["_client"] },
  _client: { file: "client.js" },
  _games: {
    file: "games.js",
    dynamicImports: ["_offer-1.js", "../games/klaumau/core.ts", "../games/klaumau/game.ts", "_core-2.js"],
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
  "../games/klaumau/core.ts": { file: "klaumau.js", imports: ["_offer-1.js"] },
  "../games/klaumau/game.ts": { file: "bots.js", imports: ["../games/klaumau/core.ts"] },
  "../games/klaumau/text/en.ts": { file: "en.js" },
  "../games/klaumau/text/de.ts": { file: "de.js" },
  "_core-2.js": { file: "other.js" },
  "../games/other/text/en.ts": { file: "other-en.js" },
  "src/boards/klaumau/index.tsx": { file: "board.js", imports: ["_shell"] },
  "src/boards/other/index.tsx": { file: "board-2.js" },
};

const modules: Modules = {
  "offer.js": ["../games/klaumau/meta.ts", "../games/klaumau/offer.ts"],
  "other.js": ["../games/other/core.ts", "../games/other/view.ts"],
};

const BYTES: Record<string, number> = {
  "index.js": 1,
  "shell.js": 10,
  "client.js": 100,
  "games.js": 1_000,
  "home.js": 10_000,
  "new.js": 100_000,
  "local.js": 1,
  "klaumau.js": 10,
  "offer.js": 10_000,
  "en.js": 100,
  "board.js": 1_000,
  "other.js": 70_000,
  "other-en.js": 1,
  "board-2.js": 4,
};

test("counts what is loaded before a table, and what every table adds", () => {
  const lines = measureSizes(manifest, modules, (file) => BYTES[file] ?? Number.NaN);
  expect(lines.map(({ bytes }) => bytes)).toEqual([111_111, 11_111, 70_006]);
  expect(lines.map(({ bytes, limit }) => bytes > limit)).toEqual([true, false, true]);
  expect(sizeText(lines[1] as (typeof lines)[number])).toBe(
    "✓ the table of klaumau, its rules and its board: 11.1 kB of JavaScript gzipped (at most 60.0 kB)",
  );
});

test("notices a build without its pages", () => {
  expect(() => measureSizes({ "index.html": { file: "index.js" } }, {}, () => 1)).toThrow(/no src\/pages\/home/);
});
