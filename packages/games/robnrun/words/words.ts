import type { MessageTable, TableWords } from "@safehouse/kernel";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { describe } from "./describe.ts";
import { path } from "./path.ts";
import { head } from "./head.ts";
import { about, legend, tries } from "./things.ts";

export const words: TableWords<View, Move> = {
  ...head,
  texts: {
    async en(): Promise<MessageTable> {
      const [{ en }, { thingsEn }, { goalEn }] = await Promise.all([
        import("./en.ts"),
        import("./things-en.ts"),
        import("./goal-en.ts"),
      ]);
      return { ...en, ...thingsEn, ...goalEn };
    },
    async de(): Promise<MessageTable> {
      const [{ de }, { thingsDe }, { goalDe }] = await Promise.all([
        import("./de.ts"),
        import("./things-de.ts"),
        import("./goal-de.ts"),
      ]);
      return { ...de, ...thingsDe, ...goalDe };
    },
  },
  describe,
  path: (_view, _decision, move) => path(move),
  about,
  tries,
  legend,
};
