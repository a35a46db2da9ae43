import { COLOURS, reading } from "../content/station.ts";
import { ROUTE } from "../content/town.ts";
import type { Table } from "../table.ts";

/** What the way from here depends on between two heists: the lead, the way left, gold, what the station allows, and how many safes stand. */
export function featuresOf(table: Readonly<Table>): number[] {
  const lead = table.car - table.police;
  const way = ROUTE.terminals[0] - table.car;
  return [
    1,
    lead,
    way,
    (lead * lead) / 10,
    (lead * way) / 10,
    table.gold / 10,
    ...COLOURS.map((_, colour) => reading(table, colour, table.station[colour])),
    table.buildings.filter((safes) => safes === 2).length,
  ];
}

export const FEATURES = 11;

/** By seats: learned by test/study/chances.ts from matches of normal crews at every scenario. */
const WEIGHTS: { readonly [seats: number]: readonly number[] } = {
  2: [-0.59, 0.34, -0.417, 0.093, -0.014, 0.697, -0.783, 0.379, 0.172, 0.912, -0.522],
  3: [-0.611, 0.466, -0.161, -0.117, -0.141, 1.09, -0.609, 0.62, 0.103, 0.482, -0.739],
  4: [-0.309, 0.481, -0.191, -0.204, -0.076, 0.934, -0.503, 0.539, 0.112, 0.426, -0.652],
  5: [-0.471, 0.505, -0.338, -0.201, -0.038, 0.963, -0.477, 0.533, 0.133, 0.437, -0.43],
};

/** How likely a crew like `normal` gets away from where the table stands, at the beginning of a heist. */
export function chanceToWin(table: Readonly<Table>): number {
  const weights = WEIGHTS[table.seats];
  return 1 / (1 + Math.exp(-featuresOf(table).reduce((sum, value, i) => sum + value * weights[i], 0)));
}
