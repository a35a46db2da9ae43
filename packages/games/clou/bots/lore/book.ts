import type { Study } from "@safehouse/kernel";
import type { Table } from "../../compile/table.ts";
import type { Config } from "../../meta.ts";
import { OWN } from "../../own/own.ts";
import { setup } from "../../state.ts";
import { layoutOf } from "./features.ts";
import { type Lore, makeLore } from "./lore.ts";
import { makeStudy } from "./study.ts";
import { readWeights } from "./text.ts";

/** What was learned of a game's tables, as text.ts writes it. */
export interface Weights {
  readonly [table: string]: string;
}

/** The name of a table: the order of its seats makes no difference. */
export function tableName(scenario: string, thieves: readonly string[]): string {
  return [scenario, ...thieves.toSorted()].join(" ");
}

/** Finds what was learned. It is fetched when somebody is going to ask for it, and not before. */
export interface Book {
  open(): Promise<void>;
  /** Null where nothing was learned, or the book is not open. */
  loreOf(config: Config, table: Table): Lore | null;
  /** What could be learned at a table of people's own; null where that is done, and at those of the game. */
  studyOf(config: Config, table: Table): Study | null;
}

export function makeBook(load: () => Promise<Weights>): Book {
  const known = new WeakMap<Table, Lore | null>();
  let weights: Weights | null = null;
  const read = ({ scenario }: Config, table: Table): Lore | null => {
    const name = tableName(
      scenario,
      table.sheets.map(({ thief }) => thief),
    );
    const text = weights?.[name];
    const found = text === undefined ? null : readWeights(text, layoutOf(table).names.length);
    return found === null ? null : makeLore(table, found);
  };
  return {
    async open() {
      weights ??= await load();
    },
    loreOf(config, table) {
      if (config.scenario === OWN) return known.get(table) ?? null;
      if (weights === null) return null;
      let lore = known.get(table);
      if (lore === undefined) known.set(table, (lore = read(config, table)));
      return lore;
    },
    studyOf(config, table) {
      if (config.scenario !== OWN || known.has(table)) return null;
      return makeStudy(
        config.code ?? "",
        table,
        () => setup(table, config),
        (lore) => known.set(table, lore),
      );
    },
  };
}
