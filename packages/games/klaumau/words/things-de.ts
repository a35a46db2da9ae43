import type { SameMessages } from "@safehouse/kernel";
import type { Config } from "../configure.ts";
import type { thingsEn } from "./things-en.ts";

const OR = new Intl.ListFormat("de", { type: "disjunction" });

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const BOMB: { readonly [rule in Exclude<Config["bomb"], "off" | "own">]: string } = {
  pass: "Jede Hand wandert zum nächsten Spieler.",
  discard: "Alle nehmen eine Zahlenkarte aus der Runde.",
  halve: "Die vollsten Hände werden halbiert.",
  swap: "Du tauschst die Hand mit jemandem.",
};

export const thingsDe: SameMessages<typeof thingsEn> = {
  "thing.points": ({ points }) => `${count(points, "Punkt", "Punkte")}, wenn du sie am Ende der Runde hältst`,
  "thing.goes-on": ({ colours, theme }) => `passt auf ${OR.format([...colours, theme])}`,
  "thing.treasure": "jeden Tresor",
  "thing.police-costs": "nichts: Er muss nicht passen und liegt neben dem Stapel",
  "thing.bomb-costs": "nichts: Sie muss nicht passen und liegt neben dem Stapel",
  "thing.watchdog-costs": "deinen Zug: Er wird vor dich gelegt, statt dass du eine Karte spielst",
  "thing.receiver-costs": "nichts: Er handelt, sobald er gezogen wird",
  "thing.number": "Es geschieht nichts. Sie ist ihre Zahl wert.",
  "thing.keyhole": "Du nennst die Farbe, die als Nächstes passen muss.",
  "thing.small": "Der nächste Spieler setzt aus.",
  "thing.big": "Die nächsten zwei Spieler setzen aus.",
  "thing.plan": "Die Spielrichtung kehrt sich um.",
  "thing.crook": "Du stiehlst jemandem verdeckt eine Karte. Ein Polizist wehrt das ab.",
  "thing.barter": "Du ziehst jemandem eine Karte und gibst eine zurück. Niemand kann das abwehren.",
  "thing.police": "Du ziehst eine Karte. Kommt ein Gauner zu dir, wehrt er ihn ab.",
  "thing.receiver": "Wird er gezogen, dürfen ihm alle Zahlenkarten für je 2 Punkte verkaufen.",
  "thing.watchdog": "Liegt er vor einem Spieler, kommt kein Gauner zu ihm.",
  "thing.bomb": ({ rule, text }) => {
    if (rule === "own") return `Die eigene Regel dieses Tisches: „${text}“`;
    return `${rule === "off" ? "" : BOMB[rule]} Als letzte Karte geht sie nicht hoch.`.trim();
  },
  "thing.colour-does": "Eine der vier Farben. Eine Karte passt auf jede Karte ihrer Farbe.",
  "thing.seat": ({ cards, points }) =>
    `${count(cards, "Karte", "Karten")} auf der Hand, ${count(points, "Punkt", "Punkte")} aus früheren Runden`,
  "thing.laid": "Hier liegt ein Wachhund: Kein Gauner kommt zu diesem Spieler.",
  "thing.discard": "Ablagestapel",
  "thing.discard-does": "Was du spielst, muss in Farbe, Zahl oder Art zur obersten Karte passen.",
  "thing.draw": "Nachziehstapel",
  "thing.left": ({ cards }) => `noch ${count(cards, "Karte", "Karten")}`,
  "thing.draw-does": "Muss jemand ziehen und nichts ist mehr da, ist die Runde vorbei.",
  "thing.aside": "Neben dem Stapel",
  "thing.aside-does": "Polizisten und die Bombe: Die oberste Karte bleibt, was sie war.",
  "thing.turn-does": "Die Spielrichtung. Ein Plan kehrt sie um.",
  "thing.doubters": "Nur der nächste Spieler wird gefragt, ob er „Ich kann nicht“ glaubt.",
};
