import { type Face, FACES, RECEIVER, WATCHDOG } from "./content/cards.ts";
import { hasReceiver, mixedIn, roundDeck } from "./content/deck.ts";
import type { State, Table } from "./state.ts";

/** How many of each face. */
export type Counts = number[];

export function count(...lists: readonly (readonly Face[])[]): Counts {
  const counts = Array<number>(FACES).fill(0);
  for (const list of lists) for (const face of list) counts[face] += 1;
  return counts;
}

/** The cards of the round at this moment: variation cards enter after the deal (K-1.5). */
export function cardsInRound(table: Readonly<Table>): Counts {
  const { stage, config } = table;
  if (stage === "deck") return count();
  const mixed = stage === "mix" ? [] : mixedIn(config);
  const receiver = hasReceiver(table) && stage !== "mix" && stage !== "place" ? [RECEIVER] : [];
  return count(roundDeck(table), mixed, receiver);
}

/** Those of them that lie open. */
export function cardsOnTable(table: Readonly<Table>): Counts {
  const watchdogs = table.laid.flatMap((laid) => (laid === 1 ? [WATCHDOG] : []));
  return count(table.discard, table.aside, table.out, table.returning, watchdogs);
}

/** No card is lost or doubled. */
export function audit(state: State): string[] {
  const expected = cardsInRound(state.table);
  const found = count(state.hands.flat(), state.pile);
  const open = cardsOnTable(state.table);
  const problems: string[] = [];
  for (let face = 0; face < FACES; face++) {
    const there = found[face] + open[face];
    if (there !== expected[face]) problems.push(`face ${face}: ${there} cards instead of ${expected[face]}`);
  }
  return problems;
}
