import { readFileSync, statSync } from "node:fs";
import { readSettings, type Settings } from "@safehouse/server/settings";

/** A house as the system knows it. */
export interface HouseProcess {
  readonly pid: number;
  readonly uid: number;
  /** How many files and connections it may have open; null if that is not told. */
  readonly openFiles: number | null;
  /** Null if its command line or surroundings are closed to us. */
  readonly settings: Settings | null;
}

const MAIN = /server[/\\]src[/\\]main\.ts$/;

/** Where the system lets us look, and the process really is a house: a number from inside a container means another one out here. */
export function findProcess(pid: number): HouseProcess | null {
  try {
    const line = partsOf(`/proc/${pid}/cmdline`);
    const main = line.findIndex((part) => MAIN.test(part));
    if (main === -1) return null;
    return {
      pid,
      uid: statSync(`/proc/${pid}`).uid,
      openFiles: openFilesOf(pid),
      settings: settingsOf(pid, line.slice(main + 1)),
    };
  } catch {
    return null;
  }
}

/** The limit of a process, by default this one's. */
export function openFilesOf(pid: number | "self"): number | null {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync(`/proc/${pid}/limits`, "utf8")) ?? [];
    if (soft === undefined) return null;
    return soft === "unlimited" ? Infinity : Number(soft);
  } catch {
    return null;
  }
}

function settingsOf(pid: number, argv: readonly string[]): Settings | null {
  try {
    // Nothing but what is meant for the house is looked at.
    const own = partsOf(`/proc/${pid}/environ`).filter((part) => part.startsWith("SAFEHOUSE_"));
    const env = Object.fromEntries(own.map((part) => [part.split("=", 1)[0], part.slice(part.indexOf("=") + 1)]));
    const read = readSettings(argv, env);
    return read.ok && read.value !== "help" ? read.value : null;
  } catch {
    return null;
  }
}

function partsOf(file: string): string[] {
  return readFileSync(file, "utf8").split("\0").filter(Boolean);
}
