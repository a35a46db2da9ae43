import type { Language } from "@safehouse/kernel";

type Around = { readonly headline: (heist: number, round: number) => string; readonly silence: string };

/** What the table around the board says about it: wanted before the board's own words are there. */
export const AROUND: { readonly [language in Language]: Around } = {
  en: {
    headline: (heist, round) => (round === 0 ? `heist ${heist}` : `heist ${heist}, round ${round}`),
    silence: "Silent until the heist is over.",
  },
  de: {
    headline: (heist, round) => (round === 0 ? `Raub ${heist}` : `Raub ${heist}, Runde ${round}`),
    silence: "Still, bis der Raub vorbei ist.",
  },
};
