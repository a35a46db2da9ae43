import { content, rule, type RulePart, ruling } from "@safehouse/kernel";

/** How rules read in versions 0 and 1, where they are different from today's book. */
export const WORDINGS: { readonly [rule: string]: readonly RulePart[] } = {
  "R-2.6": [
    content(
      "Jede Leiste hat eine Zahl mehr als ihre Farbe Würfel. Jeder Würfel macht es schwerer: Gelb, Grün und Rot fallen, Weiß steigt. Die Zahlen der vier Wachen sind durch Simulation gefunden (R-12).",
    ),
  ],
  "R-10.2": [
    rule(
      "Variante 1: Du bestimmst, wie viele Würfel wo liegen. Ihre Farben und die Plätze der Informanten bestimmt der Zufall.",
    ),
  ],
  "R-10.3": [
    rule("Variante 2: Jeder Boss zieht zu Beginn seines Raubs sechs zufällige Hinweise."),
    ruling("Die verdeckten kennt nur der Boss."),
  ],
  "R-10.4": [
    rule("Leichter wird es mit mehr als 3 Gold am Anfang oder mit weniger Würfeln."),
    ruling(
      "Bei weniger Würfeln und Variante 1 sagt der Zufall auch, welche in der Schachtel bleiben. Mehr als 20 Gold gibt es nicht.",
    ),
  ],
};
