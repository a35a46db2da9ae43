import type { SameMessages } from "@safehouse/kernel";
import { card } from "../text/words-de.ts";
import type { judgeEn } from "./en.ts";

const number = (value: number): string => value.toLocaleString("de");

const BY_PLAYING_ON = "In Gedanken weitergespielt entkommt die Crew so öfter.";

export const judgeDe: SameMessages<typeof judgeEn> = {
  "judge.only": "Etwas anderes gibt es hier nicht zu tun.",
  "judge.card": ({ card: name, share }) =>
    `Nach allem, was dir gesagt wurde, wird ${card(name)} in ${share} von 100 Fällen gebraucht.`,
  "judge.surer": ({ card: name, share, other, otherShare }) =>
    `Nach allem, was dir gesagt wurde, wird ${card(name)} in ${share} von 100 Fällen gebraucht, ${card(other)} in ${otherShare}.`,
  "judge.bag": "Kein Werkzeug ist sicher genug, und eine Tasche bringt allen neue Karten.",
  "judge.swap": ({ share }) =>
    share > 50
      ? BY_PLAYING_ON
      : `Dein sicherstes Werkzeug wird nur in ${share} von 100 Fällen gebraucht, und neue Karten kosten wenig.`,
  "judge.pass": ({ share }) =>
    share > 50
      ? BY_PLAYING_ON
      : `Dein sicherstes Werkzeug wird nur in ${share} von 100 Fällen gebraucht; andere sind vielleicht sicherer.`,
  "judge.hint": ({ cards }) =>
    `Damit spielt die Crew in dieser Phase etwa ${number(cards)} richtige Karten mehr als ohne.`,
  "judge.silence": ({ share }) =>
    `Kein Hinweis bringt noch mehr, als er kostet: Die Crew entkommt auch so in ${share} von 100 Fällen.`,
  "judge.away": ({ share, other }) =>
    `Die Crew entkommt ${share === other ? `so oder so in ${share} von 100 Fällen` : `in ${share} von 100 Fällen, sonst in ${other}`}.`,
};
