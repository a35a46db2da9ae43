import type { MessageTable, Speaker } from "@safehouse/kernel";

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

interface Player {
  readonly name: string;
  readonly cards: number;
  readonly points: number;
  readonly isTurn: boolean;
  readonly hasWatchdog: boolean;
}

export const en = {
  "words.goal": "Get rid of your cards. Whoever has the fewest points in the end wins.",
  "words.round": ({ round, rounds }: { round: number; rounds: number }) => `Round ${round} of ${rounds}`,
  "words.turn": ({ seat, way }: { seat: number | null; way: string }, who: Speaker) =>
    `${seat === null ? "The match is over." : who.isYou(seat) ? "It is your turn." : `It is ${who.name(seat)}’s turn.`} Play goes ${way}.`,
  "words.piles": "Piles",
  "words.players": "Players",
  "words.hand": "Your hand",
  "words.shown": "Shown hand",
  "words.discard": ({ card, colour }: { card: string; colour: string | null }) =>
    `On top: ${card}${colour === null ? "" : `, asks for ${colour}`}`,
  "words.pile": ({ count: cards }: { count: number }) => `Draw pile: ${count(cards, "card")}`,
  "words.aside": ({ cards }: { cards: readonly string[] }) => `Beside the pile: ${LIST.format(cards)}`,
  "words.bomb": ({ text }: { text: string }) => `If the Bomb goes off: ${text}`,
  "words.player": ({ name, cards, points, isTurn, hasWatchdog }: Player) =>
    [
      `${name}: ${count(cards, "card")}`,
      count(points, "point"),
      ...(hasWatchdog ? ["a Watchdog"] : []),
      ...(isTurn ? ["to move"] : []),
    ].join(", "),
  "words.cards": ({ card, count: n }: { card: string; count: number }) => (n === 1 ? card : `${n} × ${card}`),

  "step.play": "Play a card",
  "step.force": "Call for a card",
  "step.parry": "Parry",
  "step.give": "Give a card",
  "step.sell": "Sell a card",
  "step.discard": "Put out a card",
  "step.name": "Name a colour",
  "step.rob": "Rob somebody",
  "step.swap": "Swap hands",
  "step.seat": ({ seat }: { seat: number }, who: Speaker) => who.name(seat),
  "step.several": "Several colours",
  "step.colourless": "No colour",
  "step.numbers": "Numbers",
  "step.others": "Other cards",
} satisfies MessageTable;
