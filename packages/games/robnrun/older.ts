import { reword } from "@safehouse/kernel";
import { configure, OPTIONS_BEFORE_VARIANTS, optionsFor } from "./configure.ts";
import { STATIONS } from "./content/rules-1/stations.ts";
import { contentHash } from "./meta.ts";
import { setup } from "./state.ts";

// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { robnrun } = await import("./game.ts");

const content = contentHash((seats) => STATIONS[seats]);

/** Rules 0 and 1 are one game: rules 1 only gave it a number that counts from then on. */
export const older: readonly (typeof robnrun)[] = [0, 1].map((rules) => ({
  ...robnrun,
  meta: { ...robnrun.meta, rules, content, options: OPTIONS_BEFORE_VARIANTS },
  configure: (input, seats) => configure(input, seats, OPTIONS_BEFORE_VARIANTS),
  optionsFor: (chosen, seats) => optionsFor(chosen, seats, OPTIONS_BEFORE_VARIANTS),
  setup: (config, seats) => setup(config, seats, null),
  rulebook: {
    en: async () => reword(await robnrun.rulebook.en(), (await import("./rulebook/older-en.ts")).WORDINGS),
    de: async () => reword(await robnrun.rulebook.de(), (await import("./rulebook/older-de.ts")).WORDINGS),
  },
}));
