import { reword } from "@safehouse/kernel";
import { makeCore } from "../clou/make-core.ts";
import { AGAIN } from "./content/again.ts";
import { offer } from "./offer.ts";
import { CURRENT_RULES, SWITCHES } from "./switches.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { clouAgain, gameOf } = await import("./game.ts");

const WORDINGS = {
  en: async () => (await import("./rulebook/older-en.ts")).WORDINGS,
  de: async () => (await import("./rulebook/older-de.ts")).WORDINGS,
};

/** The editions before this one, for the matches that were begun under them. */
export const older: readonly (typeof clouAgain)[] = SWITCHES.slice(0, CURRENT_RULES).map((switches, rules) =>
  gameOf(
    makeCore(
      { ...AGAIN, switches },
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
