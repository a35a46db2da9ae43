import type { BurglaryPlan, Layout, OwnHeist } from "@safehouse/games/clou/workshop";
import { arrange } from "./arrange.ts";

export interface BlankNames {
  readonly plan: string;
  readonly yard: string;
  readonly hall: string;
  readonly door: string;
  readonly cash: string;
}

const NOWHERE: Layout = { width: 1, height: 1, start: [0, 0], rooms: {}, things: {}, arrows: [] };

/** The smallest house worth a visit: a yard, a door, a hall and something in it. */
export function blankHeist({ plan, yard, hall, door, cash }: BlankNames): OwnHeist {
  const house: BurglaryPlan = {
    id: plan,
    bars: { time: [8, 8, 8], traces: [5, 5, 5], cars: [5, 5, 5], police: [5, 5, 5] },
    rooms: [{ id: yard, start: true }, { id: hall }],
    challenges: [{ id: door, room: yard, parts: [{ needs: ["lock", "strength²", "cunning³"] }], opens: [hall] }],
    loot: [{ id: cash, room: hall, value: 3, needs: ["dexterity", "dexterity²"] }],
    rules: [],
    scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
    layouts: { wide: NOWHERE, tall: NOWHERE },
  };
  return { plan: { ...house, layouts: { wide: arrange(house, "wide"), tall: arrange(house, "tall") } }, sheets: [] };
}
