/** What a browser has to load of the web app, by the manifest that the build writes. */

export interface ManifestChunk {
  readonly file: string;
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
}

const KILOBYTE = 1000;
const LIMIT = 60 * KILOBYTE;

/** A newcomer opens the house and sets a table: all of the shell. What belongs to one game counts to its table. */
const BEFORE_A_TABLE = ["index.html", "src/pages/home/page.tsx", "src/pages/new-table/page.tsx"];
const TABLE = "src/pages/local/page.tsx";
const BOARD = /^src\/boards\/([^/]+)\/index\.tsx$/;

/** `sizeOf` tells the bytes of a file as they travel. */
export function measureSizes(manifest: Manifest, modules: Modules, sizeOf: (file: string) => number): SizeLine[] {
  const reach = (sources: readonly string[]): Set<string> => reachFrom(manifest, modules, sources);
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const before = reach(BEFORE_A_TABLE);
  const games = Object.keys(manifest).flatMap((key) => BOARD.exec(key)?.[1] ?? []);
  const tables = games.map((game) => {
    const rules = [`../games/${game}/core.ts`, `../games/${game}/text/en.ts`];
    const table = reach([TABLE, `src/boards/${game}/index.tsx`, ...rules]);
    const more = [...table].filter((file) => !before.has(file));
    return { what: `the table of ${game}, its rules and its board`, bytes: sum(more), limit: LIMIT };
  });
  return [{ what: "before a table opens", bytes: sum(before), limit: LIMIT }, ...tables];
}

/** Every file that these sources load, now or by themselves later; other pages, games and boards only if they are named. */
function reachFrom(manifest: Manifest, modules: Modules, sources: readonly string[]): Set<string> {
  const seen = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    const find = (key: string): ManifestChunk => manifest[key] as ManifestChunk;
    for (const key of chunk.imports ?? []) visit(find(key));
    for (const key of chunk.dynamicImports ?? []) if (!isChosen(key, modules[find(key).file])) visit(find(key));
  };
  for (const source of sources) visit(chunkOf(manifest, modules, source));
  return new Set([...seen].flatMap(({ file }) => (file.endsWith(".js") ? [file] : [])));
}

/** A source that others share has no line of its own in the manifest. */
function chunkOf(manifest: Manifest, modules: Modules, source: string): ManifestChunk {
  const found = manifest[source] ?? Object.values(manifest).find(({ file }) => modules[file]?.includes(source));
  if (found === undefined) throw new Error(`the build has no ${source}`);
  return found;
}

/** Loaded when a person goes there or a match is over: pages, records, boards, and all of a game, also where several share a piece of it. */
function isChosen(key: string, sources: readonly string[] = []): boolean {
  if (!key.startsWith("_")) return /^src\/(pages|records|boards)\/|^\.\.\/games\//.test(key);
  return sources.some((source) => /^\.\.\/games\/[^/]+\/(offer|core|game|older)\.ts$/.test(source));
}

export function sizeText({ what, bytes, limit }: SizeLine): string {
  const kilobytes = (value: number): string => `${(value / KILOBYTE).toFixed(1)} kB`;
  return `${bytes > limit ? "✗" : "✓"} ${what}: ${kilobytes(bytes)} of JavaScript gzipped (at most ${kilobytes(limit)})`;
}
