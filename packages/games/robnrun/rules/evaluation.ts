import { goldIn } from "../content/safes.ts";
import { bribeCost, COLOURS, reading } from "../content/station.ts";
import { NAMES, namesOf } from "../content/tools.ts";
import { BUILDINGS, MOST_SAFES, ROUTE } from "../content/town.ts";
import type { Event, HeistEnd } from "../events.ts";
import { forgetAll } from "../memory.ts";
import type { State } from "../state.ts";
import type { Table } from "../table.ts";
import { crackedSafes } from "./cracking.ts";
import { loot, payInformant } from "./ledger.ts";

/** everything up to the first thing the boss decides. */
export function evaluate(state: State, why: HeistEnd, alarm: boolean, events: Event[]): void {
  const { table } = state;
  const cracked = crackedSafes(state.screen, table.opened);
  events.push({ type: "heist-over", heist: table.heist, why, alarm });
  events.push({
    type: "revealed",
    safes: state.screen.slice(),
    wrong: namesOf(state.wrong),
    hands: state.hands.map(namesOf),
    played: state.faces.map((face) => NAMES[face] ?? null),
    secrets: state.secrets.map((tool) => NAMES[tool] ?? null),
  });
  layOpen(state, why, alarm, cracked);
  const { review } = table;
  for (const [i, safe] of (review?.safes ?? []).entries()) {
    if (cracked[i] === 0) events.push({ type: "uncracked", safe });
    else {
      events.push({ type: "cracked", safe, gold: goldIn(safe) });
      loot(table, goldIn(safe));
      driveOn(table, events);
    }
  }
  const failures = cracked.filter((isCracked) => isCracked === 0).length;
  table.toPlace = failures;
  table.policeSteps = 1 + failures + (alarm ? 1 : 0);
  placeSafes(state, events);
}

/** the heist is open to all, and its cards and safes are put away. */
function layOpen(state: State, why: HeistEnd, alarm: boolean, cracked: number[]): void {
  const { table } = state;
  table.review = {
    heist: table.heist,
    boss: table.boss,
    building: table.target as number,
    safes: state.screen.slice(),
    cracked,
    why,
    alarm,
    told: table.told,
    secrets: state.secrets.slice(),
    acts: table.acts.slice(),
    faces: state.faces.slice(),
    results: table.results.slice(),
    wrong: state.wrong.slice(),
    hands: state.hands.map((hand) => hand.slice()),
  };
  table.gone.push(...state.screen);
  clearHeist(state);
}

/** Everything of the heist is in its review now. */
function clearHeist(state: State): void {
  const { table } = state;
  Object.assign(table, { target: null, safes: 0, open: [], used: [], told: [], acts: [], results: [], round: 0 });
  Object.assign(table, { passes: 0, played: 0, bags: 0, wrong: 0, reshuffles: 0, last: false });
  table.opened.fill(0);
  table.swapped.fill(0);
  Object.assign(state, { screen: [], six: [], pile: [], faces: [], wrong: [], secrets: [] });
  state.hands = state.hands.map(() => []);
  state.trash = state.trash.map(() => []);
  forgetAll(state);
}

/** one space on; its dice go to the station. */
function driveOn(table: Table, events: Event[]): void {
  if (table.car >= ROUTE.last) return;
  table.car++;
  events.push({ type: "car", space: table.car });
  const marked = (ROUTE.marked as readonly number[]).indexOf(table.car);
  if (marked < 0) return;
  for (const [colour, name] of COLOURS.entries()) {
    const at = marked * COLOURS.length + colour;
    for (; table.route[at] > 0; table.route[at]--) {
      table.station[colour]++;
      events.push({ type: "die", colour: name, reading: reading(table, colour, table.station[colour]) });
    }
  }
}

/** onto a building that is not empty and has room. */
export function canPlace(table: Readonly<Table>, building: number): boolean {
  return table.buildings[building] > 0 && table.buildings[building] < MOST_SAFES;
}

/** Asks the boss where new safes go, as long as there are any and room for them. */
export function placeSafes(state: State, events: Event[]): void {
  const { table } = state;
  while (table.toPlace > 0 && state.spare.length > 0) {
    if (table.buildings.some((_, building) => canPlace(table, building))) {
      table.stage = "place";
      return;
    }
    state.spare.pop();
    table.sparePile--;
    table.toPlace--;
    events.push({ type: "safe-lost" });
  }
  table.toPlace = 0;
  movePolice(state, events);
}

export function placeSafe(state: State, building: number, events: Event[]): void {
  const { table } = state;
  state.safes[building].push(state.spare.pop() as number);
  table.sparePile--;
  table.buildings[building]++;
  table.toPlace--;
  events.push({ type: "safe-placed", building: BUILDINGS[building].name });
  placeSafes(state, events);
}

/** */
function movePolice(state: State, events: Event[]): void {
  const { table } = state;
  table.police += table.policeSteps;
  events.push({ type: "police", steps: table.policeSteps, space: table.police });
  table.policeSteps = 0;
  if (table.waiting !== null && mostBribed(table) > 0) table.stage = "bribe";
  else dismissInformant(state, events);
}

/** how many dice the crew can have removed. */
export function mostBribed(table: Readonly<Table>): number {
  const colour = table.waiting as number;
  let dice = Math.min(2, table.station[colour]);
  while (dice > 0 && bribeCost(colour, dice) > table.gold) dice--;
  return dice;
}

export function bribe(state: State, dice: number, events: Event[]): void {
  const { table } = state;
  const colour = table.waiting as number;
  if (dice > 0) {
    const gold = bribeCost(colour, dice);
    payInformant(table, gold);
    table.station[colour] -= dice;
    events.push({ type: "bribed", colour: COLOURS[colour], dice, gold });
  }
  dismissInformant(state, events);
}

/** Used or not, the informant leaves the game. */
function dismissInformant(state: State, events: Event[]): void {
  const { table } = state;
  if (table.waiting !== null) events.push({ type: "informant-left", colour: COLOURS[table.waiting] });
  table.waiting = null;
  table.stage = "ending";
}
