import { addCard, removeCard } from "@safehouse/kernel";
import { NAMES } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { forget, learn } from "../memory.ts";
import type { State, Table } from "../state.ts";
import { END_TURN, schedule } from "./agenda.ts";
import { loseNumberless } from "./leaving.ts";
import { endRound } from "./round.ts";

/** Whether a player's cards can be gone for (K-5.8); a laid Watchdog keeps Crooks away, nobody else (K-5.7, K-9.2, K-9.5). */
export function canRob(table: Readonly<Table>, sizes: readonly number[], victim: number): boolean {
  if (victim === table.actor || sizes[victim] === 0) return false;
  return table.robbery !== "crook" || table.laid[victim] === 0;
}

/** A Crook or Barter was laid, or the last Policeman: its player may choose a victim, if there is one (K-5.8). */
export function openRobbery(state: State, robber: number, how: Table["robbery"], events: Event[]): void {
  const { table } = state;
  table.actor = robber;
  table.robbery = how;
  const sizes = state.hands.map((hand) => hand.length);
  const isAnyoneThere = sizes.some((_, seat) => canRob(table, sizes, seat));
  if (isAnyoneThere) table.stage = how === "police" ? "confiscate" : "victim";
  else endRobbery(state, events);
}

export function chooseVictim(state: State, victim: number, events: Event[]): void {
  const { table } = state;
  table.victim = victim;
  events.push({ type: "targeted", seat: table.actor, victim, how: table.robbery });
  // K-8.2: the victim of a Crook is asked whether to parry whatever it holds.
  table.stage = table.robbery === "crook" ? "parry" : "robbery";
}

/** Concealed means by chance (K-5.8). `drawn` counts the victim's cards. */
export function takeCard(state: State, drawn: number, events: Event[]): void {
  const { table } = state;
  const { actor, victim } = table;
  const face = state.hands[victim][drawn];
  table.robberies++;
  moveCard(state, victim, actor, face);
  events.push({ type: "took", seat: actor, from: victim, card: NAMES[face] });
  if (table.robbery === "barter") table.stage = "give";
  else endRobbery(state, events);
}

export function giveBack(state: State, face: number, events: Event[]): void {
  const { actor, victim } = state.table;
  moveCard(state, actor, victim, face);
  events.push({ type: "gave", seat: actor, to: victim, card: NAMES[face] });
  endRobbery(state, events);
}

/** Nothing more is taken: the turn ends, or after the last Policeman the round (K-9.2). */
export function endRobbery(state: State, events: Event[]): void {
  const { table } = state;
  if (table.robbery === "police") endRound(state, "police", table.actor, events);
  else schedule(state, END_TURN, table.turn, 1);
}

function moveCard(state: State, from: number, to: number, face: number): void {
  removeCard(state.hands[from], face);
  addCard(state.hands[to], face);
  // K-8.1: both sides know the card, nobody else.
  forget(state, from, face, (viewer) => viewer === from || viewer === to);
  learn(state, to, face, [from]);
  loseNumberless(state, from, 1);
}
