/** `npm run dev`: the web app as it is written, from Vite, with the house behind it. Options go to the house. */
import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./tool.ts";
import { WEB_FOLDER } from "./web-build.ts";

const BIN = join(ROOT, "node_modules", ".bin");
const options = process.argv.slice(2);
const running = [
  run("node", ["packages/server/src/main.ts", ...options]),
  run("vite", [WEB_FOLDER, "--host", "127.0.0.1"]),
];
for (const child of running) child.on("exit", stop);
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

function run(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, SAFEHOUSE_API: apiAddress(), PATH: [BIN, process.env["PATH"]].join(delimiter) },
  });
}

/** Where the house will be, for Vite to pass requests on. */
function apiAddress(): string {
  const flag = options.findIndex((option) => option === "--port" || option.startsWith("--port="));
  const port = flag < 0 ? process.env["SAFEHOUSE_PORT"] : (options[flag]?.split("=")[1] ?? options[flag + 1]);
  return `http://127.0.0.1:${port ?? 4600}`;
}

/** One without the other is of no use. */
function stop(): void {
  for (const child of running) if (child.exitCode === null) child.kill();
}
