import type { Speaker } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import type { ToolName } from "../content/tools.ts";
import type { DistrictName } from "../content/town.ts";

export const CARD: { readonly [card in ToolName | "bag"]: string } = {
  ram: "battering ram",
  id: "ID card",
  dynamite: "dynamite",
  flashlight: "flashlight",
  stethoscope: "stethoscope",
  acid: "acid",
  jackhammer: "jackhammer",
  bag: "sports bag",
};

const A_CARD: { readonly [card in ToolName | "bag"]: string } = {
  ram: "a battering ram",
  id: "an ID card",
  dynamite: "dynamite",
  flashlight: "a flashlight",
  stethoscope: "a stethoscope",
  acid: "acid",
  jackhammer: "a jackhammer",
  bag: "a sports bag",
};

export const COLOUR: { readonly [colour in Colour]: string } = {
  white: "white",
  yellow: "yellow",
  green: "green",
  red: "red",
};

export const DISTRICT: { readonly [district in DistrictName]: string } = {
  soho: "Soho",
  city: "The City",
  mayfair: "Mayfair",
  bloomsbury: "Bloomsbury",
};

export const BUILDING: { readonly [building: string]: string } = {
  "greek-street": "Casino Greek Street",
  "golden-square": "Bank of Golden Square",
  "lombard-street": "Lombard Street Bank",
  cornhill: "Cornhill Trust",
  guildhall: "Guildhall Treasury",
  "berkeley-square": "Casino Berkeley Square",
  "russell-square": "Russell Square Museum",
  "gower-street": "Clock Museum, Gower Street",
};

export const RATING: { readonly [rating: string]: string } = {
  free: "free, at least",
  start: "not bad for a start",
  living: "one can live on that",
  perfect: "a perfect job",
};

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const card = (name: string): string => CARD[name as ToolName];
export const aCard = (name: string | null): string => (name === null ? "a card" : A_CARD[name as ToolName]);

/** "2 × ID card and acid" */
export function cardList(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return LIST.format([...counts].map(([name, n]) => (n === 1 ? aCard(name) : `${n} × ${card(name)}`)));
}

export const list = (items: readonly string[]): string => LIST.format(items);

export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** "You play" or "Anna plays", at the beginning of a sentence. */
export function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${other}`;
}

/** "you" or "Anna", inside a sentence. */
export function person(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "you" : who.name(seat);
}

export function possessive(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "your" : `${who.name(seat)}’s`;
}

/** One sentence for everybody who is asked. */
export function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}
