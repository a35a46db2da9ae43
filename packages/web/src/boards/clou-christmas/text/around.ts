import type { Phase } from "@safehouse/games/clou-christmas/board";
import type { Language } from "@safehouse/kernel";
import type { BoardModule } from "../../contract.ts";

/** What the table around the board says about it: wanted before the board's own words are there. */
interface Around {
  readonly heists: readonly string[];
  readonly phases: { readonly [phase in Phase]: string };
  readonly round: (n: number) => string;
}

export const AROUND: { readonly [language in Language]: Around } = {
  en: {
    heists: ["First heist", "Second heist", "Third heist"],
    phases: {
      free: "to begin with",
      team: "the team",
      scout: "scouting",
      tune: "tuning up",
      "break-in": "break-in",
      report: "police report",
      wages: "wages",
      over: "over",
    },
    round: (n) => `round ${n}`,
  },
  de: {
    heists: ["Erster Coup", "Zweiter Coup", "Dritter Coup"],
    phases: {
      free: "zu Beginn",
      team: "das Team",
      scout: "auskundschaften",
      tune: "Feinschliff",
      "break-in": "Einbruch",
      report: "Polizeibericht",
      wages: "Löhne",
      over: "vorbei",
    },
    round: (n) => `Runde ${n}`,
  },
};

/** Between the heists; in a heist those of Clou come first. */
export const KEYS: NonNullable<BoardModule["keys"]> = {
  en: [
    ["A", "agree to what is to be bought"],
    ["P", "the other page of the campaign book"],
  ],
  de: [
    ["A", "dem Einkauf zustimmen"],
    ["P", "die andere Seite des Kampagnenbuchs"],
  ],
};
