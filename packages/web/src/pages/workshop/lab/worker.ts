import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import type { FromLab, ToLab } from "./messages.ts";
import { seek } from "./reach.ts";
import { simulate } from "./simulate.ts";
import { witness } from "./witness.ts";

/** Bots play in a thread of their own: the page answers at once, however long they take. */
self.addEventListener("message", (event: MessageEvent<ToLab>) => {
  run(event.data).then(
    () => tell({ type: "done" }),
    () => tell({ type: "broken" }),
  );
});

async function run(asked: ToLab): Promise<void> {
  if (asked.type === "witness") {
    tell({ type: "witness", seen: witness(await gameOf(asked.shown.game), asked.shown) });
  } else if (asked.type === "reach") {
    for (const crews of seek(await gameOf(asked.trial.game), asked.trial)) tell({ type: "reach", crews });
  } else {
    for (const tally of simulate(await gameOf(asked.trial.game), asked.trial)) tell({ type: "tally", tally });
  }
}

async function gameOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no game "${id}"`);
  return game;
}

function tell(message: FromLab): void {
  self.postMessage(message);
}
