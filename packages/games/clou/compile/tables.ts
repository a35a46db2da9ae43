import type { Gear } from "../content/gear.ts";
import type { Library } from "../content/library.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import type { Terms } from "../content/terms.ts";
import type { Config } from "../meta.ts";
import { findContent } from "../own/content.ts";
import { compileTable, type Table } from "./table.ts";

export type TableFinder = (config: Config, seats: number) => Table;

/** Plans of people's own come and go. */
const MOST_KEPT = 128;

/** Finds the compiled table of a match. A configuration object is asked about at every step, so it is remembered by itself. */
export function findTables(library: Library): TableFinder {
  const contentOf = findContent(library);
  const known = new WeakMap<Config, Table>();
  const made = new Map<string, Table>();
  return (config, seats) => {
    let table = known.get(config);
    if (table?.seats === seats) return table;
    const thieves = thievesOf(config, seats);
    const { terms = null } = config;
    const key = [config.scenario, ...thieves, config.code ?? "", JSON.stringify(terms)].join(":");
    table = made.get(key);
    if (table === undefined) {
      const content = contentOf(config);
      const sheets = thieves.map((id) => content.thieves.find((sheet) => sheet.id === id) as ThiefSheet);
      if (made.size >= MOST_KEPT) made.clear();
      made.set(key, (table = compileTable(content.plan, sheets, terms, gearIn(library, terms), library.switches)));
    }
    known.set(config, table);
    return table;
  };
}

function gearIn({ gear = [] }: Library, terms: Terms | null): Gear[] {
  return gear.filter(({ id }) => terms?.gear.includes(id));
}

function thievesOf(config: Config, seats: number): string[] {
  return [config.thief1, config.thief2, config.thief3].slice(0, seats) as string[];
}
