import { drawFrom, fastRandom } from "@safehouse/chance";
import { type Bot, type Outcome, playout } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { compareLevels } from "../balance.ts";
import { easy } from "../bots/easy.ts";
import { normal } from "../bots/normal.ts";
import type { Event } from "../events.ts";
import { klaumau } from "../game.ts";
import type { Config } from "../configure.ts";
import type { Move } from "../moves.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { listed, open, position } from "./position.ts";

type Player = Bot<View, Move, Event>;

const lab = {
  play(config: Config, players: readonly Player[], seed: number): Outcome | null {
    const random = fastRandom(seed);
    const state = klaumau.setup(config, players.length);
    const choose = (player: Player) => player.choose.bind(player);
    playout(
      klaumau,
      state,
      {
        choose: (decision, view, moves) =>
          choose(players[decision.seat])({ view, decision, moves, history: [], random, budget: { nodes: 0 } }),
        draw: (decision) => drawFrom(random, decision.draw),
      },
      100_000,
    );
    return klaumau.outcome(state);
  },
};

/** What a bot answers to the open question, over many tries. */
function answers(bot: Player, state: State, seat: number, tries = 200): Set<string> {
  const random = fastRandom(1);
  const request = { view: klaumau.view(state, seat), decision: open(state, seat), moves: listed(state, seat) };
  const seen = new Set<string>();
  for (let i = 0; i < tries; i++) {
    seen.add(bot.choose({ ...request, history: [], random, budget: { nodes: 0 } }).do);
  }
  return seen;
}

describe("easy", () => {
  it("is honest: it says “I cannot” only if it cannot", () => {
    const state = position({ hands: [["ruby-1"], ["ruby-2", "amber-4"]], top: "ruby-3", pile: ["amber-1"] });
    expect(answers(easy, state, 0)).toEqual(new Set(["play"]));
  });
});

describe("normal", () => {
  it("lies with a small hand, but not always", () => {
    const state = position({
      hands: [["ruby-4"], ["ruby-2", "amber-4"], ["amber-1"]],
      top: "ruby-3",
      pile: ["amber-1"],
    });
    expect(answers(normal, state, 0)).toEqual(new Set(["play", "cannot"]));
  });

  it("does not lie with a large one", () => {
    const hands = [["ruby-1", "ruby-2", "amber-1", "amber-2"], ["amber-4"]];
    expect(answers(normal, position({ hands, top: "ruby-3", pile: ["amber-1"] }), 0)).toEqual(new Set(["play"]));
  });

  it(
    "ends above easy in at least 65 % of 2,000 matches, two against two in all six seatings",
    { timeout: 120_000 },
    () => {
      const line = compareLevels(lab, 2_000, 1);
      expect(line).toMatchObject({ holds: true });
    },
  );
});
