import type { SameMessages } from "@safehouse/kernel";
import type { judgeEn } from "./en.ts";

const some = (n: number, one: string, many: string): string => `${n.toLocaleString("de")} ${n === 1 ? one : many}`;

export const judgeDe: SameMessages<typeof judgeEn> = {
  "judge.only": "Etwas anderes gibt es hier nicht zu tun.",
  "judge.loot": ({ more }) => `Damit steckt ihr sofort Beute für ${some(more, "Punkt", "Punkte")} mehr ein.`,
  "judge.overcome": ({ more }) => `Damit kommt ihr sofort an ${some(more, "Hindernis", "Hindernissen")} mehr vorbei.`,
  "judge.crossed": ({ more }) =>
    `Damit ${more === 1 ? "wird" : "werden"} auf dem Plan sofort ${some(more, "Symbol", "Symbole")} mehr durchgestrichen.`,
  "judge.unused": ({ more }) =>
    `So ${more === 1 ? "bleibt" : "bleiben"} ${some(more, "Würfel", "Würfel")} weniger ungenutzt.`,
  "judge.later": ({ worlds, more }) =>
    more === 0
      ? `Anderes kommt auf dasselbe hinaus: ${worlds}-mal weitergespielt war kein Unterschied.`
      : `Noch sieht man nichts davon, aber ${worlds}-mal weitergespielt brachte es im Schnitt ${some(more, "Punkt", "Punkte")} mehr.`,
  "judge.patience": ({ worlds, more }) =>
    `Sofort bringt es weniger, aber ${worlds}-mal weitergespielt im Schnitt ${some(more, "Punkt", "Punkte")} mehr.`,
  "judge.leave": ({ stay, now }) =>
    `Wer bleibt, hat am Ende im Schnitt ${some(stay, "Punkt", "Punkte")}; in der Tasche sind ${now.toLocaleString("de")}.`,
  "judge.driver": ({ share }) => `Niemand hängt sie öfter ab: in ${share} von 100 Fluchten.`,
};
