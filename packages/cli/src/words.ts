import { type Language, LANGUAGES } from "@safehouse/kernel";
import { de } from "./text/de.ts";
import { en, type CliText } from "./text/en.ts";

type Arguments<Id extends keyof CliText> = CliText[Id] extends (args: infer Args) => string ? [Args] : [];

/** The command line's own texts in one language. */
export type Words = <Id extends keyof CliText>(id: Id, ...args: Arguments<Id>) => string;

const TABLES: { readonly [language in Language]: CliText } = { en, de };

export function wordsIn(language: Language): Words {
  return (id, ...args) => {
    const text = TABLES[language][id] as string | ((args: unknown) => string);
    return typeof text === "string" ? text : text(args[0]);
  };
}

/** The language of the terminal, by the usual variables in their usual order. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`, "i").test(locale)) ?? "en";
}
