import type { Decision } from "@safehouse/kernel";
import { faceOf, NO_CARD } from "./content/tools.ts";
import { buildingOf } from "./content/town.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { closePhase, pass, playCard, settleTurn, swapHand } from "./rules/accomplices.ts";
import { finishAlarm, sortCards } from "./rules/alarm.ts";
import { drawCards, reshuffle } from "./rules/drawing.ts";
import { endHeist } from "./rules/ending.ts";
import { bribe, placeSafe } from "./rules/evaluation.ts";
import { exchange, release, useHint } from "./rules/hinting.ts";
import {
  colourDice,
  dealTools,
  drawSix,
  fillTown,
  openHints,
  placeInformants,
  robBuilding,
} from "./rules/preparing.ts";
import type { State } from "./state.ts";

export function apply(state: State, decision: Decision, move: Move | readonly number[]): Event[] {
  const events: Event[] = [];
  if (decision.seat === null) applyChance(state, move as readonly number[], events);
  else applyAnswer(state, decision.seat, move as Move, events);
  goOn(state, events);
  return events;
}

function applyChance(state: State, drawn: readonly number[], events: Event[]): void {
  switch (state.table.stage) {
    case "dice":
      return colourDice(state, drawn, events);
    case "informants":
      return placeInformants(state, drawn, events);
    case "safes":
      return fillTown(state, drawn, events);
    case "six":
      return drawSix(state, drawn, events);
    case "hints":
      return openHints(state, drawn, events);
    case "tools":
      return dealTools(state, drawn, events);
    default:
      return reshuffle(state, drawn, events);
  }
}

function applyAnswer(state: State, seat: number, move: Move, events: Event[]): void {
  if (move.do === "give") return answerSealed(state, seat, faceOf(move.card), events);
  state.table.answered[seat]++;
  switch (move.do) {
    case "rob":
      return robBuilding(state, buildingOf(move.building), events);
    case "hint":
      return useHint(state, move, events);
    case "release":
      return release(state, events);
    case "play":
      return playCard(state, seat, faceOf(move.card), events);
    case "swap":
      return swapHand(state, seat, events);
    case "pass":
      return pass(state, "choice", events);
    case "place":
      return placeSafe(state, buildingOf(move.building), events);
    case "bribe":
      return bribe(state, move.dice, events);
  }
}

/** Nobody can see who has chosen until both have. */
function answerSealed(state: State, seat: number, face: number, events: Event[]): void {
  state.chosen[seat] = face;
  if (state.table.exchanging.every((each) => state.chosen[each] !== NO_CARD)) exchange(state, events);
}

/** Does what follows by itself until somebody or chance is asked again. */
function goOn(state: State, events: Event[]): void {
  for (;;) {
    switch (state.table.stage) {
      case "settling":
        settleTurn(state, events);
        break;
      case "drawing":
        drawCards(state, events);
        break;
      case "closing":
        closePhase(state);
        break;
      case "sorting":
        sortCards(state, events);
        break;
      case "checking":
        finishAlarm(state, events);
        break;
      case "ending":
        endHeist(state, events);
        break;
      default:
        return;
    }
  }
}
