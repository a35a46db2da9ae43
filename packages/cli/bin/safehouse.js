#!/usr/bin/env node
// Plain JavaScript on built-ins, because it may run on an older Node than the rest: it makes the folder ready, then hands over.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bootstrap, isDeployed, nodeCommand } from "../../../scripts/bootstrap.js";

// In production the operator decides when packages change: never under a running server.
if (!isDeployed()) bootstrap({ mayInstall: process.env.NODE_ENV !== "production" });

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const command = nodeCommand();
const child = spawn(command, [main, ...process.argv.slice(2)], {
  stdio: "inherit",
  // On Windows the fetched Node is a .cmd file, which only a shell can start.
  shell: command.endsWith(".cmd"),
});

// Ctrl-C reaches the child by itself; this process only has to outlive it.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));

child.on("error", (error) => {
  process.stderr.write(`Safehouse could not start Node (${command}): ${error.message}\n`);
  process.exitCode = 2;
});
child.on("exit", (status, signal) => {
  if (signal === null) {
    process.exitCode = status;
    return;
  }
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
