import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { HOUSE_GAMES } from "@safehouse/games/house";
import { fail, type Result } from "@safehouse/kernel";
import type { Fault } from "@safehouse/server/shelf";

const TRIAL = fileURLToPath(new URL("./trial.ts", import.meta.url));
const PATIENCE_MS = 120_000;

export interface Tried {
  /** The folders of the games that can be played. */
  readonly games: readonly string[];
  readonly faults: readonly Fault[];
}

/** Tries every game alone. */
export async function tryGames(folders: readonly string[], patienceMs = PATIENCE_MS): Promise<Tried> {
  const games: string[] = [];
  const faults: Fault[] = [];
  for (const folder of folders) {
    const tried = await tryGame(folder, patienceMs);
    if (tried.ok) games.push(folder);
    else faults.push(tried.error);
  }
  return { games, faults };
}

function tryGame(folder: string, patienceMs: number): Promise<Result<null, Fault>> {
  const taken = HOUSE_GAMES.map(({ id }) => id);
  return new Promise((resolve) => {
    const child = fork(TRIAL, [folder, ...taken], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    let complaint = "";
    child.stderr?.on("data", (text) => (complaint += text));
    const wrong = (reason: string): void => resolve(fail({ folder, file: "game.ts", reason }));
    const patience = setTimeout(() => {
      child.kill("SIGKILL");
      wrong(`did not end its trial within ${patienceMs / 1000} seconds.`);
    }, patienceMs);
    child.on("message", (result) => resolve(result as Result<null, Fault>));
    child.on("close", () => {
      clearTimeout(patience);
      wrong(complaint.trim().split("\n").at(-1) || "ended its trial by itself.");
    });
  });
}

export function faultText({ folder, file, reason }: Fault): string {
  return `Left out: ${folder}/${file}: ${reason}`;
}
