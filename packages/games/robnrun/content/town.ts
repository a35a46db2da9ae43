/** four districts around the escape route, and their eight buildings. */
export const DISTRICTS = ["soho", "city", "mayfair", "bloomsbury"] as const;
export type DistrictName = (typeof DISTRICTS)[number];

export interface Building {
  /** What moves and events call it. */
  readonly name: string;
  readonly district: DistrictName;
  readonly kind: "bank" | "casino" | "museum";
  /** safes at the start. */
  readonly safes: number;
}

/** A building in states and views is an index into this list. */
export const BUILDINGS: readonly Building[] = [
  { name: "greek-street", district: "soho", kind: "casino", safes: 2 },
  { name: "golden-square", district: "soho", kind: "bank", safes: 1 },
  { name: "lombard-street", district: "city", kind: "bank", safes: 2 },
  { name: "cornhill", district: "city", kind: "bank", safes: 1 },
  { name: "guildhall", district: "city", kind: "museum", safes: 1 },
  { name: "berkeley-square", district: "mayfair", kind: "casino", safes: 2 },
  { name: "russell-square", district: "bloomsbury", kind: "museum", safes: 2 },
  { name: "gower-street", district: "bloomsbury", kind: "museum", safes: 1 },
];

export const DISTRICT_OF: readonly number[] = BUILDINGS.map(({ district }) => DISTRICTS.indexOf(district));

/** */
export const MOST_SAFES = 3;
export const SPARE_SAFES = 5;

export function buildingOf(name: string): number {
  const building = BUILDINGS.findIndex((each) => each.name === name);
  if (building < 0) throw new Error(`no building is called "${name}"`);
  return building;
}

export const isBuildingName = (name: unknown): name is string => BUILDINGS.some((each) => each.name === name);

/** */
export const ROUTE = {
  police: 1,
  car: 6,
  marked: [7, 8, 10, 11, 13],
  terminals: [14, 15, 16],
  last: 16,
} as const;

/** */
export const START_GOLD = 3;
export const HINT_PRICE = 3;
