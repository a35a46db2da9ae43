import type { SameMessages } from "@safehouse/kernel";
import type { judgeEn } from "./en.ts";

export const judgeDe: SameMessages<typeof judgeEn> = {
  "judge.only": "Etwas anderes gibt es hier nicht zu tun.",
  "judge.claim": ({ seat, share }, who) =>
    `Nach allem, was zu sehen ist, lügt ${who.name(seat)} in ${share} von 100 solchen Fällen.`,
  "judge.lie": ({ share }) => `In ${share} von 100 Fällen würde jemand zweifeln, und das ist die Karte wert.`,
  "judge.honest": ({ share }) => `Eine Lüge würde in ${share} von 100 Fällen bezweifelt.`,
  "judge.ahead": ({ share, worlds }) =>
    share > 50
      ? `In ${worlds} durchgespielten Runden lag es in ${share} von 100 vor der nächstbesten Antwort.`
      : `In ${worlds} durchgespielten Runden lag es nur in ${share} von 100 vor der nächstbesten Antwort, dann aber deutlicher.`,
};
