import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a tool of this repository in the foreground, on the Node that runs this. True if it went well. */
export function runTool(command: string, args: readonly string[]): boolean {
  const ran = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    // Windows starts npm's .cmd shims only through a shell.
    shell: process.platform === "win32",
    env: { ...process.env, PATH: [join(ROOT, "node_modules", ".bin"), process.env["PATH"]].join(delimiter) },
  });
  if (ran.error) console.error(`${command}: ${ran.error.message}`);
  // Whoever stops one part means to stop the whole.
  if (ran.signal === "SIGINT" || ran.signal === "SIGTERM") process.exit(130);
  return ran.status === 0;
}
