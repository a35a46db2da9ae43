import type { AnyFront } from "@safehouse/kernel";
import { findTables, type TableFinder } from "./compile/tables.ts";
import type { Library } from "./content/library.ts";
import type { About } from "./make-offer.ts";
import { ask, label, weigh } from "./questions.ts";

export function makeFront(library: Library, about: About): AnyFront {
  const tableOf = findTables(library);
  return {
    ...about,
    label,
    weigh,
    ask: askBy(tableOf),
    words: async () => (await import("./words/words.ts")).makeWords(tableOf),
    reasons,
    head: async () => (await import("./words/head.ts")).makeHead(tableOf),
  };
}

/** What bots say of a heist, whoever it belongs to. */
export const reasons: NonNullable<AnyFront["reasons"]> = async () => (await import("./bots/reasons.ts")).reasons;

/** The questions of a heist, whoever it belongs to. */
export function askBy(tableOf: TableFinder): AnyFront["ask"] {
  return ({ config, seats, board, queue }, { seat, kind }) =>
    ask({ table: tableOf(config, seats), board, queue }, seat, kind);
}
