import type { SameMessages } from "@safehouse/kernel";
import type { reasonsEn } from "./reasons-en.ts";
import { card } from "./words-de.ts";

export const reasonsDe: SameMessages<typeof reasonsEn> = {
  "reason.one": "Ein Tresor reicht: Kein Paar passt uns gerade.",
  "reason.two": "Zwei Tresore auf einmal: So hängen wir die Polizei ab.",
  "reason.three": "Drei Tresore auf einmal: gewagt, aber es bringt uns weit.",
  "reason.bribed-yellow": "Mehr offene Hinweise sind das Gold wert.",
  "reason.bribed-red": "Mehr Spielraum für Fehler ist das Gold wert.",
  "reason.bribed-white": "Weniger Karten je Phase, also mehr Hinweise. Das können wir uns leisten.",
  "reason.bribed-green": "Mehr Werkzeug auf der Hand hilft uns allen. Das können wir uns leisten.",
  "reason.named": ({ tool }) => `Zuerst genannt: ${card(tool)}. Nichts wurde öfter gebraucht (R-13.1).`,
  "reason.named-two": ({ tool, second }) =>
    `Genannt: ${card(tool)} und ${card(second)}. Keine zwei wurden öfter gebraucht (R-13.7).`,
};
