import { spawn, spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** How every tool of this repository runs: on the Node that runs this. */
const surroundings = () => ({
  cwd: ROOT,
  // Windows starts npm's .cmd shims only through a shell.
  shell: process.platform === "win32",
  env: { ...process.env, PATH: [join(ROOT, "node_modules", ".bin"), process.env["PATH"]].join(delimiter) },
});

/** Runs a tool beside others, and tells what it wrote when it is done; one of them may write to the screen at once. */
export function runBeside(
  command: string,
  args: readonly string[],
  {
    isShown = false,
    env = {},
  }: { readonly isShown?: boolean; readonly env?: { readonly [name: string]: string } } = {},
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const around = surroundings();
  return new Promise((resolve) => {
    const running = spawn(command, args, {
      ...around,
      env: { ...around.env, ...env },
      stdio: isShown ? "inherit" : "pipe",
    });
    let output = "";
    running.stdout?.on("data", (text) => (output += text));
    running.stderr?.on("data", (text) => (output += text));
    running.on("error", (error) => resolve({ passed: false, output: `${output}${command}: ${error.message}\n` }));
    running.on("close", (status, signal) => {
      endWith(signal);
      if (signal !== null) console.error(`${command} was ended by ${signal}`);
      resolve({ passed: status === 0, output });
    });
  });
}

/** Runs a tool of this repository in the foreground. True if it went well. */
export function runTool(command: string, args: readonly string[]): boolean {
  const ran = spawnSync(command, args, { ...surroundings(), stdio: "inherit" });
  if (ran.error) console.error(`${command}: ${ran.error.message}`);
  endWith(ran.signal);
  return ran.status === 0;
}

/** Whoever stops one part means to stop the whole. */
function endWith(signal: NodeJS.Signals | null): void {
  if (signal === "SIGINT" || signal === "SIGTERM") process.exit(130);
}
