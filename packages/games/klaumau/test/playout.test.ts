import { drawFrom, fastRandom } from "@safehouse/chance";
import { isChance } from "@safehouse/kernel";
import { expect, test } from "vitest";
import type { Character } from "../bots/playout/character.ts";
import { type Note, playOn } from "../bots/playout/play.ts";
import { roundOf, scoreOf } from "../bots/playout/round.ts";
import { BOMB_RULES } from "../configure.ts";
import type { Face } from "../content/cards.ts";
import { klaumau } from "../game.ts";
import type { Move } from "../moves.ts";
import type { State } from "../state.ts";
import { answer, draw } from "./position.ts";

const MIXED: Character = { lies: [500, 400, 300, 200], bold: true, doubts: [300, 250, 200, 150] };
const VARIATIONS = { forgery: true, converted: true, receiver: true, watchdogs: true };
const TABLES = [
  {},
  { doubters: "next" },
  VARIATIONS,
  ...BOMB_RULES.map((bomb) => ({ ...VARIATIONS, bomb, ...(bomb === "own" && { bombText: "Sing." }) })),
];

/** A table right before its first turn. */
function dealt(input: object, seats: number, seed: number): State {
  const config = klaumau.configure(input, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  const state = klaumau.setup(config.value, seats);
  while (state.table.stage !== "turn") {
    const [decision] = klaumau.pending(state);
    if (isChance(decision)) klaumau.apply(state, decision, drawFrom(random, decision.draw));
  }
  return state;
}

test.each(TABLES)("a playout goes by the rules: %o", (input) => {
  for (let seats = 2; seats <= 8; seats++) {
    for (let seed = 1; seed <= 12; seed++) {
      const state = dealt(input, seats, seed);
      const round = roundOf(state);
      const choices: Parameters<Note>[] = [];
      const who = Array.from({ length: seats }, () => MIXED);
      playOn({ round, who, random: fastRandom(seed), note: (...choice) => choices.push(choice) });
      for (const [seat, choice] of choices) {
        if (seat !== null) answer(state, seat, choice as Move);
        else draw(state, [state.hands[state.table.victim].indexOf(choice as Face)]);
      }
      expect(state.table.round).toBe(2);
      expect(round.hands.map((_, seat) => scoreOf(round, seat))).toEqual(state.table.totals);
    }
  }
});
