import { ended } from "../../../text/punctuation.ts";
import type { Texts } from "../../../text/texts.ts";

/** What is said of turns wherever one is in the house: apart from the page's own words, because every page listens for them. */
const en = {
  notifyBody: (game: string): string => ended(`Your turn at ${game}`),
  turnAnnounced: (n: number): string => (n === 1 ? "It is your turn at a table." : `It is your turn at ${n} tables.`),
  withPeople: (names: string): string => `With ${names}`,
  and: (names: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names),
};

const de: Texts<typeof en> = {
  notifyBody: (game) => ended(`Du bist dran bei ${game}`),
  turnAnnounced: (n) => (n === 1 ? "An einem Tisch bist du dran." : `An ${n} Tischen bist du dran.`),
  withPeople: (names) => `Mit ${names}`,
  and: (names) => new Intl.ListFormat("de", { type: "conjunction" }).format(names),
};

export const TURN_WORDS = { en, de };
