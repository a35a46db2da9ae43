import { addCard, type Decision } from "@safehouse/kernel";
import { faceOf, WATCHDOG } from "./content/cards.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { END_TURN, LAY_FORCED, MAY_DRAW, MUST_DRAW } from "./rules/agenda.ts";
import { allAnswered, ANSWERED, askAll, DOUBT } from "./rules/asking.ts";
import { closeDiscards, swapHands } from "./rules/bomb.ts";
import { deal, mixIn, placeReceiver, returnCard } from "./rules/dealing.ts";
import { closeBelief, forceCard, sayCannot, takeReward } from "./rules/doubting.ts";
import { mayDraw, mustDraw } from "./rules/draw.ts";
import { layCard, layWatchdog, nameColour } from "./rules/laying.ts";
import { parry } from "./rules/police.ts";
import { closeFence } from "./rules/receiver.ts";
import { chooseVictim, endRobbery, giveBack, takeCard } from "./rules/robbing.ts";
import { endTurn } from "./rules/round.ts";
import type { State } from "./state.ts";

export function apply(state: State, decision: Decision, move: Move | readonly number[]): Event[] {
  const events: Event[] = [];
  if (decision.seat === null) applyChance(state, move as readonly number[], events);
  else applyAnswer(state, decision.seat, decision.kind, move as Move, events);
  return events;
}

function applyChance(state: State, drawn: readonly number[], events: Event[]): void {
  const first = drawn[0];
  switch (state.table.stage) {
    case "deck":
      return deal(state, drawn, events);
    case "mix":
      return mixIn(state, drawn, events);
    case "place":
      return placeReceiver(state, first, events);
    case "return":
      return returnCard(state, first, events);
    default:
      state.table.stage = "busy";
      takeCard(state, first, events);
      workOff(state, events);
  }
}

function applyAnswer(state: State, seat: number, kind: string, move: Move, events: Event[]): void {
  if (kind === "believe" || kind === "fence" || kind === "discard" || kind === "halve") {
    answerSealed(state, seat, move);
    if (!allAnswered(state)) return;
    closeSealed(state, kind, events);
  } else {
    const { answered } = state.table;
    answered[seat] += 1;
    state.table.stage = "busy";
    answerAlone(state, seat, move, events);
  }
  workOff(state, events);
}

function answerAlone(state: State, seat: number, move: Move, events: Event[]): void {
  switch (move.do) {
    case "cannot":
      return sayCannot(state, seat, events);
    case "play":
      return layCard(state, seat, faceOf(move.card), false, events);
    case "lay":
      return layWatchdog(state, seat, WATCHDOG, events);
    case "force":
      return forceCard(state, faceOf(move.card), events);
    case "draw":
      return takeReward(state, true, events);
    case "leave":
      return takeReward(state, false, events);
    case "name":
      return nameColour(state, move.colour, events);
    case "rob":
      return chooseVictim(state, move.seat, events);
    case "spare":
      events.push({ type: "spared", seat });
      return endRobbery(state, events);
    case "parry":
      return parry(state, faceOf(move.card), events);
    case "allow":
      state.table.stage = "robbery";
      return;
    case "give":
      return giveBack(state, faceOf(move.card), events);
    case "swap":
      return swapHands(state, move.seat, events);
    default:
      throw new Error(`"${move.do}" answers a sealed question`);
  }
}

/** Notes a sealed answer, and nothing else: nobody can see it until all are in. */
function answerSealed(state: State, seat: number, move: Move): void {
  if (move.do === "sell" || move.do === "discard") addCard(state.chosen[seat], faceOf(move.card));
  // One card is all that bomb rule (b) takes; the other choices are series that end with "done".
  const open = move.do === "sell" || (move.do === "discard" && state.table.stage === "halve");
  if (!open) state.answers[seat] = move.do === "doubt" ? DOUBT : ANSWERED;
}

function closeSealed(state: State, kind: "believe" | "fence" | "discard" | "halve", events: Event[]): void {
  const { table } = state;
  for (let seat = 0; seat < table.seats; seat++) {
    if (state.answers[seat] !== 0) table.answered[seat] = table.answered[seat] + 1;
  }
  table.stage = "busy";
  if (kind === "believe") closeBelief(state, events);
  else if (kind === "fence") closeFence(state, events);
  else closeDiscards(state, kind, events);
  askAll(state);
}

/** Does what waits on the agenda until somebody or chance is asked again. */
function workOff(state: State, events: Event[]): void {
  while (state.table.stage === "busy") {
    const { agenda } = state.table;
    const detail = agenda.pop() as number;
    const seat = agenda.pop() as number;
    const task = agenda.pop();
    switch (task) {
      case MUST_DRAW:
        mustDraw(state, seat, events);
        break;
      case MAY_DRAW:
        mayDraw(state, seat, events);
        break;
      case LAY_FORCED:
        layCard(state, seat, detail, true, events);
        break;
      case END_TURN:
        endTurn(state, detail, events);
    }
  }
}
