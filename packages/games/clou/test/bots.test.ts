import { drawFrom, fastRandom } from "@safehouse/chance";
import { type Outcome, playout, sameJson, type SeatDecision } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { TRACES } from "../slots.ts";
import type { ClouBot } from "../bots/bot.ts";
import { escapeOdds } from "../bots/odds.ts";
import { bestTurn } from "../bots/best-turn.ts";
import type { Loot } from "../content/plan.ts";
import { clou } from "../game.ts";
import type { Move } from "../moves.ts";
import type { State } from "../state.ts";
import { giving, type Heist, heist, plan, sheet } from "./heist.ts";

const NODES = 2000;
const { random, easy, normal } = clou.bots as { [level in "random" | "easy" | "normal"]: ClouBot };

const PLANS = clou.meta.scenarios.map(({ id }) => id);

function play(
  bot: ClouBot,
  seats: number,
  seed: number,
  watch?: (state: State) => void,
  scenario = PLANS[0],
): Outcome | null {
  const luck = fastRandom(seed);
  const config = clou.configure({ scenario }, seats);
  if (!config.ok) throw new Error("no defaults");
  const state = clou.setup(config.value, seats);
  playout(
    clou,
    state,
    {
      choose(decision, view, moves) {
        const move = bot.choose({ view, decision, moves, history: [], random: luck, budget: { nodes: NODES } });
        expect(moves.some((listed) => sameJson(listed, move))).toBe(true);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
      watch: () => watch?.(state),
    },
    5000,
  );
  return clou.outcome(state);
}

const pointsOf = (bot: ClouBot, games: number): number => {
  let sum = 0;
  for (let seed = 1; seed <= games; seed++) {
    const outcome = play(bot, 1, seed);
    sum += outcome?.type === "shared" ? outcome.points : 0;
  }
  return sum / games;
};

describe("bots", () => {
  for (const [level, bot] of Object.entries({ random, easy, normal })) {
    for (const seats of [1, 2, 3]) {
      it(`${level} plays a whole heist on every plan with ${seats} seats, by the rules`, () => {
        PLANS.forEach((scenario, i) => {
          const sound = (state: State): void => expect(clou.audit(state)).toEqual([]);
          expect(play(bot, seats, i + 1, sound, scenario)).not.toBeNull();
        });
      });
    }
  }

  it("normal is better than easy, and easy than random", () => {
    const [worst, middle, best] = [random, easy, normal].map((bot) => pointsOf(bot, 12));
    expect(worst).toBeLessThan(middle);
    expect(middle).toBeLessThan(best);
  });

  it("normal plays the same game again", () => {
    expect(play(normal, 2, 5)).toEqual(play(normal, 2, 5));
  });

  it("normal answers on its way what it would answer if asked there for the first time", () => {
    const luck = fastRandom(3);
    const config = clou.configure({}, 1);
    if (!config.ok) throw new Error("no defaults");
    const state = clou.setup(config.value, 1);
    const ask = { history: [], random: luck, budget: { nodes: 100_000 } };
    playout(
      clou,
      state,
      {
        choose(decision, view, moves) {
          const move = normal.choose({ view, decision, moves, ...ask });
          const fresh = bestTurn(
            { table: clou.tableOf(view.config, 1), board: view.board, queue: view.queue },
            0,
            100_000,
          );
          if (decision.kind === "dice" && moves.length > 1) expect(fresh.codes.length === 0).toBe(move.do === "finish");
          return move;
        },
        draw: (decision) => drawFrom(luck, decision.draw),
      },
      5000,
    );
  });

  it("finds the sum that opens the door", () => {
    const tools = { strength: [{ own: "=9", gives: ["lock"] }] } as const;
    const house = plan({
      challenges: [{ id: "door", room: "yard", parts: [{ needs: ["lock"] }], leadsTo: ["gem"] }],
      loot: [{ id: "gem", room: "yard", value: 5 }],
    });
    const game = heist(sheet(tools), house);
    game.roll(4, 5, 6);
    const view = game.game.view(game.state, 0);
    const [decision] = game.game.pending(game.state);
    if (decision.seat === null) throw new Error("chance");
    const request = {
      view,
      decision,
      moves: game.listed(0),
      history: [],
      random: fastRandom(1),
      budget: { nodes: 500 },
    };
    expect(game.game.bots.normal?.choose(request)).toEqual({ do: "use", dice: [4, 5], cell: "strength-1" });
  });

  it("C-7.3 names the driver with the best odds", () => {
    const bad = sheet({ escape: [["police"], ["police"], ["police"], ["police"], ["police"], ["car"]] });
    const good = sheet({ escape: [["car"], ["car"], ["car"], ["car"], ["car"], ["police"]] });
    for (const crew of [
      [bad, good],
      [good, bad],
      [bad, bad, good],
    ]) {
      const game = heist(crew, plan({ bars: { time: [1, 1, 1] } }));
      game.roll(6, 6, 6);
      for (let seat = 0; seat < crew.length; seat++) {
        for (const die of [6, 6]) game.use([die], `strength-${game.cell("strength-1", seat) === 0 ? 1 : 2}`, seat);
        game.move(seat, { do: "finish" });
      }
      expect(game.asked()[0]).toBe("driver:0");
      const best = crew.indexOf(good);
      for (let seat = 0; seat < crew.length; seat++) {
        expect(ask(normal, game, seat)).toEqual({ do: "name", seat: best });
      }
    }
    const [thief] = heist(good).game.tableOf(heist(good).state.config, 1).sheets;
    expect(escapeOdds(thief, 0, 1)).toBe(1);
    expect(escapeOdds(thief, 3, 0)).toBe(0);
    expect(escapeOdds(thief, 1, 1)).toBeCloseTo(5 / 6, 9);
    expect(escapeOdds(thief, 2, 1)).toBeCloseTo((5 / 6) ** 2, 9);
  });

  /** A crew of one before the vote on leaving, with so much time and loot. */
  function leaving(time: number, loot: number, more: readonly Loot[] = []): Heist {
    const rich = plan({
      bars: { time: [time + 1, time + 1, time + 1] },
      loot: [{ id: "gem", room: "yard", value: loot }, ...more],
    });
    const game = heist(sheet({ strength: giving("±1") }), rich);
    game.roll(1, 2, 3);
    for (const i of [1, 2, 3]) game.use([i], `strength-${i}`);
    game.move(0, { do: "finish" });
    expect(game.asked()).toEqual(["leave:0"]);
    return game;
  }

  it("C-2.4 runs with its loot before the alarm, and when nothing is left to get", () => {
    const far: Loot = { id: "coin", room: "room-b", value: 9, needs: ["disguise"] };
    expect(ask(normal, leaving(1, 8, [far]), 0)).toEqual({ do: "run" });
    expect(ask(easy, leaving(1, 8, [far]), 0)).toEqual({ do: "run" });
    expect(ask(normal, leaving(6, 8), 0)).toEqual({ do: "run" });
  });

  it("random stays as long as it may", () => {
    expect(ask(random, leaving(1, 8), 0)).toEqual({ do: "stay" });
  });

  it("C-2.4 stays while there is time and something to get", () => {
    const near: Loot = { id: "crown", room: "yard", value: 9, needs: ["disguise"] };
    expect(ask(normal, leaving(6, 3, [near]), 0)).toEqual({ do: "stay" });
    expect(ask(easy, leaving(6, 3, [near]), 0)).toEqual({ do: "stay" });
    expect(ask(normal, leaving(1, 0, [near]), 0)).toEqual({ do: "stay" });
  });

  it("C-3.4 spends ±X rather than leave a trace", () => {
    const game = heist(sheet({ strength: [{ own: "=1", gives: ["±2"] }, { own: "=2" }, { own: "=6" }] }));
    game.roll(1, 2, 4);
    const moves: Move[] = [];
    while (game.asked()[0] === "dice:0") {
      moves.push(ask(normal, game, 0));
      game.move(0, moves.at(-1) as Move);
    }
    expect(moves).toContainEqual({ do: "ready", white: "±2", by: 2 });
    expect(game.state.board[TRACES]).toBe(6);
  });
});

/** What a bot answers where a heist stands. */
function ask(bot: ClouBot, { game, state, listed }: Heist, seat: number): Move {
  const level = bot === easy ? "easy" : bot === random ? "random" : "normal";
  const decision = game.pending(state).find((one) => one.seat === seat) as SeatDecision;
  const view = game.view(state, seat);
  const request = { view, decision, moves: listed(seat), history: [], random: fastRandom(1), budget: { nodes: NODES } };
  return game.bots[level]?.choose(request) as Move;
}
