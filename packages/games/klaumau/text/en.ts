import type { MessageTable, Speaker } from "@safehouse/kernel";
import { CARDS, COLOURS, type Colour, faceOf, type Kind } from "../content/cards.ts";
import type { Event } from "../events.ts";
import type { BombRule } from "../configure.ts";
import type { Move } from "../moves.ts";

type Told<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "type">;
type Answer<Do extends Move["do"]> = Omit<Extract<Move, { do: Do }>, "do">;

const COLOUR: { readonly [colour in Colour]: string } = {
  ruby: "ruby",
  amber: "amber",
  emerald: "emerald",
  sapphire: "sapphire",
};

const KIND: { readonly [kind in Kind]: string } = {
  number: "number card",
  keyhole: "Keyhole",
  small: "Small treasure",
  big: "Big treasure",
  plan: "Plan",
  crook: "Crook",
  barter: "Barter",
  police: "Policeman",
  receiver: "Receiver",
  watchdog: "Watchdog",
  bomb: "Bomb",
};

const BOMB: { readonly [rule in Exclude<BombRule, "own">]: string } = {
  pass: "every hand moves on",
  discard: "everybody puts out a number card",
  halve: "the fullest hands are halved",
  swap: "two hands change places",
};

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "ruby 3", "amber Keyhole", "ruby-emerald Plan", "Bomb" */
function cardName(name: string): string {
  const { kind, value, colours } = CARDS[faceOf(name)];
  if (colours.length === COLOURS.length) return `${KIND[kind]} of all colours`;
  const face = kind === "number" ? String(value) : KIND[kind];
  return colours.length === 0 ? face : `${colours.map((colour) => COLOUR[colour]).join("-")} ${face}`;
}

/** "a ruby 3", "an amber Keyhole", "the Bomb"; "a card" if the reader may not know it. */
function aCard(name: string | null): string {
  if (name === null) return "a card";
  const { kind } = CARDS[faceOf(name)];
  const bare = cardName(name);
  if (kind === "receiver" || kind === "bomb") return `the ${bare}`;
  return `${/^[ae]/.test(bare) ? "an" : "a"} ${bare}`;
}

function cardList(names: readonly string[]): string {
  return LIST.format(names.map(aCard));
}

