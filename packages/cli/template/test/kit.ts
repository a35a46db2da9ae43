import type { ConformKit } from "@safehouse/testkit";
import type { Event, State } from "../state.ts";

/** What the conformance kit has to be told of this game. */
export const kit: ConformKit<State, Event> = {
  configs: () => [{}, { most: 2 }],
  // Nothing is hidden: no other state looks the same to anybody. A game with secrets draws them anew here.
  resample: (state) => structuredClone(state),
  foreignMoves: [{ do: "take" }, { do: "take", coins: 0 }, { do: "give", coins: 1 }],
};
