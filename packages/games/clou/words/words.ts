import type { MessageTable, TableWords } from "@safehouse/kernel";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import type { View } from "../view.ts";
import { describeHeist } from "./describe.ts";
import { path } from "./path.ts";
import { makeHead } from "./head.ts";
import { aboutHeist, legend, triesHeist } from "./things.ts";

/** The texts of all games of the family. */
export const texts = {
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
};

export function makeWords(tableOf: TableFinder): TableWords<View, Move> {
  const sightOf = ({ config, seats, board, queue }: View): Sight => ({ table: tableOf(config, seats), board, queue });
  return {
    ...makeHead(tableOf, texts),
    describe: (view, telling) => describeHeist(tableOf(view.config, view.seats), view, telling),
    path: (view, { seat }, move) => path(sightOf(view), seat, move),
    about: (view, thing, telling) => aboutHeist(sightOf(view), view.seat ?? 0, thing, telling),
    tries: (view, decision, thing) => triesHeist(sightOf(view), decision, thing),
    legend,
  };
}
