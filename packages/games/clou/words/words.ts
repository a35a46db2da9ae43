import type { MessageTable, TableWords } from "@safehouse/kernel";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { describeHeist } from "./describe.ts";
import { path } from "./path.ts";

/** The texts of all games of the family. */
export const texts = {
  en: async (): Promise<MessageTable> => (await import("./en.ts")).en,
  de: async (): Promise<MessageTable> => (await import("./de.ts")).de,
};

export function makeWords(tableOf: TableFinder): TableWords<View, Move> {
  return {
    texts,
    describe: (view, telling) => describeHeist(tableOf(view.config, view.seats), view, telling),
    path: (view, { seat }, move) =>
      path({ table: tableOf(view.config, view.seats), board: view.board, queue: view.queue }, seat, move),
  };
}
