import { type GameOffer, ok, readOptions } from "@safehouse/kernel";
import { type Config, meta } from "./meta.ts";

export const offer: GameOffer<Config> = {
  meta,
  configure(input) {
    const options = readOptions(meta.options, input);
    return options.ok ? ok(options.value as unknown as Config) : options;
  },
  levels: ["random", "easy", "normal"],
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
  rulebook: {
    en: async () => (await import("./rulebook/en.ts")).rulebook,
    de: async () => (await import("./rulebook/de.ts")).rulebook,
  },
  examples: async () => (await import("./rulebook/examples.ts")).examples,
};
