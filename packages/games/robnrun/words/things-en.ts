import type { MessageTable } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import { cardList, count } from "../text/words-en.ts";

const COLOUR: { readonly [colour in Colour]: string } = {
  white: "White",
  yellow: "Yellow",
  green: "Green",
  red: "Red",
};

const NOW: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `now ${count(n, "card")} a phase`,
  yellow: (n) => `now ${count(n, "hint")} open`,
  green: (n) => `now ${count(n, "tool")} each`,
  red: (n) => `now ${n} wrong ${n === 1 ? "tool" : "tools"} allowed`,
};

const DIE: { readonly [colour in Colour]: string } = {
  white: "Says how many cards the accomplices play in a phase. Each die on it makes them more.",
  yellow: "Says how many hints lie open when a heist begins. Each die on it takes some away.",
  green: "Says how many tools each accomplice gets. Each die on it takes some away.",
  red: "Says how many wrong tools may lie in the alarm pile. Each die on it takes some away; one tool too many ends the heist.",
};

interface Counts {
  readonly car: number;
  readonly police: number;
  readonly gold: number;
  readonly safes: number;
  readonly wrong: number;
  readonly price: number;
  readonly terminal: number;
}

/** What is said of tools, hints, alarms and the town to whoever asks. */
export const thingsEn = {
  "thing.tool": "tool",
  "thing.heavy-tool": "heavy tool",
  "thing.tool-costs": "one of the cards of this phase",
  "thing.tool-gives":
    "lies open if a safe needs it and not enough of it lies there; else it goes onto the alarm pile, face down",
  "thing.bag": ({ cards }: { cards: number }) =>
    `Never wrong. After sorting every accomplice draws ${count(cards, "card")}.`,
  "thing.hint": ({ hint }: { hint: number }) => `hint ${hint} of the boss`,
  "thing.hint-costs": ({ gold }: { gold: number }) =>
    gold === 0 ? "nothing: it lies open" : `${gold} gold: it lies face down`,
  "thing.told": ({ round }: { round: number }) => `told in round ${round}`,
  "thing.building": ({ safes }: { safes: number }) =>
    safes === 0 ? "nothing any more: it is empty" : `${count(safes, "safe")}, all of them in one heist`,
  "thing.district": ({ colour }: { colour: string }) =>
    `When the last safe of the district is taken, the ${colour} informant comes to the route.`,
  "thing.alarm-of": ({ colour }: { colour: Colour }) => `${COLOUR[colour]} alarm`,
  "thing.alarm-now": ({ colour, number }: { colour: Colour; number: number }) => NOW[colour](number),
  "thing.die": ({ colour }: { colour: Colour }) => DIE[colour],
  "thing.bribe": ({ first, second }: { first: number; second: number }) =>
    `${first} gold to have a die removed, ${second} more for a second one`,
  "thing.informant": ({ colour }: { colour: Colour }) => `${COLOUR[colour]} informant`,
  "thing.informant-does":
    "On the route, the crew may pay once to have dice of that colour removed. Then the informant is gone.",
  "thing.safe": ({ number }: { number: number }) => `Safe ${number}`,
  "thing.safe-costs": ({ cards }: { cards: readonly string[] }) => cardList(cards),
  "thing.safe-gives": ({ gold }: { gold: number }) => `${gold} gold, and the car moves one space`,
  "thing.boss": "the boss of this heist",
  "thing.boss-does": "Sees the safes, and says nothing but hints.",
  "thing.accomplice": ({ cards }: { cards: number }) => `accomplice with ${count(cards, "card")}`,
  "thing.accomplice-does": "Plays a card face down, swaps the whole hand once a phase, or passes.",
  "thing.gold": "Gold",
  "thing.gold-does": ({ gold, price }: Counts) =>
    `The crew has ${gold}. It pays for hints that lie face down (${price} each) and for informants; what is left says how well you did.`,
  "thing.route": "The escape route",
  "thing.route-does": ({ car, police, terminal }: Counts) =>
    `The car is on space ${car}, the police on ${police}. At space ${terminal} or later the crew is safe, unless the police have caught up.`,
  "thing.dice-route": "Dice on the route",
  "thing.dice-route-does": "When the car enters their space, they go onto the alarms of their colours.",
  "thing.car": "The car",
  "thing.car-does": ({ car }: Counts) => `On space ${car}. Every cracked safe moves it one space.`,
  "thing.police": "The police",
  "thing.police-does": ({ police }: Counts) =>
    `On space ${police}. After every heist they move one space, one more for every safe left shut, and one more for the red alarm.`,
  "thing.safes": "Behind the screen",
  "thing.safes-does": ({ safes }: Counts) => `${count(safes, "safe")}. Only the boss sees what they need.`,
  "thing.opened": "Lying open",
  "thing.opened-does": "Tools that the safes needed. When all that is needed lies here, the heist is over.",
  "thing.alarm": "Alarm pile",
  "thing.alarm-does": ({ wrong }: Counts) =>
    `${count(wrong, "wrong tool")}. More than red allows, and the alarm goes off.`,
  "thing.hints": "Hints",
  "thing.hints-does": ({ price }: Counts) =>
    `The boss may use what lies open, each once. One that lies face down costs ${price} gold.`,
  "thing.turn": "The heist",
  "thing.turn-does": "Rounds of three phases: the boss tells hints, the accomplices play, the alarm sorts.",
} satisfies MessageTable;
