import { drawFrom, fastRandom } from "@safehouse/chance";
import { type Outcome, playout, sameJson, type SeatDecision } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import type { ClouBot } from "../../clou/bots/bot.ts";
import { fallsOf } from "../../clou/bots/throws.ts";
import type { Star, ThiefSheet } from "../../clou/content/sheet.ts";
import type { Move } from "../../clou/moves.ts";
import { type Heist, heist, plan, sheet } from "../../clou/test/heist.ts";
import { clouAgain } from "../game.ts";

const NODES = 2000;
const LEVELS = ["random", "easy", "normal"] as const;
const bot = (level: (typeof LEVELS)[number]): ClouBot => clouAgain.bots[level] as ClouBot;

function play(level: (typeof LEVELS)[number], seats: number, seed: number, config: object = {}): Outcome | null {
  const luck = fastRandom(seed);
  const configured = clouAgain.configure(config, seats);
  if (!configured.ok) throw new Error(configured.error.problem);
  const state = clouAgain.setup(configured.value, seats);
  playout(
    clouAgain,
    state,
    {
      choose(decision, view, moves) {
        const move = bot(level).choose({ view, decision, moves, history: [], random: luck, budget: { nodes: NODES } });
        expect(moves.some((listed) => sameJson(listed, move))).toBe(true);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
      watch: () => expect(clouAgain.audit(state)).toEqual([]),
    },
    5000,
  );
  return clouAgain.outcome(state);
}

describe("bots", () => {
  for (const level of LEVELS) {
    for (const seats of [1, 2, 3]) {
      it(`${level} plays a whole heist on every plan with ${seats} seats, by the rules`, () => {
        clouAgain.meta.scenarios.forEach(({ id: scenario }, i) => {
          const thief1 = ["bruce", "janet", "matt", "trixie"][i];
          expect(play(level, seats, i + 1, { scenario, thief1 })).not.toBeNull();
        });
      });
    }
  }

  it("normal plays the same game again", () => {
    expect(play("normal", 2, 5)).toEqual(play("normal", 2, 5));
  });

  it("counts every way that dice can fall once", () => {
    expect([1, 2, 3].map((dice) => fallsOf(dice).length)).toEqual([6, 21, 56]);
    expect(fallsOf(3).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  const SIX: Star = { id: "extra-six", times: 1, effect: { gives: "die 6", to: "anyone" } };
  const ANEW: Star = { id: "throw-anew", times: 1, effect: { throwAnew: true } };
  const TURN: Star = { id: "turn-die", times: 1, effect: { turnDie: true } };
  const STRENGTH: Star = {
    id: "two-strength",
    times: 1,
    effect: { gives: "strength", to: "self", count: 2, traces: 1 },
  };
  /** The night is nearly over: what is not used now is lost. */
  const house = plan({
    bars: { time: [2, 2, 2] },
    challenges: [{ id: "door", room: "yard", parts: [{ needs: ["lock"] }], leadsTo: ["gem"] }],
    loot: [{ id: "gem", room: "yard", value: 8 }],
  });
  const opens = (own: string, ...stars: readonly Star[]): ThiefSheet =>
    sheet({ strength: [{ own, gives: ["lock"] }], stars });

  it("A-4.2 gives the 6 to whom it opens a door", () => {
    const game = heist([sheet({ strength: [{}, {}, {}], stars: [SIX] }), opens("=12")], house);
    game.roll(1, 2, 3);
    expect(ask(game, 0)).toEqual({ do: "star", star: "extra-six", for: 1 });
  });

  it("A-4.3 throws anew what fits nowhere", () => {
    const last = { ...house, bars: { ...house.bars, time: [1, 1, 1] } };
    const game = heist(sheet({ strength: [{ own: "even" }, { own: "even" }, { own: "even" }], stars: [ANEW] }), last);
    game.roll(2, 2, 3);
    const moves: Move[] = [];
    while (game.asked()[0] === "dice:0" && moves.length < 4) {
      moves.push(ask(game, 0));
      game.move(0, moves.at(-1) as Move);
    }
    expect(moves.at(-1)).toEqual({ do: "star", star: "throw-anew" });
  });

  it("A-4.4 turns the die that opens the door", () => {
    const game = heist(opens("=1", TURN), house);
    game.roll(4, 4, 4);
    expect(ask(game, 0)).toEqual({ do: "star", star: "turn-die", die: 4, to: 1 });
  });

  it("A-4.1 wastes no star that brings nothing", () => {
    const game = heist(sheet({ strength: [{}, {}, {}], stars: [STRENGTH, SIX, ANEW] }), house);
    game.roll(1, 2, 3);
    while (game.asked()[0] === "dice:0") {
      const move = ask(game, 0);
      expect(move.do).not.toBe("star");
      game.move(0, move);
    }
  });

  it("A-4.1 leaves the star of the round to whoever is still at work, unless it brings much", () => {
    const early = { ...house, bars: { ...house.bars, time: [4, 4, 4] } };
    const asks = (value: number, hasBenFinished: boolean): Move => {
      const crew = [opens("=12", SIX), sheet({ strength: [{ own: "=18" }], stars: [SIX] })];
      const game = heist(crew, { ...early, loot: [{ ...house.loot[0], value }] });
      game.roll(1, 2, 6);
      if (hasBenFinished) game.move(1, { do: "finish" });
      return ask(game, 0);
    };
    const star: Move = { do: "star", star: "extra-six", for: 0 };
    expect(asks(1, false)).not.toEqual(star);
    expect(asks(1, true)).toEqual(star);
    expect(asks(8, false)).toEqual(star);
  });
});

/** What `normal` answers where a heist stands. */
function ask({ game, state, listed }: Heist, seat: number): Move {
  const decision = game.pending(state).find((one) => one.seat === seat) as SeatDecision;
  const view = game.view(state, seat);
  const request = { view, decision, moves: listed(seat), history: [], random: fastRandom(1), budget: { nodes: NODES } };
  return game.bots.normal?.choose(request) as Move;
}