function colourList(colours: readonly Colour[]): string {
  return LIST.format(colours.map((colour) => COLOUR[colour]));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** "You play" or "Anna plays", at the beginning of a sentence. */
function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${other}`;
}

/** "you" or "Anna", inside a sentence. */
function person(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "you" : who.name(seat);
}

function possessive(who: Speaker, seat: number): string {
  return who.isYou(seat) ? "your" : `${who.name(seat)}’s`;
}

/** One sentence for everybody who is asked. */
function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

export const en = {
  "event.round": ({ round, starter }: Told<"round">, who: Speaker) =>
    `Round ${round} begins. ${does(who, starter, "start", "starts")}.`,
  "event.dealt": ({ seat, cards }: Told<"dealt">, who: Speaker) =>
    `${does(who, seat, "are", "is")} dealt ${cards === null ? "a hand" : cardList(cards)}.`,
  "event.turned": ({ card }: Told<"turned">) => `The first card is ${aCard(card)}.`,
  "event.covered": ({ card }: Told<"covered">) => `${capital(aCard(card))} turns up and stays under the discard pile.`,
  "event.set-aside": ({ card }: Told<"set-aside">) => `${capital(aCard(card))} turns up and is set aside.`,
  "event.returned": ({ card }: Told<"returned">) => `${capital(aCard(card))} goes back into the draw pile.`,
  "event.played": ({ seat, card, forced }: Told<"played">, who: Speaker) =>
    `${forced ? does(who, seat, "have to play", "has to play") : does(who, seat, "play", "plays")} ${aCard(card)}.`,
  "event.laid": ({ seat }: Told<"laid">, who: Speaker) => `${does(who, seat, "lay", "lays")} out a Watchdog.`,
  "event.cannot": ({ seat }: Told<"cannot">, who: Speaker) => `${does(who, seat, "say", "says")} “I cannot”.`,
  "event.believed": ({ seat }: Told<"believed">, who: Speaker) => `Nobody doubts ${person(who, seat)}.`,
  "event.doubted": ({ seat, by, doubters }: Told<"doubted">, who: Speaker) => {
    if (doubters.length < 2) return `${does(who, by, "doubt", "doubts")} ${person(who, seat)}.`;
    const names = LIST.format(doubters.map((doubter) => person(who, doubter)));
    return `${does(who, seat, "are", "is")} doubted by ${names}. ${does(who, by, "come", "comes")} first.`;
  },
  "event.shown": ({ seat, cards, playable }: Told<"shown">, who: Speaker) =>
    `${does(who, seat, "show", "shows")} ${cardList(cards)}. ${playable ? "It was a lie." : "It was the truth."}`,
  "event.forced": ({ seat, by, card }: Told<"forced">, who: Speaker) =>
    `${does(who, by, "make", "makes")} ${person(who, seat)} play ${aCard(card)}.`,
  "event.drew": ({ seat, card }: Told<"drew">, who: Speaker) => `${does(who, seat, "draw", "draws")} ${aCard(card)}.`,
  "event.declined": ({ seat }: Told<"declined">, who: Speaker) => `${does(who, seat, "draw", "draws")} no card.`,
  "event.named": ({ seat, colour }: Told<"named">, who: Speaker) =>
    `${does(who, seat, "name", "names")} ${COLOUR[colour]}.`,
  "event.skipped": ({ seat }: Told<"skipped">, who: Speaker) => `${does(who, seat, "are", "is")} skipped.`,
  "event.reversed": ({ clockwise }: Told<"reversed">) => `Play now goes ${clockwise ? "clockwise" : "anticlockwise"}.`,
  "event.targeted": ({ seat, victim, how }: Told<"targeted">, who: Speaker) => {
    const target = person(who, victim);
    if (how === "crook") return `${does(who, seat, "send", "sends")} the Crook to ${target}.`;
    if (how === "barter") return `${does(who, seat, "barter", "barters")} with ${target}.`;
    return `${does(who, seat, "search", "searches")} ${target}.`;
  },
  "event.spared": ({ seat }: Told<"spared">, who: Speaker) => `${does(who, seat, "take", "takes")} nothing.`,
  "event.parried": ({ seat, card, thief }: Told<"parried">, who: Speaker) =>
    `${does(who, seat, "parry", "parries")} with ${aCard(card)}. ${does(who, thief, "get", "gets")} nothing.`,
  "event.took": ({ seat, from, card }: Told<"took">, who: Speaker) =>
    `${does(who, seat, "take", "takes")} ${aCard(card)} from ${person(who, from)}.`,
  "event.gave": ({ seat, to, card }: Told<"gave">, who: Speaker) =>
    `${does(who, seat, "give", "gives")} ${person(who, to)} ${aCard(card)}.`,
  "event.receiver": ({ seat }: Told<"receiver">, who: Speaker) =>
    `${does(who, seat, "draw", "draws")} the Receiver. Every number card is worth 2 points to him.`,
  "event.sold": ({ seat, cards, points }: Told<"sold">, who: Speaker) =>
    cards.length === 0
      ? `${does(who, seat, "sell", "sells")} nothing.`
      : `${does(who, seat, "sell", "sells")} ${cardList(cards)} for ${count(points, "point")}.`,
  "event.bomb": ({ seat, rule }: Told<"bomb">, who: Speaker) =>
    `${does(who, seat, "set", "sets")} off the Bomb: ${BOMB[rule]}.`,
  "event.own-bomb": ({ seat, text }: Told<"own-bomb">, who: Speaker) =>
    `${does(who, seat, "set", "sets")} off the Bomb. The table’s own rule: “${text}”`,
  "event.dud": ({ seat }: Told<"dud">, who: Speaker) =>
    `${does(who, seat, "play", "plays")} the Bomb as the last card. It does not go off.`,
  "event.discarded": ({ seat, cards }: Told<"discarded">, who: Speaker) =>
    `${does(who, seat, "put", "puts")} ${cards.length === 0 ? "nothing" : cardList(cards)} out of the round.`,
  "event.received": ({ seat, from, cards }: Told<"received">, who: Speaker) => {
    const hand = `${does(who, seat, "get", "gets")} ${possessive(who, from)} hand`;
    return cards === null || cards.length === 0 ? `${hand}.` : `${hand}: ${cardList(cards)}.`;
  },
  "event.converted": ({ seat }: Told<"converted">, who: Speaker) =>
    `${does(who, seat, "have", "has")} played the last Policeman.`,
  "event.round-over": ({ round, reason, seat }: Told<"round-over">, who: Speaker) => {
    const cause = {
      out: `${does(who, seat, "have", "has")} no cards left.`,
      pile: `${does(who, seat, "have", "has")} to draw, but the draw pile is empty.`,
      police: `${does(who, seat, "end", "ends")} the round with the last Policeman.`,
    };
    return `${cause[reason]} Round ${round} is over.`;
  },
  "event.scored": ({ seat, cards, watchdog, cancelled, points, total }: Told<"scored">, who: Speaker) => {
    const hand = `${count(cards.length, "card")}${watchdog ? " and a Watchdog" : ""}`;
    const forged = cancelled.length === 0 ? "" : ` Number cards in ${colourList(cancelled)} count nothing.`;
    return `${does(who, seat, "end", "ends")} with ${hand}.${forged} ${count(points, "point")}, ${total} in all.`;
  },

  "move.cannot": "Say “I cannot”",
  "move.play": ({ card }: Answer<"play">) => `Play ${cardName(card)}`,
  "move.lay": "Lay out the Watchdog",
  "move.believe": "Believe",
  "move.doubt": "Doubt",
  "move.force": ({ card }: Answer<"force">) => `Call for ${cardName(card)}`,
  "move.leave": "Draw nothing",
  "move.draw": "Draw a card",
  "move.name": ({ colour }: Answer<"name">) => `Name ${COLOUR[colour]}`,
  "move.spare": "Take nothing",
  "move.rob": ({ seat }: Answer<"rob">, who: Speaker) => `Rob ${who.name(seat)}`,
  "move.allow": "Let it happen",
  "move.parry": ({ card }: Answer<"parry">) => `Parry with the ${cardName(card)}`,
  "move.give": ({ card }: Answer<"give">) => `Give ${cardName(card)}`,
  "move.sell": ({ card }: Answer<"sell">) => `Sell ${cardName(card)}`,
  "move.discard": ({ card }: Answer<"discard">) => `Put out ${cardName(card)}`,
  "move.done": "Done",
  "move.swap": ({ seat }: Answer<"swap">, who: Speaker) => `Swap hands with ${who.name(seat)}`,

  "ask.turn": ({ top, colour }: { top: string; colour: Colour | null }) =>
    colour === null ? `Your turn: ${aCard(top)} lies on top.` : `Your turn: the Keyhole asks for ${COLOUR[colour]}.`,
  "ask.believe": ({ seat }: { seat: number }, who: Speaker) => `${who.name(seat)} says “I cannot”: do you believe it?`,
  "ask.pick": ({ seat }: { seat: number }, who: Speaker) => `Which card must ${who.name(seat)} play?`,
  "ask.reward": "You were right: do you draw a card?",
  "ask.colour": "Which colour comes next?",
  "ask.victim": ({ how }: { how: "crook" | "barter" }): string =>
    how === "crook" ? "Whom do you rob?" : "With whom do you barter?",
  "ask.parry": ({ seat }: { seat: number }, who: Speaker) => `${who.name(seat)} reaches for your cards: do you parry?`,
  "ask.give": ({ seat }: { seat: number }, who: Speaker) => `Which card do you give ${who.name(seat)}?`,
  "ask.confiscate": "The last Policeman is yours: from whom do you take a card?",
  "ask.fence": ({ sold }: { sold: number }) =>
    sold === 0
      ? "The Receiver pays 2 points a number card: what do you sell?"
      : `${count(sold, "card")} for ${2 * sold} points so far: do you sell more?`,
  "ask.discard": "The Bomb wants a number card: which one do you put out, if you hold any?",
  "ask.halve": ({ missing }: { missing: number }) =>
    missing === 0
      ? "The Bomb asks no more cards of you."
      : `The Bomb halves your hand: which ${missing === 1 ? "card goes" : `${missing} cards go`}?`,
  "ask.swap": "With whom do you swap hands?",

  "wait.turn": waiting("are to move", "is to move"),
  "wait.believe": "“I cannot” has been said. Is it believed?",
  "wait.pick": waiting("pick the card that must be played", "picks the card that must be played"),
  "wait.reward": waiting("may draw a card", "may draw a card"),
  "wait.colour": waiting("name a colour", "names a colour"),
  "wait.victim": waiting("look for a victim", "looks for a victim"),
  "wait.parry": waiting("may parry", "may parry"),
  "wait.give": waiting("choose a card to give", "chooses a card to give"),
  "wait.confiscate": waiting("choose whom to search", "chooses whom to search"),
  "wait.fence": "The Receiver is doing business.",
  "wait.discard": "The Bomb is collecting number cards.",
  "wait.halve": "The Bomb is halving the fullest hands.",
  "wait.swap": waiting("choose a hand to swap for", "chooses a hand to swap for"),

  "no.not-held": ({ card }: { card: string }) => `You hold no ${cardName(card)}.`,
  "no.no-match": ({ card, top, colour }: { card: string; top: string; colour: Colour | null }) =>
    colour === null
      ? `${capital(aCard(card))} does not match ${aCard(top)}.`
      : `${capital(aCard(card))} does not match. The Keyhole asks for ${COLOUR[colour]}.`,
  "no.second-watchdog": "You have a Watchdog on the table. One is the limit.",
  "no.no-watchdog": "You hold no Watchdog.",
  "no.watchdog-not-played": "A Watchdog is laid before you, not played.",
  "no.not-playable": ({ card }: { card: string }) => `${capital(aCard(card))} cannot be played now.`,
  "no.not-shown": ({ card }: { card: string }) => `No ${cardName(card)} was shown.`,
  "no.not-yourself": "Choose somebody else, not yourself.",
  "no.empty-handed": ({ seat }: { seat: number }, who: Speaker) => `${does(who, seat, "have", "has")} no cards.`,
  "no.watchdog": ({ seat }: { seat: number }, who: Speaker) => `${does(who, seat, "have", "has")} a Watchdog.`,
  "no.not-police": ({ card }: { card: string }) => `${capital(aCard(card))} is no Policeman.`,
  "no.promised": ({ card }: { card: string }) => `${capital(aCard(card))} has been called for. You must play it.`,
  "no.not-number": ({ card }: { card: string }) => `${capital(aCard(card))} is no number card.`,
  "no.must-discard": "You hold a number card. One has to go.",
  "no.enough": "You have put out enough.",
  "no.not-enough": ({ missing }: { missing: number }) =>
    `${count(missing, "more card")} ${missing === 1 ? "has" : "have"} to go.`,
  "no.nobody-there": "Nobody sits there.",

  card: ({ card }: { card: string }) => cardName(card),

  "colour.ruby": COLOUR.ruby,
  "colour.amber": COLOUR.amber,
  "colour.emerald": COLOUR.emerald,
  "colour.sapphire": COLOUR.sapphire,

  "kind.number": KIND.number,
  "kind.keyhole": KIND.keyhole,
  "kind.small": KIND.small,
  "kind.big": KIND.big,
  "kind.plan": KIND.plan,
  "kind.crook": KIND.crook,
  "kind.barter": KIND.barter,
  "kind.police": KIND.police,
  "kind.receiver": KIND.receiver,
  "kind.watchdog": KIND.watchdog,
  "kind.bomb": KIND.bomb,

  "option.doubters": "Who may doubt",
  "option.doubters.help": "Who is asked when somebody says “I cannot”. K-4.1",
  "option.doubters.all": "Everybody",
  "option.doubters.next": "Only the next player",
  "option.forgery": "Forgery",
  "option.forgery.help": "Number cards in the colour of the last card played count nothing. K-9.1",
  "option.converted": "Converted by the Police",
  "option.converted.help": "The last Policeman ends the round, and his player may take a card. K-9.2",
  "option.receiver": "Receiver of stolen goods",
  "option.receiver.help": "Once in a game he may turn up and buy number cards for 2 points each. K-9.3",
  "option.watchdogs": "Watchdogs",
  "option.watchdogs.help": "Two Watchdogs are in the pile. Crooks keep away from a laid one. K-9.4",
  "option.bomb": "Bomb",
  "option.bomb.help": "What happens when the Bomb is played. K-9.8, K-9.9",
  "option.bomb.off": "No Bomb",
  "option.bomb.pass": "All hands move to the next player",
  "option.bomb.discard": "Everybody loses a number card",
  "option.bomb.halve": "The fullest hands are halved",
  "option.bomb.swap": "The Bomb’s player swaps hands",
  "option.bomb.own": "A rule of your own",
  "option.bombText": "Your own bomb rule",
  "option.bombText.help":
    "One or two sentences. The Bomb is laid aside and everybody is shown them; doing what they say is up to you. K-9.9",
  "bomb-text.long": ({ most }: { most: number }) => `Your own bomb rule can have ${most} characters at most. K-9.9`,
  "bomb-text.empty": "Write down what your Bomb does. K-9.9",
  "bomb-text.unused": "Only a table with a bomb rule of its own writes one down. K-9.9",

  "points.numbers": ({ round, cards }: { round: number; cards: number }) =>
    `Round ${round}: ${count(cards, "number card")}`,
  "points.others": ({ round, cards }: { round: number; cards: number }) =>
    `Round ${round}: ${count(cards, "other card")}`,
  "points.watchdog": ({ round }: { round: number }) => `Round ${round}: Watchdog on the table`,
  "points.receiver": ({ round, cards }: { round: number; cards: number }) =>
    `Round ${round}: ${count(cards, "card")} sold to the Receiver`,

  "reason.out": "A hand is empty",
  "reason.pile": "The draw pile is empty",
  "reason.police": "The last Policeman is played",
  "direction.clockwise": "clockwise",
  "direction.anticlockwise": "anticlockwise",

  "chapter.round": ({ round }: Told<"round">) => `Round ${round}`,
} satisfies MessageTable;
