import { type Bot, decisionId, defineGame, found, isObject, rank, refuse } from "@safehouse/kernel";
import { describe } from "./describe.ts";
import { meta } from "./meta.ts";
import type { Config, Event, Move, State, View } from "./state.ts";

const FEWEST_COINS = 12;
const MORE_COINS = 9;

/** Takes so many that a pile is left which the next one cannot end well, if that is possible. */
const easy: Bot<View, Move, Event> = {
  choose: ({ view, moves }) =>
    moves.find(({ coins }) => ((view.coins ?? 0) - coins) % (view.most + 1) === 1) ?? found(moves[0]),
};

/** What is left out here, defineGame fills in: see packages/kernel/src/define-game.ts. */
export const game = defineGame<State, View, Move, Event, Config>({
  meta,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  describe,
  bots: { easy },

  setup: ({ most }, seats) => ({
    seats,
    most,
    coins: null,
    turn: 0,
    taken: Array.from({ length: seats }, () => 0),
    rang: null,
  }),

  pending({ coins, rang, seats, turn }) {
    // M-1.1: luck is a decision, too. Its label names the thing, so that a replay finds it.
    if (coins === null) return [{ kind: "chance", seat: null, label: "coins", draw: { pick: MORE_COINS } }];
    if (rang !== null) return [];
    const seat = turn % seats;
    return [{ id: decisionId("take", seat, Math.floor(turn / seats)), seat, kind: "take" }];
  },

  // M-2.1
  moves: ({ coins, most }) =>
    Array.from({ length: Math.min(most, coins ?? 0) }, (_, i): Move => ({ do: "take", coins: i + 1 })),

  why: ({ most }, _decision, move) =>
    isObject(move) && move["do"] === "take" && typeof move["coins"] === "number"
      ? refuse("M-2.1", "no.too-many", { most })
      : null,

  apply(state, decision, move): Event[] {
    if (decision.seat === null) {
      const coins = FEWEST_COINS + found((move as readonly number[])[0]);
      state.coins = coins;
      return [{ type: "counted", coins }];
    }
    const { seat } = decision;
    const { coins } = move as Move;
    const left = (state.coins ?? 0) - coins;
    state.coins = left;
    state.taken[seat] = found(state.taken[seat]) + coins;
    state.turn++;
    const took: Event = { type: "took", seat, coins, left };
    if (left > 0) return [took];
    // M-3.1
    state.rang = seat;
    state.taken[seat] = 0;
    return [took, { type: "rang", seat }];
  },

  view: (state, viewer) => ({ ...state, seat: typeof viewer === "number" ? viewer : null, silent: false }),

  imagine: ({ seats, most, coins, turn, taken, rang }) => ({ seats, most, coins, turn, taken: [...taken], rang }),

  outcome({ rang, taken }) {
    if (rang === null) return null;
    // M-3.2
    return rank(
      taken.map((points, seat) => ({
        seat,
        points,
        lines: [{ text: { id: seat === rang ? "line.rang" : "line.coins" }, points }],
      })),
    );
  },
});
