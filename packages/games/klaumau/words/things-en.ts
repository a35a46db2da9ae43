import type { MessageTable } from "@safehouse/kernel";
import type { Config } from "../configure.ts";

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

interface BombArgs {
  readonly rule: Config["bomb"];
  readonly text: string;
}

const BOMB: { readonly [rule in Exclude<Config["bomb"], "off" | "own">]: string } = {
  pass: "Every hand goes to the next player.",
  discard: "Everybody puts a number card out of the round.",
  halve: "The fullest hands are halved.",
  swap: "You swap hands with somebody.",
};

/** What is said of cards, piles and players to whoever asks. */
export const thingsEn = {
  "thing.points": ({ points }: { points: number }) =>
    `${count(points, "point")} if you hold it at the end of the round`,
  "thing.goes-on": ({ colours, theme }: { colours: readonly string[]; theme: string }) =>
    `goes on ${OR.format([...colours, theme])}`,
  "thing.treasure": "any treasure",
  "thing.police-costs": "nothing: it needs no match and goes beside the pile",
  "thing.bomb-costs": "nothing: it needs no match and goes beside the pile",
  "thing.watchdog-costs": "your turn: it is laid before you instead of playing a card",
  "thing.receiver-costs": "nothing: he acts as soon as he is drawn",
  "thing.number": "Nothing happens. It is worth its number.",
  "thing.keyhole": "You name the colour that has to be matched next.",
  "thing.small": "The next player misses a turn.",
  "thing.big": "The next two players miss a turn.",
  "thing.plan": "The direction of play turns round.",
  "thing.crook": "You steal a card from a player, unseen. A Policeman parries it.",
  "thing.barter": "You draw a card from a player and give one back. Nobody can parry it.",
  "thing.police": "You draw a card. When a Crook comes for you, it parries him.",
  "thing.receiver": "When he is drawn, everybody may sell him number cards for 2 points each.",
  "thing.watchdog": "Once it lies before a player, no Crook comes for that player.",
  "thing.bomb": ({ rule, text }: BombArgs) => {
    if (rule === "own") return `This table’s own rule: “${text}”`;
    return `${rule === "off" ? "" : BOMB[rule]} As the last card it does not go off.`.trim();
  },
  "thing.colour-does": "One of the four colours. A card goes on any card of its own colour.",
  "thing.seat": ({ cards, points }: { cards: number; points: number }) =>
    `${count(cards, "card")} in hand, ${count(points, "point")} from earlier rounds`,
  "thing.laid": "A Watchdog lies there: no Crook comes for this player.",
  "thing.discard": "Discard pile",
  "thing.discard-does": "What you play has to match its top card in colour, number or kind.",
  "thing.draw": "Draw pile",
  "thing.left": ({ cards }: { cards: number }) => `${count(cards, "card")} left`,
  "thing.draw-does": "If somebody has to draw and nothing is left, the round is over.",
  "thing.aside": "Beside the pile",
  "thing.aside-does": "Policemen and the Bomb: the top card stays what it was.",
  "thing.turn-does": "The direction of play. A Plan turns it round.",
  "thing.doubters": "Only the next player is asked whether “I cannot” is believed.",
} satisfies MessageTable;
