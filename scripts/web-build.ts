import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT, runBeside } from "./tool.ts";

export const WEB_FOLDER = join(ROOT, "packages", "web");
export const BUILT = join(WEB_FOLDER, "dist");
const STAMP = join(BUILT, ".sources");
const OWN_ASSETS = ".own-assets.json";

/** Everything that ends up in the app. */
const SOURCES = [
  "packages/web/{index.html,vite.config.ts,package.json}",
  "packages/web/{build,src,public}/**/*",
  "packages/{kernel,chance,host,protocol,paper}/src/**/*.ts",
  "packages/games/**/*.{ts,json,svg}",
  "package-lock.json",
];
const NOT_SOURCES = ["packages/games/*/test/**", "packages/games/*/fixtures/**"];

/** Whether what is built was made of what lies there now. Reading it all takes a few hundredths of a second. */
export function isBuilt(): boolean {
  try {
    return readFileSync(STAMP, "utf8") === hashSources();
  } catch {
    return false;
  }
}

export async function buildWeb(): Promise<boolean> {
  const stamp = hashSources();
  const { passed, output } = await buildApp(BUILT, {}, (fresh) => writeFileSync(join(fresh, ".sources"), stamp));
  if (output !== "") console.error(output);
  return passed;
}

/** Builds beside and then swaps, so that a house that runs meanwhile, or a build that fails, keeps what it has. */
export async function buildApp(
  target: string,
  env: { readonly [name: string]: string },
  mark: (fresh: string) => void = () => {},
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const fresh = `${target}.${process.pid}`;
  try {
    const args = ["build", WEB_FOLDER, "--outDir", fresh, "--emptyOutDir", "--logLevel", "warn"];
    const built = await runBeside("vite", args, { env });
    if (!built.passed) return built;
    compress(fresh);
    keepFormerAssets(target, fresh);
    mark(fresh);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
    return built;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Pages that are open, and a house that runs, still ask for the parts of the build before: those stay, for one build. They are named by
 * their content, so the two never collide.
 */
function keepFormerAssets(target: string, fresh: string): void {
  const own = readdirSync(join(fresh, "assets"));
  writeFileSync(join(fresh, OWN_ASSETS), JSON.stringify(own));
  const former = existsSync(join(target, OWN_ASSETS)) ? readFileSync(join(target, OWN_ASSETS), "utf8") : "[]";
  for (const file of JSON.parse(former) as string[]) {
    const from = join(target, "assets", file);
    if (!own.includes(file) && existsSync(from)) copyFileSync(from, join(fresh, "assets", file));
  }
}

export function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, exclude: NOT_SOURCES, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(ROOT.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Compressed once here, and never again for every visitor. */
function compress(folder: string): void {
  for (const file of globSync(["**/*.{js,css,svg,webmanifest}", "third-party-notices.txt"], { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}
