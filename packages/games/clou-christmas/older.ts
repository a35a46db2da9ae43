import { reword } from "@safehouse/kernel";
import { core } from "./core.ts";
import { makeCore } from "./make-core.ts";
import { offer } from "./offer.ts";
import { CURRENT_RULES, SWITCHES } from "./switches.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { clouChristmas, gameOf } = await import("./game.ts");

const WORDINGS = {
  en: async () => (await import("./rulebook/older-en.ts")).WORDINGS,
  de: async () => (await import("./rulebook/older-de.ts")).WORDINGS,
};

/** The editions before this one, for the matches that were begun under them. */
export const older: readonly (typeof clouChristmas)[] = SWITCHES.slice(0, CURRENT_RULES).map((switches, rules) =>
  gameOf(
    makeCore(
      { ...core.setting, switches },
      {
        ...offer,
        meta: { ...offer.meta, rules },
        rulebook: {
          en: async () => reword(await offer.rulebook.en(), (await WORDINGS.en())[rules]),
          de: async () => reword(await offer.rulebook.de(), (await WORDINGS.de())[rules]),
        },
      },
    ),
  ),
);
