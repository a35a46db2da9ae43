/** What a browser has to load of the web app, by the manifest that the build writes. */

export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = { readonly [key: string]: ManifestChunk };

/** The sources in every file. */
export type Modules = { readonly [file: string]: readonly string[] };

export interface SizeLine {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
  /** What it ought to be at most: the limit is what was reached, which may be more. */
  readonly wanted: number;
}

const KILOBYTE = 1000;
/** What no page and no table ought to weigh. */
const WANTED = { script: 60, letters: 70, firstAnswer: 60, wholeMatch: 95, worker: 20 } as const;
/** What was reached where that is more than it ought to be: nothing grows past it. */
const REACHED: { readonly [game: string]: { readonly firstAnswer?: number; readonly wholeMatch: number } } = {
  clou: { firstAnswer: 64.5, wholeMatch: 127 },
  "clou-again": { firstAnswer: 64.5, wholeMatch: 127 },
  "clou-christmas": { wholeMatch: 172 },
};

/** A newcomer opens the house and sets a table: all of the shell. What belongs to one game counts to its table. */
const BEFORE_A_TABLE = ["index.html", "src/pages/home/page.tsx", "src/pages/new-table/page.tsx"];
const TABLE = "src/pages/local/page.tsx";
const WORKER = "src/play/local/worker.ts";
const BOARD = /^src\/boards\/([^/]+)\/index\.tsx$/;
/** Letters that every page writes with; others come with who needs them. */
const FIRST_LETTERS = /\/(?:archivo-latin|besley-latin-wght-normal)-[\w-]{8}\.woff2$/;

/** What somebody goes to, or asks for: no part of every match. */
const CHOSEN =
  /(?:^|[/-])de\.ts$|^src\/(?:pages|words|lesson|chat|coach|wishes|games\/more)\/|app\/(?:(?:live-)?client|sounds)|hot-seat|local\/(?:create|matches)|ask\/legend|table\/(?:hand-facts|(?:help|moves)-dialog)|pace-dialog|rules-sheet|between\/review|robnrun\/(?:know|open)\/|boards\/[^/]+\/(?:screen|hand-only)\./;
/** Without its words in somebody's language a board shows nothing. */
const WORDS = /^(?:src\/boards\/[^/]+\/text\/en|\.\.\/paper\/src\/games\/[^/]+\/text\/sheet-en)\.ts$/;
/** What the house of a plan looks like: one is fetched, or a plain one. */
const HOUSES = "../paper/src/games/clou/decor/plans/";
const OF_A_GAME =
  /^\.\.\/paper\/src\/games\/clou\/decor\/(?!load)|^src\/boards\/(?:[^/]+\/index\.tsx$|[^/]+-(?:figure|lesson|candidate|lab|review|screen)\/|[^/]+\/screen\.tsx?$)|^\.\.\/games\/[^/]+\/(?:(?:text|words\/(?!head|goal)|rulebook|content\/plans|own\/|judge\/|puzzles\/|habits\/)|(?:offer|front|core|game|older|match-core|match-game|match-judge|nightly)\.ts$)/;

/** `sizeOf` tells the bytes of a file as they travel. */
export function measureSizes(manifest: Manifest, modules: Modules, sizeOf: (file: string) => number): SizeLine[] {
  const graph = new Graph(manifest, modules);
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const line = (what: string, files: Iterable<string>, wanted: number, limit = wanted): SizeLine => {
    return { what, bytes: sum(files), limit: limit * KILOBYTE, wanted: wanted * KILOBYTE };
  };
  const before = graph.reach(BEFORE_A_TABLE, "later");
  const letters = Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((file) => FIRST_LETTERS.test(file)),
  );
  const games = Object.keys(manifest).flatMap((key) => BOARD.exec(key)?.[1] ?? []);
  const tables = games.flatMap((game) => {
    const of = (...files: readonly string[]): string =>
      graph.firstOf(files.map((file) => `../games/${game}/${file}.ts`));
    const asked = of("text/asked-en", "text/table-en", "text/en");
    const shown = [TABLE, `src/boards/${game}/index.tsx`, of("front"), asked];
    const plans = graph.plansOf(game).toSorted((a, b) => sum(graph.reach(b, "now")) - sum(graph.reach(a, "now")));
    const heaviest = plans[0] ?? [];
    const first = graph.reach([...shown, ...heaviest], "now").difference(before);
    const played = [...shown, ...heaviest, ...graph.housesOf(game, heaviest), ...graph.headOf(game)];
    const rest = [of("text/table-en", "text/en"), of("match-core", "core")];
    const all = graph.reach([...played, ...rest], "later").difference(before);
    const worker = graph
      .reach([WORKER, of("match-game", "game")], "now")
      .difference(before)
      .difference(all);
    const { firstAnswer, wholeMatch } = REACHED[game] ?? WANTED;
    return [
      line(`${game}, until the first answer`, first, WANTED.firstAnswer, firstAnswer),
      line(`${game}, over a whole match`, all, WANTED.wholeMatch, wholeMatch),
      line(`${game}, its worker besides`, worker, WANTED.worker),
    ];
  });
  return [
    line("before a table opens, JavaScript", onlyScripts(before), WANTED.script),
    line("before a table opens, letters", new Set(letters), WANTED.letters),
    ...tables,
  ];
}

