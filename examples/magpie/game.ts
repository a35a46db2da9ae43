import { decisionId, defineGame, isObject, pickOne, rank, refuse } from "@safehouse/kernel";
import { easy, normal } from "./bots.ts";
import { describe } from "./describe.ts";
import { meta } from "./meta.ts";
import { type Config, type Event, type Move, type State, sum, upTo, type View } from "./state.ts";

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
  bots: { easy, normal },

  // M-1.1
  setup: ({ nights }, seats) => ({
    seats,
    nights,
    phase: "find",
    night: 0,
    unseen: upTo(nights),
    roof: [],
    hands: upTo(seats).map(() => upTo(nights)),
    bids: upTo(seats).map(() => null),
    nests: upTo(seats).map(() => []),
    last: null,
  }),

  pending({ phase, night, unseen, seats }) {
    switch (phase) {
      case "find":
        return [{ kind: "chance", seat: null, label: `night-${night + 1}/loot`, draw: { pick: unseen.length } }];
      case "bid":
        return upTo(seats).map((one) => ({ id: decisionId("play", one - 1, night), seat: one - 1, kind: "play" }));
      case "over":
        return [];
    }
  },

  // M-2.2
  moves: ({ hands, bid }, { seat }) =>
    bid === null ? (hands[seat] as readonly number[]).map((card): Move => ({ do: "play", card })) : [],

  why: ({ nights }, _decision, move) =>
    isObject(move) && move["do"] === "play" && upTo(nights).includes(move["card"] as number)
      ? refuse("M-2.2", "no.card", { card: move["card"] as number })
      : null,

  apply(state, decision, move): Event[] {
    if (decision.seat === null) return find(state, (move as readonly number[])[0] as number);
    state.bids[decision.seat] = (move as Move).card;
    return state.bids.includes(null) ? [] : settle(state);
  },

  view(state, viewer) {
    const { seats, nights, phase, night, unseen, roof, hands, nests, last } = state;
    const seat = typeof viewer === "number" ? viewer : null;
    const bid = seat === null ? null : (state.bids[seat] ?? null);
    return { seat, silent: false, seats, nights, phase, night, unseen, roof, hands, bid, nests, last };
  },

  // The others may have bid, but not all of them, or the night would be over.
  imagine({ seat, bid, seats, nights, phase, night, unseen, roof, hands, nests, last }, _history, random) {
    const bids = hands.map((hand, one): number | null => {
      if (one === seat) return bid;
      return phase === "bid" && random.below(2) === 0 ? pickOne(random, hand) : null;
    });
    if (phase === "bid" && !bids.includes(null)) bids[(Math.max(0, seat ?? 0) + 1) % seats] = null;
    return {
      seats,
      nights,
      phase,
      night,
      bids,
      last,
      unseen: [...unseen],
      roof: [...roof],
      hands: hands.map((hand) => [...hand]),
      nests: nests.map((nest) => [...nest]),
    };
  },

  // M-3.1
  outcome({ phase, nests }) {
    if (phase !== "over") return null;
    return rank(
      nests.map((nest, seat) => {
        const lines = nest.map((points) => ({ text: { id: "line.loot", args: { points } }, points }));
        return { seat, points: sum(nest), lines };
      }),
    );
  },

  audit({ unseen, roof, nests, nights, phase, hands, night }) {
    const problems: string[] = [];
    const loot = [...unseen, ...roof, ...nests.flat()].toSorted((a, b) => a - b);
    if (phase !== "over" && loot.join() !== upTo(nights).join()) problems.push(`the loot is ${loot.join()}`);
    if (hands.some((hand) => hand.length !== nights - night)) problems.push("a card is lost");
    return problems;
  },
});

/** M-2.1 */
function find(state: State, at: number): Event[] {
  const [loot = 0] = state.unseen.splice(at, 1);
  state.roof.push(loot);
  state.phase = "bid";
  return [{ type: "found", night: state.night + 1, loot }];
}

/** M-2.3, M-2.4: the highest card takes what lies on the roof; of equals none does. */
function settle(state: State): Event[] {
  const cards = state.bids as number[];
  const highest = Math.max(...cards);
  const taker = cards.filter((card) => card === highest).length === 1 ? cards.indexOf(highest) : null;
  const events: Event[] = cards.map((card, seat) => ({ type: "played", seat, card }));
  if (taker === null) events.push({ type: "stayed" });
  else {
    events.push({ type: "took", seat: taker, points: sum(state.roof) });
    (state.nests[taker] as number[]).push(...state.roof.splice(0));
  }
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
  state.bids = cards.map(() => null);
  state.last = { cards, taker };
  state.night++;
  state.phase = state.night === state.nights ? "over" : "find";
  if (state.phase === "over" && state.roof.length > 0) events.push({ type: "lost", points: sum(state.roof.splice(0)) });
  return events;
}
