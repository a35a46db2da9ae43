import { COLOURS, type Event, ROUTE, type Table } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { EvaluationStep } from "./evaluation.ts";

/** What the road, the station and the purse show. */
export type Shown = Pick<Table, "car" | "police" | "route" | "station" | "gold" | "waiting">;

type Changing = { -readonly [fact in keyof Shown]: Shown[fact] };

/** How things stood before these steps of an evaluation: nothing moves on the road before its line is told. */
export function before(table: Readonly<Shown>, untold: readonly EvaluationStep[]): Shown {
  const { car, police, gold, waiting } = table;
  const shown: Changing = { car, police, gold, waiting, route: table.route.slice(), station: table.station.slice() };
  for (const { event } of untold.toReversed()) takeBack(shown, event);
  return shown;
}

function takeBack(shown: Changing, event: Event): void {
  switch (event.type) {
    case "cracked":
      shown.gold -= event.gold;
      break;
    case "car":
      shown.car = event.space - 1;
      break;
    case "die": {
      const colour = indexOf(event.colour);
      const place = (ROUTE.marked as readonly number[]).indexOf(shown.car);
      add(shown.station, colour, -1);
      add(shown.route, place * COLOURS.length + colour, 1);
      break;
    }
    case "police":
      shown.police = event.space - event.steps;
      break;
    case "bribed":
      shown.gold += event.gold;
      add(shown.station, indexOf(event.colour), event.dice);
      break;
    case "informant-left":
      shown.waiting = indexOf(event.colour);
      break;
    default:
  }
}

const add = (dice: number[], place: number, more: number): void => void (dice[place] = found(dice[place]) + more);
const indexOf = (colour: string): number => (COLOURS as readonly string[]).indexOf(colour);
