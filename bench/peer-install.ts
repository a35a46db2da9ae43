import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const PEER_FOLDER = join(dirname(fileURLToPath(import.meta.url)), "peer");

/** Once; nobody who plays needs it. */
export function installPeer(): void {
  if (existsSync(join(PEER_FOLDER, "node_modules"))) return;
  process.stderr.write("installing the peer (once) …\n");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: PEER_FOLDER,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
}
