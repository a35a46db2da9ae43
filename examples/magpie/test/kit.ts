import { pickOne } from "@safehouse/kernel";
import type { ConformKit } from "@safehouse/testkit";
import type { Event, State } from "../state.ts";

export const kit: ConformKit<State, Event> = {
  configs: () => [{}, { nights: 4 }],

  // M-2.2: what the others have bid, and whether, is all that is hidden; somebody has not, or the night would be over.
  resample(state, viewer, random) {
    const other = structuredClone(state);
    if (state.phase !== "bid") return other;
    other.bids = state.bids.map((bid, seat) => {
      if (seat === viewer) return bid;
      return pickOne(random, [null, ...(state.hands[seat] as number[])]);
    });
    if (!other.bids.includes(null)) other.bids[viewer === 0 ? 1 : 0] = null;
    return other;
  },

  hidden: ({ bids }, viewer) => ({ bids: bids.filter((_, seat) => seat !== viewer) }),
  foreignMoves: [{ do: "play" }, { do: "play", card: 9 }, { do: "pass" }],
};
