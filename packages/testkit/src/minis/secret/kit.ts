import { pickOne, shuffle } from "@safehouse/kernel";
import { arrive } from "../../arrive.ts";
import type { ConformKit } from "../../kit.ts";
import { ascending } from "../mini.ts";
import { secret } from "./game.ts";
import { type Event, HINTS, INSIDER, isTrue, type State } from "./state.ts";

export const secretKit: ConformKit<State, Event> = {
  configs: () => [{}, { boxes: 3, keys: 1 }],

  // B-1: only the insider knows the box; everybody knows the hint and what was opened. Hands are private, the pile is face down.
  resample(state, viewer, random) {
    const other = structuredClone(state);
    if (state.phase === "hide") return other;
    if (viewer !== INSIDER && state.phase !== "over") {
      const possible = Array.from({ length: state.boxes }, (_, box) => box).filter(
        (box) => !state.opened.includes(box) && (state.hint === null || isTrue(state.hint, box, state.boxes)),
      );
      other.loot = pickOne(random, possible);
    }
    if (state.phase === "deal") return other;
    const unknown = [...state.deck];
    state.hands.forEach((hand, seat) => seat !== viewer && unknown.push(...hand));
    shuffle(random, unknown);
    other.deck = unknown.splice(0, state.deck.length);
    other.hands = state.hands.map((hand, seat) =>
      seat === viewer ? [...hand] : ascending(unknown.splice(0, hand.length)),
    );
    return other;
  },

  hidden: (state, viewer) => ({
    deck: state.deck,
    hands: state.hands.filter((_, seat) => seat !== viewer),
    ...(viewer !== INSIDER && { loot: state.loot }),
  }),

  content: {
    all: HINTS,
    seen: ({ events }) => events.flatMap((event) => (event.type === "hinted" ? [event.hint] : [])),
  },

  foreignMoves: [{ do: "hint", hint: "left" }, { do: "open" }, { do: "open", box: 5 }, { do: "draw" }],

  worlds: [
    {
      name: "one searcher with one key of six, before the hint",
      state: () => arrive(secret, { boxes: 3, keys: 1 }, 2, [[1], [0, 1, 2, 3, 4, 5]]),
      viewer: 1,
      // Three boxes, and the other five keys (two pairs and one) in 5!/(2!·2!) orders.
      count: 90,
    },
    {
      name: "one searcher, after the hint that it is low",
      state: () =>
        arrive(secret, { boxes: 3, keys: 1 }, 2, [[1], [0, 1, 2, 3, 4, 5], [0, { do: "hint", hint: "low" }]]),
      viewer: 1,
      world: ({ loot }) => loot,
      count: 2,
    },
  ],
};
