import { arrive } from "../../arrive.ts";
import type { ConformKit } from "../../kit.ts";
import { type Event, sheet, type State } from "./game.ts";

export const sheetKit: ConformKit<State, Event> = {
  configs: () => [{}, { rounds: 1 }],
  // Everything is open.
  resample: (state) => structuredClone(state),
  foreignMoves: [{ cell: 99, value: 1 }, { cell: 0, value: 7 }, { cell: 0 }, { value: 3 }],
  content: {
    all: ["1", "2", "3", "4", "5", "6"],
    seen: ({ events }) => events.flatMap((event) => (event.type === "rolled" ? event.dice.map(String) : [])),
  },
  tiny: [
    {
      name: "two seats, one round, three cells",
      state: () => arrive(sheet, { rounds: 1 }, 2, []),
      // The start; for each of 6 doubles nobody, 2·3 first numbers and 4 pairs of neighbouring cells; for each of 30 other throws
      // nobody, 2·3·2 first numbers and 4·4 pairs.
      count: 1 + 6 * (1 + 6 + 4) + 30 * (1 + 12 + 16),
    },
  ],
  worlds: [
    {
      name: "an open sheet",
      state: () =>
        arrive(sheet, { rounds: 1 }, 2, [
          [3, 4],
          [1, { cell: 1, value: 4 }],
        ]),
      viewer: 0,
      count: 1,
      draws: 20,
    },
  ],
};
