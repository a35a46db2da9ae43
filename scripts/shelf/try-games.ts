import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { HOUSE_GAMES } from "@safehouse/games/house";
import { fail, type Result } from "@safehouse/kernel";
import { because, type Fault, type Reason, reasonText } from "@safehouse/server/shelf";
import { languageOf, wordsIn } from "../../packages/cli/src/words.ts";

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
    const wrong = (reason: Reason): void => resolve(fail({ folder, file: "game.ts", reason }));
    const patience = setTimeout(() => {
      child.kill("SIGKILL");
      wrong(because("endless", { seconds: patienceMs / 1000 }));
    }, patienceMs);
    child.on("message", (result) => resolve(result as Result<null, Fault>));
    child.on("close", () => {
      clearTimeout(patience);
      const text = complaint.trim().split("\n").at(-1) ?? "";
      wrong(text === "" ? because("gone") : because("said", { text }));
    });
  });
}

/** For whoever opens a house, in their language. */
export function faultText({ folder, file, reason }: Fault): string {
  const language = languageOf(process.env);
  return wordsIn(language)("shelf.left-out", { folder, file, reason: reasonText(reason, language) });
}
