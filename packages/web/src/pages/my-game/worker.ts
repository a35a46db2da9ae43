import { loadCore, loadHabits } from "@safehouse/games";
import { stepsOf } from "@safehouse/host";
import { UNDO } from "@safehouse/kernel";
import type { FromCounter, ToCounter } from "./messages.ts";

/** Counts in a thread of its own: hundreds of matches may be gone through at first. */
self.addEventListener("message", (event: MessageEvent<ToCounter>) => {
  count(event.data).then(tell, () => tell({ tallies: null }));
});

async function count({ record, seat }: ToCounter): Promise<FromCounter> {
  const [game, habits] = await Promise.all([loadCore(record.game, record), loadHabits(record.game)]);
  if (game === null || habits === null) return { tallies: null };
  const { config, seats, entries } = record;
  const undone = new Set(
    entries.flatMap(({ decision, move }) => (decision === UNDO ? [(move as { readonly entry: number }).entry] : [])),
  );
  const { steps } = stepsOf(game, config, seats.length, entries, undone);
  return { tallies: habits.count({ steps, outcome: record.outcome }, seat) };
}

function tell(message: FromCounter): void {
  self.postMessage(message);
}
