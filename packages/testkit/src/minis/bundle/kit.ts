import { shuffle } from "@safehouse/kernel";
import { arrive } from "../../arrive.ts";
import type { ConformKit } from "../../kit.ts";
import { ascending, range } from "../mini.ts";
import { bundle, CARDS, type Event, type State } from "./game.ts";

const UNSHUFFLED = range(CARDS);

export const bundleKit: ConformKit<State, Event> = {
  configs: () => [{}, { rounds: 1, hand: 2 }, { hand: 1 }],

  // Others' hands and bags are private, and so is how far they are; only that somebody is still packing is known.
  resample(state, viewer, random) {
    const other = structuredClone(state);
    if (state.phase !== "pack") return other;
    const others = range(state.seats).filter((seat) => seat !== viewer);
    const unknown = others.flatMap((seat) => [...(state.hands[seat] ?? []), ...(state.bags[seat] ?? [])]);
    unknown.push(...state.rest);
    shuffle(random, unknown);
    do {
      const cards = [...unknown];
      for (const seat of others) {
        const dealt = cards.splice(0, state.handSize);
        const packed = random.below(Math.min(3, state.handSize) + 1);
        other.bags[seat] = ascending(dealt.splice(0, packed));
        other.hands[seat] = ascending(dealt);
        other.done[seat] = packed > 0 && random.below(2) === 0;
      }
      other.rest = ascending(cards);
    } while (other.done.every(Boolean));
    return other;
  },

  hidden: (state, viewer) => ({
    hands: state.hands.filter((_, seat) => seat !== viewer),
    bags: state.bags.filter((_, seat) => seat !== viewer),
    done: state.done.filter((_, seat) => seat !== viewer),
    rest: state.rest,
  }),

  content: { all: UNSHUFFLED.map(String), seen: ({ state }) => state.shown.flat().map(String) },

  foreignMoves: [{ do: "add" }, { do: "add", card: 24 }, { do: "add", card: 5 }, { do: "remove", card: 1 }],

  tiny: [
    {
      name: "two seats with two cards each",
      state: () => arrive(bundle, { rounds: 1, hand: 2 }, 2, [UNSHUFFLED]),
      // Each is at one of 4 bags or done with one of 3; both done is 3·3 ends instead of open bags.
      count: 7 * 7,
    },
  ],

  worlds: [
    {
      name: "two seats with one card each, none packed",
      state: () => arrive(bundle, { rounds: 1, hand: 1 }, 2, [UNSHUFFLED]),
      viewer: 0,
      // One of 23 cards, which is in the hand, in the bag, or in the closed bag.
      count: 23 * 3,
    },
    {
      name: "two seats with one card each, the viewer is done",
      state: () =>
        arrive(bundle, { rounds: 1, hand: 1 }, 2, [UNSHUFFLED, [0, { do: "add", card: 0 }], [0, { do: "done" }]]),
      viewer: 0,
      count: 23 * 2,
    },
  ],
};
