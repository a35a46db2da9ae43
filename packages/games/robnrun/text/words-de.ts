import type { Speaker } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import type { ToolName } from "../content/tools.ts";
import type { DistrictName } from "../content/town.ts";

export const CARD: { readonly [card in ToolName | "bag"]: string } = {
  ram: "Rammbock",
  id: "Ausweis",
  dynamite: "Dynamit",
  flashlight: "Taschenlampe",
  stethoscope: "Stethoskop",
  acid: "Säure",
  jackhammer: "Presslufthammer",
  bag: "Sporttasche",
};

/** In the accusative: "Du spielst einen Rammbock." */
const A_CARD: { readonly [card in ToolName | "bag"]: string } = {
  ram: "einen Rammbock",
  id: "einen Ausweis",
  dynamite: "Dynamit",
  flashlight: "eine Taschenlampe",
  stethoscope: "ein Stethoskop",
  acid: "Säure",
  jackhammer: "einen Presslufthammer",
  bag: "eine Sporttasche",
};

/** "Du hast keinen Rammbock." */
export const NO_CARD_NAME: { readonly [card in ToolName | "bag"]: string } = {
  ram: "keinen Rammbock",
  id: "keinen Ausweis",
  dynamite: "kein Dynamit",
  flashlight: "keine Taschenlampe",
  stethoscope: "kein Stethoskop",
  acid: "keine Säure",
  jackhammer: "keinen Presslufthammer",
  bag: "keine Sporttasche",
};

/** Adjectives, without an ending. */
export const COLOUR: { readonly [colour in Colour]: string } = {
  white: "weiß",
  yellow: "gelb",
  green: "grün",
  red: "rot",
};

/** "ein Würfel in Weiß": here a colour is a noun. */
export function inColour(colour: Colour): string {
  const name = COLOUR[colour];
  return `in ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const DISTRICT: { readonly [district in DistrictName]: string } = {
  soho: "Soho",
  city: "Die City",
  mayfair: "Mayfair",
  bloomsbury: "Bloomsbury",
};

export const BUILDING: { readonly [building: string]: string } = {
  "greek-street": "Casino Greek Street",
  "golden-square": "Bank am Golden Square",
  "lombard-street": "Bank Lombard Street",
  cornhill: "Treuhand Cornhill",
  guildhall: "Schatzkammer Guildhall",
  "berkeley-square": "Casino Berkeley Square",
  "russell-square": "Museum Russell Square",
  "gower-street": "Uhrenmuseum Gower Street",
};

export const RATING: { readonly [rating: string]: string } = {
  free: "wenigstens frei",
  start: "als Anfang ganz ordentlich",
  living: "davon lässt sich leben",
  perfect: "eine perfekte Arbeit",
};

const LIST = new Intl.ListFormat("de", { type: "conjunction" });

export const card = (name: string): string => CARD[name as ToolName];
export const aCard = (name: string | null): string => (name === null ? "eine Karte" : A_CARD[name as ToolName]);

/** "2 × Ausweis und eine Taschenlampe", in the accusative */
export const cardList = (names: readonly string[]): string => listCards(names, aCard);

/** "2 × Ausweis und Taschenlampe", after a colon */
export const cardNames = (names: readonly string[]): string => listCards(names, card);

function listCards(names: readonly string[], one: (name: string) => string): string {
  if (names.length === 0) return "nichts";
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return LIST.format([...counts].map(([name, n]) => (n === 1 ? one(name) : `${n} × ${card(name)}`)));
}

export const list = (items: readonly string[]): string => LIST.format(items);

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "Du spielst" or "Anna spielt", at the beginning of a sentence. */
export function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${other}`;
}

/** "dich" or "Anna", inside a sentence. */
export function whom(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "dich" : who.name(seat);
}

/** "dir" or "Anna" */
export function toWhom(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "dir" : who.name(seat);
}

export function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}
