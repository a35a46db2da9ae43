/** What a browser has to load of the web app, by the manifest that the build writes. */

export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = { readonly [key: string]: ManifestChunk };

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
export function measureSizes(manifest: Manifest, sizeOf: (file: string) => number): SizeLine[] {
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const before = reach(manifest, BEFORE_A_TABLE);
  const games = Object.keys(manifest).flatMap((key) => BOARD.exec(key)?.[1] ?? []);
  const tables = games.map((game) => {
    const rules = [`../games/${game}/game.ts`, `../games/${game}/text/en.ts`].filter((key) => key in manifest);
    const table = reach(manifest, [TABLE, `src/boards/${game}/index.tsx`, ...rules]);
    const more = [...table].filter((file) => !before.has(file));
    return { what: `the table of ${game}, its rules and its board`, bytes: sum(more), limit: LIMIT };
  });
  return [{ what: "before a table opens", bytes: sum(before), limit: LIMIT }, ...tables];
}

/** Every file that these modules load, now or by themselves later; other pages, games and boards only if they are named. */
function reach(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (!isChosen(next)) visit(next);
  };
  for (const key of keys) visit(key);
  return new Set([...seen].flatMap((key) => (manifest[key]?.file.endsWith(".js") ? [manifest[key].file] : [])));
}

/** Loaded when a person goes there. */
function isChosen(key: string): boolean {
  return /^src\/(pages|boards)\/|^\.\.\/games\//.test(key);
}

export function sizeText({ what, bytes, limit }: SizeLine): string {
  const kilobytes = (value: number): string => `${(value / KILOBYTE).toFixed(1)} kB`;
  return `${bytes > limit ? "✗" : "✓"} ${what}: ${kilobytes(bytes)} of JavaScript gzipped (at most ${kilobytes(limit)})`;
}
