import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { PAGE_PATHS } from "@safehouse/protocol";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { DirectImports } from "./build/direct-imports.ts";
import { GamePieces } from "./build/game-pieces.ts";
import { oneLanguage } from "./build/one-language.ts";
import { ownFurniture } from "./build/own-furniture.ts";
import { preloadInPages, shareWorkers } from "./build/share-workers.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const ROOT = join(import.meta.dirname, "..", "..");

/** Where scripts/shelf/modules.ts has listed games from outside; undefined where there are none. */
const SHELF_MODULES = process.env["SAFEHOUSE_SHELF_MODULES"];
const SHELF_LISTS =
  SHELF_MODULES === undefined
    ? {}
    : {
        "@safehouse/games/outside": join(SHELF_MODULES, "games.ts"),
        "@safehouse/web/outside": join(SHELF_MODULES, "parts.ts"),
      };

/** From which `npm run dev` may serve. */
const SHELF_FOLDERS =
  SHELF_MODULES === undefined
    ? []
    : [SHELF_MODULES, ...(JSON.parse(process.env["SAFEHOUSE_UNBUILT_GAMES"] ?? "[]") as string[])];

/** A game outside has no packages of its own: those of this house are lent to it, and so there is one Preact. */
const lendPackages: Plugin = {
  name: "lend-packages",
  enforce: "pre",
  resolveId(source, importer) {
    const isOutside = importer !== undefined && !importer.startsWith("\0") && !importer.startsWith(ROOT + sep);
    if (!isOutside || /^[./\0]|^[a-z]+:/.test(source)) return null;
    return this.resolve(source, join(import.meta.dirname, "index.html"), { skipSelf: true });
  },
};

/** Which sources are in which file. The manifest knows that only of sources that share theirs with no other. */
const listModules: Plugin = {
  name: "list-modules",
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === "chunk"
        ? [[output.fileName, output.moduleIds.map((id) => relative(import.meta.dirname, id).replaceAll("\\", "/"))]]
        : [],
    );
    this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(Object.fromEntries(files)) });
  },
};

/** What page and worker share: it must touch nothing that only one of them has. What only rules pages and the lab read is left out. */
const COMMON =
  /vite\/preload-helper|packages\/kernel\/src\/(?!account|apprais|balance|bookmark|example|figures|judging|keyed|luck|playout|rulebook|study\/|survey)|packages\/chance\/src\/fast|web\/src\/play\/local\/(?:idb-store|kept|pin|random-hex)\.ts|node_modules\/idb\/|packages\/games\/(?:[^/]+\/manifest|house|index|outside|shelf|manifest)\.ts/;
/** What every page needs. The way to the server and what passes a link on are for later. */
const SHELL =
  /web\/src\/(app|shelf|text|ui)\/(?!qr-|(?:live-)?client\.|copy-|dates|face|push\.|share-address|short-name|system-share|sounds|use-wake-lock|use-width)|web\/src\/(?:play\/local\/(?:list|newcomer|played)|lesson\/progress|pages\/(?:tables\/game-name|(?:daily|workshop)\/paths))\.ts|node_modules\/(@?preact)\//;
/** What asks the server something, and what stays in touch with it. */
const REQUESTS =
  /protocol\/src\/(?:requests\.ts|client\/(?:answer|backoff|guests|http|paths|surroundings|tables)\.ts)|web\/src\/app\/client\./;
const LINES = /protocol\/src\/(?:client\.ts|client\/|changes)|web\/src\/app\/live-client\./;

const KIT =
  /web\/src\/(?:kit\/(?!hand|paper)|play\/(?:text\/|[^/]+\.ts$)|play\/table\/(?:held-button|closed|latest|press-guard|questions|second-thought|sentences|said|shortcuts|table-board|table-live|use-moves|use-press-guard|use-skip-first|use-taken-back|use-turn-signals|(?!hand-|help-|moves-|outcome-|rules-|recap)[^/]+\.css$)|stage\/(?!pace-|sky|fly|flight))/;

const HOST =
  /web\/src\/play\/local\/(?:host|tell|next-seat|lock)\.ts|packages\/host\/src\/(?!lab|review|simulate|index)|packages\/chance\/src\/(?!fast|index)/;

const CLOU_LATER =
  /boards\/clou\/(?:plan\/|escape\/|score\/(?!pencil)|logic\/odds|tray\/(?:aimed|answers|chain|fits|in-hand|settle|star|votes|ways)\.tsx)|paper\/src\/games\/clou\/plan\//;

/** A few lines that every table of the Clou family's heists begins with. */
const CLOU_SMALL = /packages\/games\/clou\/(?:own\/name|text\/(?:naming|plan-words))\.ts/;

/** What makes a board of parts goes with them: in the campaign, which makes its own of the same, it would be all there is in a file. */
const besideOf = (id: string): string => id.replace("/boards/clou/make-board.ts", "/boards/clou/board.tsx");

/** A heist, after it was chosen where. Grids, lists and open cards are for few tables. */
const ROBNRUN_LATER =
  /boards\/robnrun\/(?:middle\/lying|know\/notes|hand|screen\/(?!seen-hands|tool-line)[a-z-]+|prompt\/(?:bribe|card|hint)-answers|between\/evaluation|logic\/notes)\.tsx?$/;

const pieces = new GamePieces();
const direct = new DirectImports();

