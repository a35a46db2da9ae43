import { reading, RED, YELLOW } from "../content/station.ts";
import { BUILDINGS, buildingOf, DISTRICT_OF, ROUTE } from "../content/town.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

/** How good a target looks: two safes at once carry the car further than the police come, three are too much. */
const WORTH_OF_SAFES = [0, 1, 2, 0.5];
const INFORMANT = 0.4;
/** With this lead and this much gold a crew takes its time for terminal 2. */
const LEISURE = { lead: 3, gold: 10 };

export function chooseBuilding(view: View, moves: readonly Move[]): Move {
  const value = (move: Move): number => {
    const building = buildingOf((move as { building: string }).building);
    const { table } = view;
    const district = DISTRICT_OF[building];
    const isLast = BUILDINGS.every(
      (_, other) => other === building || DISTRICT_OF[other] !== district || table.buildings[other] === 0,
    );
    const colour = table.informants[district];
    const helps = isLast && colour !== null && table.station[colour] > 0;
    const overshoots = aimsHigh(view) && table.car + table.buildings[building] === ROUTE.terminals[0];
    return WORTH_OF_SAFES[table.buildings[building]] + (helps ? INFORMANT : 0) - (overshoots ? 3 : 0);
  };
  return best(moves, value);
}

/** Whether stopping short of terminal 1 now is worth the way to terminal 2. */
function aimsHigh({ table }: View): boolean {
  return table.car - table.police >= LEISURE.lead && table.gold >= LEISURE.gold;
}

/** New safes go where one stands alone: pairs are what a crew can carry. */
export function choosePlace(view: View, moves: readonly Move[]): Move {
  return best(moves, (move) => -view.table.buildings[buildingOf((move as { building: string }).building)]);
}

/** What is worth gold to any crew: more hints and more room for mistakes, as long as the way is long. Found by simulation. */
const WORTH_PAYING: readonly number[] = [YELLOW, RED];
const NEARLY_THERE = 12;
/** A crew with so much gold can afford the other informants, too. */
const RICH = 11;

/** Takes one die away, or none; never one that changes nothing. */
export function chooseBribe({ table }: View, moves: readonly Move[]): Move {
  const colour = table.waiting as number;
  const dice = table.station[colour];
  const changes = dice > 0 && reading(table, colour, dice) !== reading(table, colour, dice - 1);
  const isWorthIt = WORTH_PAYING.includes(colour) && table.car < NEARLY_THERE;
  return moves[changes && (isWorthIt || table.gold >= RICH) ? 1 : 0] ?? moves[0];
}

function best(moves: readonly Move[], value: (move: Move) => number): Move {
  return moves.reduce((a, b) => (value(b) > value(a) ? b : a));
}
