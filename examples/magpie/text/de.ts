import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";

export const de: SameMessages<typeof en> = {
  "ask.play": "Welche Karte bietest du?",
  "do.play": ({ card }) => `${card} bieten`,
  "no.card": ({ card }) => `Du hast keine ${card} mehr.`,
  "chapter.found": ({ night }) => `Nacht ${night}`,
  "event.found": ({ night, loot }) => `Nacht ${night}: Etwas im Wert von ${loot} glitzert.`,
  "event.played": ({ seat, card }, { name, isYou }) =>
    `${isYou(seat) ? "Du bietest" : `${name(seat)} bietet`} ${card}.`,
  "event.took": ({ seat, points }, { name, isYou }) =>
    `${isYou(seat) ? "Du fliegst" : `${name(seat)} fliegt`} mit ${points} davon.`,
  "event.stayed": "Die höchsten Gebote sind gleich: Niemand bekommt etwas, und es bleibt auf dem Dach.",
  "event.lost": ({ points }) => `Es wird Morgen, und ${points} bleiben auf dem Dach.`,
  "line.loot": ({ points }) => `Beute im Wert von ${points}`,
  "table.night": ({ night, nights }) => `Nacht ${night} von ${nights}`,
  "table.roof": ({ loot }) =>
    loot.length === 0 ? "Auf dem Dach liegt nichts." : `Auf dem Dach: ${loot.join(" und ")}.`,
  "table.nests": "Nester",
  "table.nest": ({ who, points, cards }) =>
    `${who}: ${points} im Nest; ${cards.length === 0 ? "keine Karten" : `Karten ${cards.join(", ")}`}.`,
  "table.hand": "Deine Karten",
};
