import type { MessageTable, Speaker } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import { hintsEn } from "../text/hints-en.ts";
import { cardList, count, does, list } from "../text/words-en.ts";

const READING: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `White alarm: ${count(n, "card")} a phase`,
  yellow: (n) => `Yellow alarm: ${count(n, "hint")} open`,
  green: (n) => `Green alarm: ${count(n, "tool")} each`,
  red: (n) => `Red alarm: ${n} wrong allowed`,
};

export const en = {
  "words.title": ({ heist, round }: { heist: number; round: number }) =>
    round === 0 ? `Heist ${heist}` : `Heist ${heist}, round ${round}`,
  "words.gold": ({ gold }: { gold: number }) => `The crew has ${gold} gold.`,
  "words.now": ({ boss, target, turn }: { boss: number; target: string | null; turn: number | null }, who: Speaker) =>
    [
      `${does(who, boss, "are", "is")} the boss${target === null ? "" : ` and the target is ${target}`}.`,
      turn === null ? "The match is over." : `${does(who, turn, "are", "is")} to move.`,
    ].join(" "),
  "words.heist": "The heist",
  "words.told": "What was told",
  "words.hand": "Your hand",
  "words.route": "Route and station",
  "words.crew": "Crew",
  "words.town": "Town",
  "words.chase": ({ car, police, terminal }: { car: number; police: number; terminal: number }) =>
    `The car is on space ${car}, the police on ${police}; terminals begin at ${terminal}`,
  "words.dice": ({ marked }: { marked: readonly { space: number; colours: readonly string[] }[] }) =>
    `Dice ahead: ${marked.map(({ space, colours }) => `${list(colours)} on ${space}`).join("; ")}`,
  "words.waiting": ({ colour }: { colour: string }) => `The ${colour} informant waits on the route`,
  "words.reading": ({ colour, number }: { colour: Colour; number: number }) => READING[colour](number),
  "words.building": (args: { building: string; district: string; safes: number; informant: string | null }) =>
    `${args.building}, ${args.district}: ${count(args.safes, "safe")}${args.informant === null ? "" : `, ${args.informant} informant in the district`}`,
  "words.building-brief": ({ building, safes }: { building: string; safes: number }) => `${building} ${safes}`,
  "words.need": ({ cards, number }: { cards: readonly string[]; number: number }) =>
    `Safe ${number} needs ${cardList(cards)}`,
  "words.screen": ({ safes }: { safes: number }) =>
    `${count(safes, "safe")} behind the screen; only the boss sees them`,
  "words.opened": ({ cards }: { cards: readonly string[] }) => `Lying open: ${cardList(cards)}`,
  "words.alarm": ({ wrong, allowed }: { wrong: number; allowed: number }) =>
    `Alarm pile: ${wrong} of ${allowed} allowed`,
  "words.hints": ({ hints, price }: { hints: readonly number[]; price: number }) =>
    `Open hints: ${hints.length === 0 ? "none" : list(hints.map((hint) => `${hint} (${hintsEn[`hint-name.${hint as 1}`]})`))}; any other costs ${price} gold`,
  "words.player": (args: { name: string; cards: number; isBoss: boolean; isTurn: boolean; isOut: boolean }) =>
    [
      `${args.name}: ${args.isBoss ? "boss" : count(args.cards, "card")}`,
      ...(args.isOut ? ["sits out"] : []),
      ...(args.isTurn ? ["to move"] : []),
    ].join(", "),
  "words.cards": ({ card, count: n }: { card: string; count: number }) => (n === 1 ? card : `${n} × ${card}`),

  "step.hint": "Tell a hint",
  "step.hint-card": ({ hint }: { hint: number }) => `${hint}: ${hintsEn[`hint-card.${hint as 1}`]}`,
  "step.rob": "Rob a building",
  "step.play": "Play a card",
  "step.give": "Hand over a card",
  "step.place": "Place the safe",
  "step.bribe": "The informant",
  "step.number": ({ number }: { number: number }) => String(number),
  "step.seat": ({ seat }: { seat: number }, who: Speaker) => who.name(seat),
} satisfies MessageTable;
