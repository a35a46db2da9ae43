import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runTool } from "../tool.ts";

const KEPT = join(ROOT, "node_modules", ".cache", "looks", "builds");
/** One step after the other is compared with the one before: older builds are made again if they are wanted. */
const MOST_KEPT = 4;

/** The full name of a commit. */
export function commitOf(name: string): string {
  return execFileSync("git", ["rev-parse", "--verify", `${name}^{commit}`], { cwd: ROOT, encoding: "utf8" }).trim();
}

/** The web app as it was at a commit, built with the tools of today. A commit never changes, so it is built once. */
export function buildCommit(commit: string): string {
  const built = join(KEPT, commit);
  if (existsSync(built)) return built;
  const tree = mkdtempSync(join(tmpdir(), "safehouse-looks-"));
  const fresh = `${built}.${process.pid}`;
  try {
    unpack(commit, tree);
    linkModules(tree);
    mkdirSync(KEPT, { recursive: true });
    const web = join(tree, "packages", "web");
    const isBuilt = runTool("vite", ["build", web, "--outDir", fresh, "--emptyOutDir", "--logLevel", "warn"]);
    if (!isBuilt) throw new Error(`the web app of ${commit} could not be built`);
    renameSync(fresh, built);
    forgetOldest();
    return built;
  } finally {
    for (const folder of [tree, fresh]) rmSync(folder, { recursive: true, force: true });
  }
}

function forgetOldest(): void {
  const madeAt = (name: string): number => statSync(join(KEPT, name)).mtimeMs;
  const all = readdirSync(KEPT).toSorted((a, b) => madeAt(b) - madeAt(a));
  for (const name of all.slice(MOST_KEPT)) rmSync(join(KEPT, name), { recursive: true });
}

/** Unlike a work tree of git, it leaves nothing in the repository if this is killed. */
function unpack(commit: string, tree: string): void {
  const archive = execFileSync(
    "git",
    ["archive", "--format=tar", commit, "package.json", "tsconfig.json", "packages"],
    {
      cwd: ROOT,
      maxBuffer: 2 ** 30,
    },
  );
  execFileSync("tar", ["-xf", "-", "-C", tree], { input: archive });
}

/** What npm brought is linked; the packages of this repository are the tree's own. */
function linkModules(tree: string): void {
  const ours = join(ROOT, "node_modules");
  const theirs = join(tree, "node_modules");
  mkdirSync(join(theirs, "@safehouse"), { recursive: true });
  for (const name of readdirSync(ours)) {
    if (!name.startsWith(".") && name !== "@safehouse") symlinkSync(join(ours, name), join(theirs, name), "junction");
  }
  for (const name of readdirSync(join(tree, "packages"))) {
    symlinkSync(join(tree, "packages", name), join(theirs, "@safehouse", name), "junction");
  }
}
