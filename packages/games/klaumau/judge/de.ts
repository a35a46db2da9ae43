import type { SameMessages } from "@safehouse/kernel";
import type { judgeEn } from "./en.ts";

const points = (n: number): string => `${n.toLocaleString("de")} ${n === 1 ? "Punkt" : "Punkte"}`;

export const judgeDe: SameMessages<typeof judgeEn> = {
  "judge.only": "Etwas anderes gibt es hier nicht zu tun.",
  "judge.claim": ({ seat, share }, who) =>
    `Nach allem, was zu sehen ist, lügt ${who.name(seat)} in ${share} von 100 solchen Fällen.`,
  "judge.lie": ({ share }) => `In ${share} von 100 Fällen würde jemand zweifeln, aber die Karte ist das Wagnis wert.`,
  "judge.honest": ({ share }) => `Eine Lüge würde in ${share} von 100 Fällen bezweifelt.`,
  "judge.ends": ({ more }) =>
    `Damit endet die Runde sofort, und das ist ${points(more)} mehr wert, als weiterzuspielen.`,
  "judge.goes-on": ({ more }) =>
    `Die Runde geht weiter, und das ist ${points(more)} mehr wert, als sie hier zu beenden.`,
  "judge.ahead": ({ share, worlds, more, isPlayed }) => {
    const other = isPlayed === true ? "dem, was gespielt wurde" : "der nächstbesten Antwort";
    const by = more === undefined ? null : `im Schnitt um ${points(more)}`;
    return share > 50
      ? `In ${worlds} durchgespielten Runden lag es in ${share} von 100 vor ${other}${by === null ? "" : `, ${by}`}.`
      : `In ${worlds} durchgespielten Runden lag es nur in ${share} von 100 vor ${other}, ${by === null ? "dann aber deutlicher" : `aber ${by}`}.`;
  },
};
