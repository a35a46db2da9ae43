import { accomplices, cardsOf } from "../acts.ts";
import { needOf } from "../content/safes.ts";
import { cardsPerBag, reading, RED } from "../content/station.ts";
import { BAG, type Face, KINDS, namesOf } from "../content/tools.ts";
import type { Event } from "../events.ts";
import { sorted } from "../hand.ts";
import { addResult } from "../results.ts";
import type { State } from "../state.ts";
import { askForCards } from "./drawing.ts";
import { evaluate } from "./evaluation.ts";
import { startRound } from "./preparing.ts";

/** the program sorts for the boss. */
export function sortCards(state: State, events: Event[]): void {
  const { table } = state;
  const need = needOf(state.screen);
  const opened = Array<number>(KINDS).fill(0);
  const shown: Face[] = [];
  const wrong: Face[] = [];
  let bags = 0;
  for (const face of sorted(cardsOf(table.acts, state.faces, table.round, () => true))) {
    if (face === BAG) bags++;
    else if (table.opened[face] < need[face]) {
      table.opened[face]++;
      opened[face]++;
      shown.push(face);
    } else wrong.push(face);
  }
  state.wrong.push(...wrong);
  table.wrong += wrong.length;
  table.bags += bags;
  table.played = 0;
  addResult(table.results, opened, bags, wrong.length);
  events.push({ type: "sorted", opened: namesOf(shown), bags, wrong: wrong.length, pile: table.wrong });
  events.push({ type: "buried", boss: table.boss, cards: namesOf(wrong) });
  // in the last phase bags give nothing.
  const rounds = table.last ? 0 : bags * cardsPerBag(table.seats);
  const draws = Array.from({ length: rounds }, () => accomplices(table)).flat();
  askForCards(table, draws, "checking");
}

/** */
export function finishAlarm(state: State, events: Event[]): void {
  const { table } = state;
  const need = needOf(state.screen);
  const isCracked = need.every((count, tool) => table.opened[tool] === count);
  const isAlarm = table.wrong > reading(table, RED, table.station[RED]);
  if (isCracked) evaluate(state, "cracked", isAlarm, events);
  else if (isAlarm) evaluate(state, "alarm", true, events);
  else if (table.last) evaluate(state, "empty", false, events);
  else startRound(state, events);
}