/** The pages of this house and of no other on its host: where the house stands, its server puts in (`http/web-files.ts`). */
const OWN_PAGES = new RegExp(
  `^/SAFEHOUSE_BASE/(?:${PAGE_PATHS.map((path) => path.slice(1).replaceAll(/:\w+/g, "[^/?]+")).join("|")})/?(?:\\?|$)`,
);

export default defineConfig({
  root: import.meta.dirname,
  // The same build serves in any folder of a host.
  base: "./",
  define: { APP_VERSION: JSON.stringify(version) },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    // Names the chunks for the check of sizes.
    manifest: true,
    assetsInlineLimit: 0,
    // Where a browser knows none of it, what is needed is fetched one after the other.
    modulePreload: { polyfill: false, resolveDependencies: direct.besides },
    rolldownOptions: {
      // Whoever starts the house for the first time waits for it: how long the tools took is not theirs to know.
      checks: { bundlerTimings: false },
      // No module of ours does anything by being loaded: who takes one thing of it need not wait for its other friends.
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$/, sideEffects: true },
          { test: /\/packages\//, sideEffects: false },
        ],
      },
      output: {
        // A name is written in every file that asks for it: a few letters of the content will do. What is in it says .vite/modules.json.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names }) => {
          return names.some((name) => name.endsWith(".css"))
            ? "assets/[hash:7][extname]"
            : "assets/[name]-[hash][extname]";
        },
        codeSplitting: {
          groups: [
            { name: "common", test: COMMON, minShareCount: 2, priority: 4 },
            // Every word of it is somebody else's.
            {
              name: "words-en",
              test: /\/text\/all\/en\.ts|\/text\/en\.ts\?here/,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            {
              name: "words-de",
              test: /\/text\/all\/de\.ts|\/text\/de\.ts\?here/,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            { name: "requests", test: REQUESTS, includeDependenciesRecursively: false, priority: 6 },
            { name: "lines", test: LINES, includeDependenciesRecursively: false, priority: 5 },
            { name: "shell", test: SHELL, priority: 3 },
            { name: "home", test: /web\/src\/pages\/(?:home|join\/(?:read-code|join-form))/, priority: 3 },
            { name: "new-table", test: /web\/src\/pages\/(?:new-table|lobby\/logic\/config)/, priority: 3 },
            // A table is one errand, not twenty: each small part would cost a phone a way to the server and back. What boards are made of
            // comes while one looks at the shelf (pages/home).
            { name: "kit", test: KIT, includeDependenciesRecursively: false, priority: 3 },
            {
              name: "table",
              test: /web\/src\/(?:pages\/print\/menu-item|play\/table\/(?!hand-|help-|moves-|outcome-|rules-|recap|table-log|text\/hand-|turns))/,
              priority: 2,
            },
            // Pages that only ask whether a game has a workshop need no table for that.
            { name: "parts", test: /web\/src\/games\/[^/]+\.ts/, priority: 2 },
            // What follows the first question of a heist is one errand, too.
            { name: "clou-later", test: CLOU_LATER, includeDependenciesRecursively: false, priority: 2 },
            { name: "clou-small", test: CLOU_SMALL, includeDependenciesRecursively: false, priority: 2 },
            { name: "robnrun-later", test: ROBNRUN_LATER, includeDependenciesRecursively: false, priority: 2 },
            // Who hosts a match, on this device or in the lab.
            { name: "host", test: HOST, includeDependenciesRecursively: false, priority: 2 },
            {
              name: "clou-bots",
              test: /packages\/games\/clou\/bots\/(?!index|expert|foresight|lore\/|playing-on|reasons|shared-luck)/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: "clou-christmas-bots",
              test: /packages\/games\/clou-christmas\/(?:match-game|bots\/(?!index|expert))/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // So is a game: what is to be known before a table is set, what the table is drawn by, and the rest of its rules.
            { name: (id) => pieces.nameOf(besideOf(id)), includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
  resolve: { alias: SHELF_LISTS },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    fs: { allow: [ROOT, ...SHELF_FOLDERS] },
    proxy: { "/api": { target: process.env["SAFEHOUSE_API"] ?? "http://127.0.0.1:4600", ws: true } },
  },
  plugins: [
    oneLanguage(),
    ownFurniture,
    lendPackages,
    shareWorkers,
    preloadInPages,
    pieces.plugin,
    direct.plugin,
    listModules,
    VitePWA({
      strategies: "generateSW",
      // A newer version waits until somebody asks for it: never in the middle of a game.
      registerType: "prompt",
      injectRegister: false,
      manifestFilename: "app.webmanifest",
      manifest: {
        name: "Safehouse",
        short_name: "Safehouse",
        description: "Heist games at one table",
        // From where the manifest lies. It has no id of its own: two houses on one host are two apps.
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#10201b",
        theme_color: "#10201b",
        categories: ["games", "entertainment"],
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // Everything: boards, rules, texts and the worker are there before they are first asked for.
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}", "third-party-notices.txt"],
        globIgnores: ["**/*-latin-ext-*"],
        navigateFallback: "index.html",
        navigateFallbackAllowlist: [OWN_PAGES],
        // It would take the caches of a house in a folder for old ones of the house above it.
        cleanupOutdatedCaches: false,
        // Beside it, wherever it lies.
        importScripts: ["notification-click.js", "push.js"],
        sourcemap: false,
      },
    }),
  ],
});
