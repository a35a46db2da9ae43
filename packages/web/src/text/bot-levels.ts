import type { BotLevel } from "@safehouse/kernel";

type LevelWords = { readonly [level in BotLevel]: string };

const en: LevelWords = {
  random: "plays at random",
  easy: "plays for fun",
  normal: "plays well",
  expert: "plays to win",
};

const de: LevelWords = {
  random: "spielt irgendwas",
  easy: "spielt zum Spaß",
  normal: "spielt gut",
  expert: "spielt auf Sieg",
};

/** How good a bot is, in the same words wherever it is chosen or shown. */
export const BOT_LEVELS = { en, de };
