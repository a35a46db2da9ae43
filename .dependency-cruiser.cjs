/**
 * Dependencies point one way: kernel <- chance, games <- host <- cli / server / web. Each package may reach what is listed for it here and
 * nothing else; packages from npm are named one by one where the code must also run in a browser.
 */
const TEST = "/test/";
const at = (...names) => `^packages/(${names.join("|")})(/|$)`;
const NPM = "(^|/)node_modules/";

/** Every import of these packages' own code (not of their tests) stays inside the package or reaches one of `allowed`. */
function reaches(name, allowed, npm = []) {
  const own = at(name, ...allowed);
  const carried = npm.length === 0 ? [] : [`${NPM}(${npm.join("|")})/`];
  return {
    name: `${name}-reaches-only-${[...allowed, ...npm].join("-and-") || "itself"}`,
    severity: "error",
    from: { path: at(name), pathNot: TEST },
    to: { pathNot: [own, ...carried] },
  };
}

/** As above, but with the whole of npm and Node: for the programs at the edge. */
function reachesPackages(name, allowed) {
  return {
    name: `${name}-reaches-only-${allowed.join("-and-")}`,
    severity: "error",
    from: { path: at(name), pathNot: TEST },
    to: { path: "^packages/", pathNot: at(name, ...allowed) },
  };
}

module.exports = {
  forbidden: [
    reaches("kernel", []),
    reaches("chance", ["kernel"], ["@noble/hashes"]),
    reaches("games", ["kernel"]),
    reaches("host", ["kernel", "chance"]),
    reaches("protocol", ["kernel"], ["zod"]),
    reachesPackages("paper", ["kernel", "games"]),
    {
      name: "drawings-reach-no-npm-and-no-machine",
      comment: "The browser draws them, too; only the PDF is written on a machine.",
      severity: "error",
      from: { path: "^packages/paper/src/", pathNot: "^packages/paper/src/pdf/" },
      to: { pathNot: ["^packages/(kernel|games)/", "^packages/paper/src/(?!pdf/)"] },
    },
    {
      name: "paper-of-a-game-knows-that-game-only",
      severity: "error",
      from: { path: "^packages/paper/src/games/([^/-]+)[^/]*/" },
      to: { path: "^packages/games/[^/]+/", pathNot: "^packages/games/$1[^/]*/" },
    },
    {
      name: "the-browser-writes-no-pdf",
      comment: "A megabyte of fonts and their tools stays on the machine.",
      severity: "error",
      from: { path: "^packages/web/src/" },
      to: { path: "^packages/paper/src/pdf/" },
    },
    reachesPackages("testkit", ["kernel", "chance"]),
    reachesPackages("cli", [
      "kernel",
      "chance",
      "games",
      "host",
      "paper",
      "protocol",
      "server/src/personal-data",
      "server/src/quarantine",
      "server/src/reported",
      "server/src/settings.ts",
      "server/src/shelf",
      "server/src/store",
    ]),
    reachesPackages("server", ["kernel", "chance", "games", "host", "paper", "protocol"]),
    reachesPackages("web", ["kernel", "chance", "games", "host", "paper", "protocol"]),
    {
      name: "web-reaches-only-its-own-npm",
      comment: "What a browser loads is named one by one.",
      severity: "error",
      from: { path: "^packages/web/src/" },
      to: { path: NPM, pathNot: `${NPM}(preact|@preact/signals|idb|uqr|@fontsource.*|vite)/` },
    },
    {
      name: "boards-do-not-know-each-other",
      severity: "error",
      from: { path: "^packages/web/src/boards/([^/-]+)[^/]*/" },
      to: { path: "^packages/web/src/boards/[^/]+/", pathNot: "^packages/web/src/boards/$1[^/]*/" },
    },
    {
      name: "a-board-knows-its-own-game-only",
      severity: "error",
      from: { path: "^packages/web/src/(?:boards|pages/companion|pages/paper|pages/workshop)/([^/-]+)[^/]*/" },
      to: { path: "^packages/games/[^/]+/", pathNot: "^packages/games/$1[^/]*/" },
    },
    {
      name: "games-do-not-know-each-other",
      severity: "error",
      from: { path: "^packages/games/([^/-]+)[^/]*/" },
      // What all tests do alike stands beside the games.
      to: { path: "^packages/games/[^/]+/", pathNot: ["^packages/games/$1[^/]*/", "^packages/games/test/"] },
    },
    {
      name: "a-game-does-not-know-its-sequels",
      comment: "A sequel (`clou-again`) builds on the game it is named after, and never the other way round.",
      severity: "error",
      from: { path: "^packages/(games|web/src/boards|paper/src/games)/([^/-]+)/", pathNot: TEST },
      to: { path: "^packages/(games|$1)/$2-" },
    },
    {
      name: "sequels-do-not-know-each-other",
      severity: "error",
      from: { path: "^packages/games/([^/-]+)-([^/]+)/" },
      to: { path: "^packages/games/$1-", pathNot: "^packages/games/$1-$2/" },
    },
    {
      name: "no-game-is-known-by-name",
      comment:
        "The registry @safehouse/games loads games by id; only a game's own board, companion, workshop, paper and page that enters it, tests and benchmarks name one.",
      severity: "error",
      from: {
        path: "^(packages|scripts)/",
        pathNot: [
          "^packages/games/",
          "^packages/(web/src/boards|web/src/pages/companion|web/src/pages/paper|web/src/pages/workshop|paper/src/games)/[^/]+/",
          TEST,
        ],
      },
      to: { path: "^packages/games/[^/]+/" },
    },
    {
      name: "sources-do-not-use-tests",
      severity: "error",
      from: { path: "^packages/", pathNot: [TEST, at("testkit")] },
      to: { path: [`^packages/.*${TEST}`, at("testkit")] },
    },
    {
      name: "no-cycles",
      comment: "Types may refer to each other; code that runs may not.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: ["^bench/peer/", "^model/quint/", "^packages/web/dist"] },
    // Types count: a kernel that borrows a game's type depends on that game.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".cjs", ".json"],
    },
  },
};
