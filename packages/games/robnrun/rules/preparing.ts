import { addCard } from "@safehouse/kernel";
import { HINTS, HINTS_FOR_TWO } from "../content/hints.ts";
import { DICE_COLOURS, COLOURS, GREEN, reading, YELLOW } from "../content/station.ts";
import { namesOf, toolPile } from "../content/tools.ts";
import { BUILDINGS, DISTRICT_OF, DISTRICTS, SPARE_SAFES } from "../content/town.ts";
import { accomplices } from "../acts.ts";
import { scenarioOf } from "../scenario/played.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import type { Table } from "../table.ts";

/** the colours of the dice, place after place. With fewer dice than twelve, chance also says which stay in the box. */
export function colourDice(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  const scenario = scenarioOf(table.config);
  const dice = drawn.map((i) => DICE_COLOURS[i]);
  for (const [place, amount] of scenario.amounts.entries()) {
    for (let i = 0; i < amount; i++) {
      const colour = dice.pop() as number;
      if (place === 0) table.station[colour]++;
      else table.route[(place - 1) * COLOURS.length + colour]++;
    }
  }
  events.push({ type: "dice-drawn", station: table.station.slice() });
  table.stage = scenario.informants === null ? "informants" : "safes";
}

export function placeInformants(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  table.informants = drawn.slice();
  events.push({ type: "informants-drawn", informants: drawn.map((colour) => COLOURS[colour]) });
  table.stage = "safes";
}

/** */
export function fillTown(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  let next = 0;
  for (const [building, { safes }] of BUILDINGS.entries()) {
    for (let i = 0; i < safes; i++) state.safes[building].push(drawn[next++]);
    table.buildings[building] = safes;
  }
  events.push({ type: "town-filled", safes: next });
  for (let i = 0; i < SPARE_SAFES; i++) state.spare.push(drawn[next++]);
  table.sparePile = SPARE_SAFES;
  startHeist(state, events);
}

export function startHeist(state: State, events: Event[]): void {
  const { table } = state;
  table.stage = "building";
  events.push({ type: "heist", heist: table.heist, boss: table.boss });
}

/** */
export function robBuilding(state: State, building: number, events: Event[]): void {
  const { table } = state;
  const { boss } = table;
  state.screen = state.safes[building];
  state.safes[building] = [];
  table.target = building;
  table.safes = state.screen.length;
  table.buildings[building] = 0;
  const name = BUILDINGS[building].name;
  events.push({ type: "robbing", boss, building: name, count: table.safes });
  events.push({ type: "screened", boss, safes: state.screen.slice() });
  sendInformant(state, DISTRICT_OF[building], events);
  table.stage = table.six.length === 0 ? "six" : "hints";
  state.six = table.six.slice();
}

function sendInformant(state: State, district: number, events: Event[]): void {
  const { table } = state;
  const colour = table.informants[district];
  const isLooted = table.buildings.every((safes, building) => DISTRICT_OF[building] !== district || safes === 0);
  if (!isLooted || colour === null) return;
  table.informants[district] = null;
  table.waiting = colour;
  events.push({ type: "informant", district: DISTRICTS[district], colour: COLOURS[colour] });
}

/** The hints a boss may draw in variant 2; what a professional scenario forbids stays in the box. */
export function drawableHints({ config, seats }: Readonly<Table>): number[] {
  const { forbidden } = scenarioOf(config);
  return (seats === 2 ? HINTS_FOR_TWO : HINTS).filter((hint) => !forbidden.includes(hint));
}

export function drawSix(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  const hints = drawableHints(table);
  state.six = drawn
    .slice(0, 6)
    .map((i) => hints[i])
    .sort((a, b) => a - b);
  events.push({ type: "drew-hints", boss: table.boss, hints: state.six.slice() });
  table.stage = "hints";
}

/** */
export function openHints(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  const open = reading(table, YELLOW, table.station[YELLOW]);
  table.open = drawn
    .slice(0, open)
    .map((i) => state.six[i])
    .sort((a, b) => a - b);
  events.push({ type: "hints-open", hints: table.open.slice() });
  table.stage = "tools";
}

/** */
export function dealTools(state: State, drawn: readonly number[], events: Event[]): void {
  const { table } = state;
  const cards = toolPile(table.seats);
  state.pile = drawn.map((i) => cards[i]);
  const each = reading(table, GREEN, table.station[GREEN]);
  for (const seat of accomplices(table)) {
    for (let i = 0; i < each; i++) addCard(state.hands[seat], state.pile.pop() as number);
    events.push({ type: "dealt", seat, cards: namesOf(state.hands[seat]) });
  }
  startRound(state, events);
}

export function startRound(state: State, events: Event[]): void {
  const { table } = state;
  table.round++;
  table.stage = "hint";
  events.push({ type: "round", round: table.round });
}
