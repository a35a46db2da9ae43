/**
 * Runs one Postgres in a folder of its own until whoever started this program is gone, however that ended: then the server is stopped
 * and the folder removed. Takes one order a line ("start", "stop" or "kill") and answers each with a line of JSON.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../free-port.ts";
import { type Account, lesserAccount, scratchRoot } from "./account.ts";
import { findPrograms } from "./programs.ts";
import type { Original } from "./start.ts";

const READY = /database system is ready to accept (read-only )?connections/;
const USER = "safehouse";
/** Somebody else may take the port between our look and the server's. */
const TRIES = 5;

const settings = JSON.parse(process.argv[2] ?? "{}") as { readonly [name: string]: string };
const original = JSON.parse(process.argv[3] ?? "null") as Original | null;
const account = lesserAccount();
const home = mkdtempSync(join(scratchRoot(account), "safehouse-postgres-"));
process.once("exit", () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
// It is asked to end by its input alone: a Ctrl-C reaches the whole group, and would leave the server behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const data = join(home, "data");
const password = original?.password ?? randomBytes(12).toString("hex");
const { bin, version } = findPrograms(home);
giveTo(account);
if (original === null) makeCluster();
else copyCluster(original);

let port = 0;
let server: ChildProcess | null = null;
await start();
answer({ port, user: USER, password, version, data });

for await (const order of createInterface({ input: process.stdin })) {
  if (order === "start") await start();
  else await stop(order === "kill" ? "SIGQUIT" : "SIGINT");
  answer({ done: order });
}
await stop("SIGQUIT");

function giveTo(account: Account | null): void {
  if (account === null) return;
  chownSync(home, account.uid, account.gid);
  chmodSync(home, 0o755);
}

/** As whom and where its programs run; their words are those that we wait for. */
function surroundings() {
  return { ...account, cwd: home, env: { ...process.env, LC_ALL: "C", HOME: home, TZ: "UTC" } };
}

function makeCluster(): void {
  const pwfile = join(home, "password");
  writeFileSync(pwfile, password);
  if (account !== null) chownSync(pwfile, account.uid, account.gid);
  const options = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const args = ["-D", data, `--username=${USER}`, `--pwfile=${pwfile}`, ...options];
  const made = spawnSync(join(bin, "initdb"), args, { ...surroundings(), encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

/** Every file as it is, but for what would keep the copy from starting; it follows its original until it is told to lead. */
function copyCluster({ data: from }: Original): void {
  cpSync(from, data, { recursive: true });
  chmodSync(data, 0o700);
  rmSync(join(data, "postmaster.pid"), { force: true });
  writeFileSync(join(data, "standby.signal"), "");
  if (account === null) return;
  const owned = spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, data]);
  if (owned.status !== 0) throw new Error("the copy could not be given to the account that Postgres runs as");
}

async function start(): Promise<void> {
  for (let tried = 1; server === null; tried++) {
    if (port === 0) port = await freePort();
    const { ready, output } = await launch();
    if (ready) return;
    if (tried === TRIES) throw new Error(`Postgres does not start: ${output}`);
    port = 0;
  }
}

/** As in production it waits for the disk at every commit. */
async function launch(): Promise<{ readonly ready: boolean; readonly output: string }> {
  const all = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", ...settings };
  const args = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", data, ...args], {
    ...surroundings(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  const ready = await new Promise<boolean>((resolve) => {
    child.once("error", ({ message }) => {
      output += message;
      resolve(false);
    });
    child.once("exit", () => {
      if (server === child) server = null;
      resolve(false);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-10_000);
      if (READY.test(output)) resolve(true);
    });
  });
  if (ready) server = child;
  return { ready, output };
}

async function stop(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  const stopping = server;
  if (stopping === null) return;
  const gone = new Promise((resolve) => stopping.once("exit", resolve));
  stopping.kill(signal);
  await gone;
}

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
