import { BAG, type Event, type Face, faceOf, NAMES, type Table, type View } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { Travel } from "../../../stage/flight.ts";
import type { Spot } from "./flights.ts";

type Sorted = Extract<Event, { type: "sorted" }>;

/** A card of the alarm phase: needed, a bag, or wrong, whatever is on it. */
type Turned = Face | typeof WRONG;
const WRONG = -1;

/**
 * The cards of a phase, as they are turned: what was needed, then bags, then what was wrong. Always in this order, so that it tells
 * nothing of who played what.
 */
function turnedIn({ opened, bags, wrong }: Sorted): Turned[] {
  return [...opened.map(faceOf), ...Array<Turned>(bags).fill(BAG), ...Array<Turned>(wrong).fill(WRONG)];
}

/** Nobody is asked in the alarm phase, so no view is ever in it; this is how the table tells it from the others. */
const ALARM = { stage: "reshuffle", afterDraws: "checking" } as const;

/** The table while the cards of a phase are turned: first all lie face down, then one more is turned each time. */
export function reveals(before: View, played: readonly Event[], sorted: Sorted): View[] {
  const cards = turnedIn(sorted);
  const hand = before.hand.slice();
  for (const event of played) {
    if (event.type !== "played" || event.seat !== before.seat || event.card === null) continue;
    const at = hand.indexOf(faceOf(event.card));
    if (at >= 0) hand.splice(at, 1);
  }
  return Array.from({ length: cards.length + 1 }, (_, count) => {
    const opened = before.table.opened.slice();
    const table = { ...before.table, ...ALARM, opened, played: cards.length - count };
    for (const card of cards.slice(0, count)) {
      if (card === WRONG) table.wrong++;
      else if (card === BAG) table.bags++;
      else table.opened[card] = found(table.opened[card]) + 1;
    }
    return { ...before, hand, table };
  });
}

/** Milliseconds: a card that turns is followed with the eyes. */
const TURN_MS = 520;

/** Which cards have been turned between two tables, on their way from the middle. */
export function turnedBetween(before: Table, after: Table): Travel<Spot>[] {
  if (before.heist !== after.heist || after.target === null) return [];
  const way = (count: number, to: Spot, card: string | null): Travel<Spot>[] =>
    Array.from({ length: Math.max(0, count) }, () => ({
      from: "middle",
      to,
      card,
      length: TURN_MS,
      ...(card !== null && { flips: true }),
    }));
  return [
    ...after.opened.flatMap((count, face) => way(count - found(before.opened[face]), "open", found(NAMES[face]))),
    ...way(after.bags - before.bags, "open", found(NAMES[BAG])),
    ...way(after.wrong - before.wrong, "alarm", null),
  ];
}
