import { about, DESCRIBED } from "./about.ts";
import { type Box, BOXES, OLDER_CONTENT } from "./content/boxes.ts";
import { makeOffer } from "./make-offer.ts";
import { describeGame } from "./meta.ts";
import { THIEF_ORDER } from "./offer.ts";
import { chaptersHolding } from "./rulebook/holding.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { clou } = await import("./game.ts");

/** What the rulebook says of plans that came in a box of their own. */
const RULES_OF: { readonly [box in Box]: readonly string[] } = {
  base: [],
  professional: ["C-9.1", "C-9.2"],
  train: ["C-9.3", "C-9.4"],
};

/** Editions with fewer plans. Rules 1 are rules 0 under a number that counts from then on. */
export const older: readonly (typeof clou)[] = OLDER_CONTENT.flatMap(({ rules, boxes, content }) => {
  const plans: readonly string[] = boxes.flatMap((box) => BOXES[box]);
  const missing = (Object.keys(BOXES) as Box[]).filter((box) => !boxes.includes(box)).flatMap((box) => RULES_OF[box]);
  const scenarios = DESCRIBED.scenarios.filter(({ id }) => plans.includes(id));
  const without = async (load: typeof about.rulebook.en): ReturnType<typeof load> => {
    const book = await load();
    return { ...book, chapters: chaptersHolding(book, missing) };
  };
  const rulebook = { en: () => without(about.rulebook.en), de: () => without(about.rulebook.de) };
  return rules.map((number) => {
    const meta = describeGame({ ...DESCRIBED, rules: number, content, scenarios });
    return { ...clou, ...makeOffer({ ...about, meta, rulebook }, THIEF_ORDER) };
  });
});
