import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";

const LIST = new Intl.ListFormat("de", { type: "conjunction" });

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const de: SameMessages<typeof en> = {
  "words.goal": "Werde deine Karten los. Wer am Ende die wenigsten Punkte hat, gewinnt.",
  "words.round": ({ round, rounds }) => `Runde ${round} von ${rounds}`,
  "words.turn": ({ seat, way }, who) =>
    `${seat === null ? "Die Partie ist zu Ende." : who.isYou(seat) ? "Du bist am Zug." : `${who.name(seat)} ist am Zug.`} Gespielt wird ${way}.`,
  "words.piles": "Stapel",
  "words.players": "Spieler",
  "words.hand": "Deine Hand",
  "words.shown": "Gezeigte Hand",
  "words.discard": ({ card, colour }) => `Oben liegt: ${card}${colour === null ? "" : `, verlangt ${colour}`}`,
  "words.pile": ({ count: cards }) => `Nachziehstapel: ${count(cards, "Karte", "Karten")}`,
  "words.aside": ({ cards }) => `Neben dem Stapel: ${LIST.format(cards)}`,
  "words.bomb": ({ text }) => `Wenn die Bombe hochgeht: ${text}`,
  "words.player": ({ name, cards, points, isTurn, hasWatchdog }) =>
    [
      `${name}: ${count(cards, "Karte", "Karten")}`,
      count(points, "Punkt", "Punkte"),
      ...(hasWatchdog ? ["ein Wachhund"] : []),
      ...(isTurn ? ["am Zug"] : []),
    ].join(", "),
  "words.cards": ({ card, count: n }) => (n === 1 ? card : `${n} × ${card}`),

  "step.play": "Eine Karte spielen",
  "step.force": "Eine Karte verlangen",
  "step.parry": "Parieren",
  "step.give": "Eine Karte geben",
  "step.sell": "Eine Karte verkaufen",
  "step.discard": "Eine Karte ablegen",
  "step.name": "Eine Farbe nennen",
  "step.rob": "Jemanden bestehlen",
  "step.swap": "Hände tauschen",
  "step.seat": ({ seat }, who) => who.name(seat),
  "step.several": "Mehrere Farben",
  "step.colourless": "Ohne Farbe",
  "step.numbers": "Zahlen",
  "step.others": "Andere Karten",
};
