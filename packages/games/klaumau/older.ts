import { reword } from "@safehouse/kernel";
import { configure, OPTIONS_BEFORE_OWN_BOMBS } from "./configure.ts";
import { setup } from "./state.ts";
import { CURRENT_RULES, SWITCHES } from "./switches.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { klaumau } = await import("./game.ts");

const WORDINGS = {
  en: async () => (await import("./rulebook/older-en.ts")).WORDINGS,
  de: async () => (await import("./rulebook/older-de.ts")).WORDINGS,
};

/** The editions before this one, for the matches that were begun under them. */
export const older: readonly (typeof klaumau)[] = SWITCHES.slice(0, CURRENT_RULES).map((switches, rules) => ({
  ...klaumau,
  meta: { ...klaumau.meta, rules, options: OPTIONS_BEFORE_OWN_BOMBS },
  configure: (input, seats) => configure(input, seats, OPTIONS_BEFORE_OWN_BOMBS),
  optionsFor: () => OPTIONS_BEFORE_OWN_BOMBS,
  setup: (config, seats) => setup(config, seats, switches),
  rulebook: {
    en: async () => reword(await klaumau.rulebook.en(), (await WORDINGS.en())[rules] ?? {}),
    de: async () => reword(await klaumau.rulebook.de(), (await WORDINGS.de())[rules] ?? {}),
  },
}));
