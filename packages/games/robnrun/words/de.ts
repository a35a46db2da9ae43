import type { SameMessages } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import { hintsDe } from "../text/hints-de.ts";
import { cardNames, count, does, list } from "../text/words-de.ts";
import type { en } from "./en.ts";

const READING: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `Weißer Alarm: ${count(n, "Karte", "Karten")} je Phase`,
  yellow: (n) => `Gelber Alarm: ${count(n, "Hinweis", "Hinweise")} offen`,
  green: (n) => `Grüner Alarm: je ${count(n, "Werkzeug", "Werkzeuge")}`,
  red: (n) => `Roter Alarm: ${n} falsche erlaubt`,
};

const safes = (n: number): string => count(n, "Tresor", "Tresore");

export const de: SameMessages<typeof en> = {
  "words.title": ({ heist, round }) => (round === 0 ? `Raub ${heist}` : `Raub ${heist}, Runde ${round}`),
  "words.gold": ({ gold }) => `Die Bande hat ${gold} Gold.`,
  "words.now": ({ boss, target, turn }, who) =>
    [
      `${does(who, boss, "bist", "ist")} der Boss${target === null ? "" : `, das Ziel: ${target}`}.`,
      turn === null ? "Die Partie ist zu Ende." : `${does(who, turn, "bist", "ist")} am Zug.`,
    ].join(" "),
  "words.heist": "Der Raub",
  "words.told": "Was gesagt wurde",
  "words.hand": "Deine Hand",
  "words.route": "Fluchtweg und Wache",
  "words.crew": "Bande",
  "words.town": "Stadt",
  "words.chase": ({ car, police, terminal }) =>
    `Das Auto steht auf Feld ${car}, die Polizei auf ${police}; ab Feld ${terminal} sind Terminals`,
  "words.dice": ({ marked }) =>
    `Würfel voraus: ${marked.map(({ space, colours }) => `${list(colours)} auf ${space}`).join("; ")}`,
  "words.waiting": ({ colour }) => `Am Fluchtweg wartet ein Informant: ${colour}`,
  "words.reading": ({ colour, number }) => READING[colour](number),
  "words.building": ({ building, district, safes: n, informant }) =>
    `${building}, ${district}: ${safes(n)}${informant === null ? "" : `, Informant im Viertel: ${informant}`}`,
  "words.building-brief": ({ building, safes: n }) => `${building} ${n}`,
  "words.need": ({ cards, number }) => `Tresor ${number} braucht: ${cardNames(cards)}`,
  "words.screen": ({ safes: n }) => `${safes(n)} hinter dem Schirm; nur der Boss sieht hin`,
  "words.opened": ({ cards }) => `Offen: ${cardNames(cards)}`,
  "words.alarm": ({ wrong, allowed }) => `Alarmstapel: ${wrong} von ${allowed} erlaubten`,
  "words.hints": ({ hints, price }) =>
    `Offene Hinweise: ${hints.length === 0 ? "keine" : list(hints.map((hint) => `${hint} (${hintsDe[`hint-name.${hint as 1}`]})`))}; jeder andere kostet ${price} Gold`,
  "words.player": ({ name, cards, isBoss, isTurn, isOut }) =>
    [
      `${name}: ${isBoss ? "Boss" : count(cards, "Karte", "Karten")}`,
      ...(isOut ? ["setzt aus"] : []),
      ...(isTurn ? ["am Zug"] : []),
    ].join(", "),
  "words.cards": ({ card, count: n }) => (n === 1 ? card : `${n} × ${card}`),

  "step.hint": "Einen Hinweis geben",
  "step.hint-card": ({ hint }) => `${hint}: ${hintsDe[`hint-card.${hint as 1}`]}`,
  "step.rob": "Ein Haus ausrauben",
  "step.play": "Eine Karte spielen",
  "step.give": "Eine Karte übergeben",
  "step.place": "Den Tresor aufstellen",
  "step.bribe": "Der Informant",
  "step.number": ({ number }) => String(number),
  "step.seat": ({ seat }, who) => who.name(seat),
};
