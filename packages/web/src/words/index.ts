import type { Language } from "@safehouse/kernel";
import { textIn } from "../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { WordsTable } from "./words-table.tsx";

export interface WordsModule {
  readonly WordsTable: typeof WordsTable;
  /** Its keys, for the help. */
  readonly keys: { readonly [language in Language]: readonly (readonly [key: string, what: string])[] };
}

export const words: WordsModule = { WordsTable, keys: { en: keysIn("en"), de: keysIn("de") } };

function keysIn(language: Language): readonly (readonly [key: string, what: string])[] {
  const t = textIn(language, { en, de });
  return [
    ["T", t.keyTable],
    ["C", t.keyChanges],
    ["M", t.keyMoves],
    ["1–8", t.keyNumber],
    ["⌫", t.keyBack],
    ["S", t.keyAgain],
  ];
}
