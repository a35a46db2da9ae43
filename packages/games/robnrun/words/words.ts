import type { MessageTable, TableWords } from "@safehouse/kernel";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";
import { about, house, legend, next, tries } from "./things.ts";

export const words: TableWords<View, Move> = {
  texts: {
    async en(): Promise<MessageTable> {
      const [{ en }, { thingsEn }] = await Promise.all([import("./en.ts"), import("./things-en.ts")]);
      return { ...en, ...thingsEn };
    },
    async de(): Promise<MessageTable> {
      const [{ de }, { thingsDe }] = await Promise.all([import("./de.ts"), import("./things-de.ts")]);
      return { ...de, ...thingsDe };
    },
  },
  describe,
  goal: { id: "words.goal" },
  path: (_view, _decision, move) => path(move),
  about,
  tries,
  legend,
  house,
  next,
};
