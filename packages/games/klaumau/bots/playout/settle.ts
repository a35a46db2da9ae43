import type { Bot, Random } from "@safehouse/kernel";
import { moves as listMoves } from "../../answers.ts";
import { apply } from "../../apply.ts";
import type { Event } from "../../events.ts";
import { surelyHeld } from "../../memory.ts";
import type { Move } from "../../moves.ts";
import { pending } from "../../pending.ts";
import { playableCards } from "../../rules/matching.ts";
import type { State } from "../../state.ts";
import { view as viewOf, type View } from "../../view.ts";
import { type Character, sizeClass } from "./character.ts";

const NO_BUDGET = { nodes: 0 };
const BELIEF: readonly Move[] = [{ do: "believe" }, { do: "doubt" }];

/** Plays by the rules until the next turn of that round, or until the round is over: then it returns false. */
export function settle(
  state: State,
  round: number,
  who: readonly Character[],
  player: Bot<View, Move, Event>,
  random: Random,
): boolean {
  const { table } = state;
  while (table.stage !== "turn") {
    if (table.round !== round || table.stage === "over") return false;
    for (const decision of pending(state)) {
      if (decision.seat === null) {
        apply(state, decision, [random.below((decision.draw as { pick: number }).pick)]);
        break;
      }
      const { seat, kind } = decision;
      const view = viewOf(state, seat);
      const moves = listMoves(view, decision);
      if (moves.length === 0) continue;
      const move =
        kind === "believe"
          ? BELIEF[Number(doubts(state, seat, who[seat], random))]
          : player.choose({ view, decision, moves, history: [], random, budget: NO_BUDGET });
      const told = apply(state, decision, move);
      if (told.length > 0 || table.stage !== kind) break;
    }
  }
  return true;
}

/** Nobody believes what contradicts what was seen, but for who believes everything. */
function doubts({ table, hands, memory }: State, seat: number, character: Character, random: Random): boolean {
  const chance = character.doubts[sizeClass(hands[table.turn].length)];
  const isCaught = playableCards(table, surelyHeld(memory[seat], table.turn)).length > 0;
  return random.below(1000) < chance || (isCaught && chance > 0);
}
