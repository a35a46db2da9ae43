import type { Language } from "@safehouse/kernel";

interface Words {
  headline(night: number, nights: number): string;
  readonly roof: string;
  readonly bare: string;
  readonly nests: string;
  readonly hand: string;
  readonly waiting: string;
  readonly dusk: string;
  readonly over: string;
  loot(value: number): string;
  nest(points: number, pieces: number): string;
  holds(cards: string): string;
  bid(card: number): string;
}

export const WORDS: { readonly [language in Language]: Words } = {
  en: {
    headline: (night, nights) => `Night ${night} of ${nights}`,
    roof: "On the roof",
    bare: "Nothing glitters here.",
    nests: "The nests",
    hand: "Your cards",
    waiting: "You have bid. The others are still thinking.",
    dusk: "Night falls.",
    over: "Morning has come.",
    loot: (value) => `worth ${value}`,
    nest: (points, pieces) => (pieces === 0 ? "empty nest" : `${points} in the nest`),
    holds: (cards) => `still has ${cards}`,
    bid: (card) => `bid ${card} last night`,
  },
  de: {
    headline: (night, nights) => `Nacht ${night} von ${nights}`,
    roof: "Auf dem Dach",
    bare: "Hier glitzert nichts.",
    nests: "Die Nester",
    hand: "Deine Karten",
    waiting: "Du hast geboten. Die anderen überlegen noch.",
    dusk: "Es wird Nacht.",
    over: "Der Morgen ist da.",
    loot: (value) => `${value} wert`,
    nest: (points, pieces) => (pieces === 0 ? "leeres Nest" : `${points} im Nest`),
    holds: (cards) => `hat noch ${cards}`,
    bid: (card) => `letzte Nacht ${card} geboten`,
  },
};
