import type { Language } from "@safehouse/kernel";
import type { BoardModule } from "../../contract.ts";

/** What the table around the board says about it: wanted before the board's own words are there. */
export const ROUND: { readonly [language in Language]: (n: number) => string } = {
  en: (n) => `round ${n}`,
  de: (n) => `Runde ${n}`,
};

export const KEYS: NonNullable<BoardModule["keys"]> = {
  en: [
    ["1 2 3", "pick up a die, or put it down"],
    ["C", "confirm what you aim at"],
    ["G", "let the symbol go"],
    ["D", "done with the dice"],
    ["S", "the next sheet, or the plan"],
  ],
  de: [
    ["1 2 3", "einen Würfel nehmen oder weglegen"],
    ["C", "bestätigen, worauf du zielst"],
    ["G", "das Symbol verfallen lassen"],
    ["D", "fertig mit den Würfeln"],
    ["S", "das nächste Blatt oder der Plan"],
  ],
};
