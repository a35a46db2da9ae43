import { readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";

/** Somebody a program can run as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NAMES = ["postgres", "nobody"];
const ANYBODY_MAY_ENTER = 0o001;

/** Postgres refuses to run as root. Null where it may run as we do. */
export function lesserAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of NAMES) {
    const [, , uid, gid] = accounts.find(([each]) => each === name) ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`To run Postgres as root, this machine needs an account named ${NAMES.join(" or ")}.`);
}

/** A folder for folders that this account can reach, whatever closed ones lie above the usual place. */
export function scratchRoot(account: Account | null): string {
  if (account === null) return tmpdir();
  const open = [tmpdir(), "/tmp", "/var/tmp", "/dev/shm"].find(isOpenToAll);
  if (open === undefined) throw new Error("There is no temporary folder that another account could reach.");
  return open;
}

function isOpenToAll(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & ANYBODY_MAY_ENTER) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}
