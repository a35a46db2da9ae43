import type { Language } from "@safehouse/kernel";
import { settings } from "../app/settings.ts";

/** One language's words of one folder: plain words, or a function of what they are about. */
export type MessageTable = { readonly [key: string]: string | ((...args: never[]) => string) };

/** The type of the second language's table, derived from the first: a missing text does not compile. */
export type Texts<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

export type TextTables<Table> = { readonly en: Table; readonly de: Texts<Table> };

/** The words in the reader's language. Called while a component renders, it renders again when the language changes. */
export function useText<Table extends MessageTable>(tables: TextTables<Table>): Texts<Table> {
  return textIn(settings.language.value, tables);
}

/** Until the words of a language are there, those of the other. */
export function textIn<Table extends MessageTable>(language: Language, { en, de }: TextTables<Table>): Texts<Table> {
  const isGerman = language === "de" ? isThere(de) : !isThere(en);
  return isGerman ? de : (en as unknown as Texts<Table>);
}

function isThere(table: object): boolean {
  for (const _ in table) return true;
  return false;
}
