import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
export const PEER_FOLDER = join(HERE, "peer");
export const LIGHTHOUSE_FOLDER = join(HERE, "lighthouse");

/** Installs what only the benchmark needs, once: nobody who plays needs it. */
export function installOnce(folder: string): void {
  if (existsSync(join(folder, "node_modules"))) return;
  process.stderr.write(`installing ${folder} (once) …\n`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
}