function onlyScripts(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => file.endsWith(".js"));
}

class Graph {
  readonly #manifest: Manifest;
  readonly #modules: Modules;
  readonly #modulesIn: ReadonlySet<string>;

  constructor(manifest: Manifest, modules: Modules) {
    this.#manifest = manifest;
    this.#modules = modules;
    this.#modulesIn = new Set(Object.values(modules).flat());
  }

  /** Every file that these sources need at once; `later` also what they load by themselves then, other pages, games and boards only if they are named. */
  reach(sources: readonly string[], until: "now" | "later"): Set<string> {
    const seen = new Set<ManifestChunk>();
    const fetched = new Set<string>();
    const visit = (chunk: ManifestChunk, isAsked: boolean): void => {
      if (chunk.file.endsWith(".js") && !(isAsked && this.#onlyPassesOn(chunk))) fetched.add(chunk.file);
      if (seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.css ?? []) fetched.add(file);
      for (const key of chunk.imports ?? []) visit(this.#find(key), false);
      const isWanted = (key: string): boolean => (until === "now" ? WORDS.test(key) : !this.#isChosen(key));
      for (const key of chunk.dynamicImports ?? []) if (isWanted(key)) visit(this.#find(key), true);
    };
    for (const source of sources) visit(this.#chunkOf(source), true);
    return fetched;
  }

  /** What there is for one match alone, or else for any. */
  firstOf(sources: readonly string[]): string {
    const isBuilt = (source: string): boolean => source in this.#manifest || this.#modulesIn.has(source);
    return sources.find(isBuilt) ?? sources.join(" or ");
  }

  /** Of a game whose plans are fetched one by one: each with its names. */
  plansOf(game: string): string[][] {
    const folder = `../games/${game}/content/plans/`;
    const plans = Object.keys(this.#manifest).filter((key) => key.startsWith(folder));
    return plans.map((key) => [key, `../games/${game}/text/names/${key.slice(folder.length, -".ts".length)}-en.ts`]);
  }

  /** The houses of one plan, or of all where a match goes through all of them. */
  housesOf(game: string, [plan]: readonly string[]): string[] {
    const folder = `../games/${game}/content/plans/`;
    const plans = plan === undefined ? [...this.#modulesIn].filter((source) => source.startsWith(folder)) : [plan];
    return plans.map((source) => HOUSES + source.slice(folder.length)).filter((house) => house in this.#manifest);
  }

  /** The words at the head of every table: all of a game's, unless it has some for that (which its front then loads). */
  headOf(game: string): string[] {
    const words = ["words", "en", "things-en"].map((name) => `../games/${game}/words/${name}.ts`);
    const hasOwn = `../games/${game}/words/head.ts` in this.#manifest;
    return hasOwn ? [] : words.filter((source) => source in this.#manifest);
  }

  /** Whoever asks for it goes past it to what it passes on (build/direct-imports.ts). */
  #onlyPassesOn({ file }: ManifestChunk): boolean {
    return this.#modules[file]?.length === 0;
  }

  #find(key: string): ManifestChunk {
    return this.#manifest[key] as ManifestChunk;
  }

  /** A source that others share has no line of its own in the manifest. */
  #chunkOf(source: string): ManifestChunk {
    const found =
      this.#manifest[source] ?? Object.values(this.#manifest).find(({ file }) => this.#modules[file]?.includes(source));
    if (found === undefined) throw new Error(`the build has no ${source}`);
    return found;
  }

  /**
   * Loaded when a person goes there or asks for it, and so no part of every match: pages, records, the table in words, another language,
   * and all of a game but what is named.
   */
  #isChosen(key: string): boolean {
    if (CHOSEN.test(key)) return true;
    const sources = key.startsWith("_") ? (this.#modules[this.#find(key).file] ?? []) : [key];
    return sources.some((source) => OF_A_GAME.test(source));
  }
}

/** ○ is held at what was reached, which is more than it ought to be. */
export function sizeText({ what, bytes, limit, wanted }: SizeLine): string {
  const kilobytes = (value: number): string => `${(value / KILOBYTE).toFixed(1)} kB`;
  const mark = bytes > limit ? "✗" : bytes > wanted ? "○" : "✓";
  return `${mark} ${what}: ${kilobytes(bytes)} (at most ${kilobytes(limit)}${limit > wanted ? `, wanted ${kilobytes(wanted)}` : ""})`;
}
