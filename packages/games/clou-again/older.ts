import { reword } from "@safehouse/kernel";
import { makeCore } from "../clou/make-core.ts";
import { makeOffer } from "../clou/make-offer.ts";
import { describeGame } from "../clou/meta.ts";
import { chaptersHolding } from "../clou/rulebook/holding.ts";
import { about, DESCRIBED, USUAL_CREW } from "./about.ts";
import { AGAIN } from "./content/again.ts";
import { CONTENT_FOR_TWO, planForTwo } from "./content/for-two.ts";
import { THIEF_ORDER } from "./offer.ts";
import { CURRENT_RULES, RULES_FOR_THREE, SWITCHES } from "./switches.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { clouAgain, gameOf } = await import("./game.ts");

const WORDINGS = {
  en: async () => (await import("./rulebook/older-en.ts")).WORDINGS,
  de: async () => (await import("./rulebook/older-de.ts")).WORDINGS,
};

/** The rules of the variant, which came with it. */
const OF_THREE = ["A-6.1", "A-6.2"];

const PLANS_FOR_TWO = AGAIN.plans.map(planForTwo);

/** The editions before this one, for the matches that were begun under them. */
export const older: readonly (typeof clouAgain)[] = SWITCHES.slice(0, CURRENT_RULES).map((switches, rules) => {
  const isForTwo = rules < RULES_FOR_THREE;
  const edition = isForTwo ? { content: CONTENT_FOR_TWO, seats: { min: 1, max: USUAL_CREW } } : {};
  const read = async (language: "en" | "de"): ReturnType<typeof about.rulebook.en> => {
    const [book, wordings] = await Promise.all([about.rulebook[language](), WORDINGS[language]()]);
    return reword(isForTwo ? { ...book, chapters: chaptersHolding(book, OF_THREE) } : book, wordings[rules] ?? {});
  };
  const offer = makeOffer(
    {
      ...about,
      meta: describeGame({ ...DESCRIBED, ...edition, rules }),
      rulebook: { en: () => read("en"), de: () => read("de") },
    },
    THIEF_ORDER,
  );
  return gameOf(makeCore({ ...AGAIN, switches, ...(isForTwo && { plans: PLANS_FOR_TWO }) }, offer));
});
