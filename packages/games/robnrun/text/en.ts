import type { MessageTable, Speaker } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type HintArgs, hintsEn } from "./hints-en.ts";
import { refusalsEn } from "./refusals-en.ts";
import {
  aCard,
  BUILDING,
  card,
  CARD,
  cardList,
  COLOUR,
  count,
  DISTRICT,
  does,
  person,
  RATING,
  waiting,
} from "./words-en.ts";

type Told<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "type">;
type Answer<Do extends Move["do"]> = Omit<Extract<Move, { do: Do }>, "do">;

const hintText = (hint: number, args: HintArgs, who: Speaker): string =>
  (hintsEn[`hint.${hint}` as "hint.1"] as (args: HintArgs, who: Speaker) => string)(args, who);

/** R-8.4: all learn who was told a needed tool, but not which. */
function whispered({ seat, tool }: HintArgs, who: Speaker): string {
  const to = person(who, seat as number);
  return tool === null ? `${to} in secret which tool you need` : `${to} in secret: You need the tool ${card(tool)}`;
}

const gold = (n: number): string => `${n} gold`;

const READING: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `${count(n, "card")} a phase.`,
  yellow: (n) => `${count(n, "hint")} open.`,
  green: (n) => `${count(n, "tool")} each.`,
  red: (n) => `${n} wrong allowed.`,
};

/** What a turn leaves out: passing where it is not allowed (R-5.5), swapping twice in a phase (R-5.4). */
export interface Barred {
  readonly forced: boolean;
  readonly swapped: boolean;
}

function waysOf({ forced, swapped }: Barred): string {
  if (swapped) return forced ? "Which one do you play" : "Play or pass";
  return forced ? "Play or swap" : "Play, swap or pass";
}

export const en = {
  ...hintsEn,
  ...refusalsEn,

  "event.dice-drawn": "The alarm dice are drawn and placed.",
  "event.informants-drawn": "The informants take up their districts.",
  "event.town-filled": ({ safes }: Told<"town-filled">) => `${safes} safes stand in town.`,
  "event.heist": ({ heist, boss }: Told<"heist">, who: Speaker) =>
    `${does(who, boss, "are", "is")} the boss of heist ${heist}.`,
  "event.robbing": ({ boss, building, count: safes }: Told<"robbing">, who: Speaker) =>
    `${does(who, boss, "rob", "robs")} ${BUILDING[building]}: ${count(safes, "safe")}. Silence from here on.`,
  "event.screened": ({ boss, safes }: Told<"screened">, who: Speaker): string =>
    safes === null
      ? "The safes go behind the screen."
      : `${does(who, boss, "alone see", "alone sees")} what the safes need.`,
  "event.informant": ({ district, colour }: Told<"informant">) =>
    `${DISTRICT[district as keyof typeof DISTRICT]} is cleared out. Its ${COLOUR[colour as Colour]} informant waits on the route.`,
  "event.drew-hints": ({ boss, hints }: Told<"drew-hints">, who: Speaker) =>
    `${does(who, boss, "draw", "draws")} six hints${hints === null ? "" : `: ${hints.join(", ")}`}.`,
  "event.hints-open": ({ hints }: Told<"hints-open">) =>
    `${count(hints.length, "hint")} ${hints.length === 1 ? "lies" : "lie"} open: ${hints.join(", ")}.`,
  "event.dealt": ({ seat, cards }: Told<"dealt">, who: Speaker) =>
    `${does(who, seat, "are", "is")} dealt ${cards === null ? "a hand" : cardList(cards)}.`,
  "event.round": ({ round }: Told<"round">) => `Round ${round}: hints.`,
  "event.told": ({ boss, hint, paid, ...args }: Told<"told">, who: Speaker) => {
    const said = hint === 9 ? whispered(args, who) : `the crew: ${hintText(hint, args, who)}`;
    return `${does(who, boss, "tell", "tells")} ${said}.${paid > 0 ? ` It cost ${gold(paid)}.` : ""}`;
  },
  "event.shown-hand": ({ seat, cards }: Told<"shown-hand">, who: Speaker) =>
    `${does(who, seat, "show", "shows")} the boss ${cards === null ? "the hand" : cardList(cards)}.`,
  "event.gave": ({ seat, to, card: name }: Told<"gave">, who: Speaker) =>
    `${does(who, seat, "hand", "hands")} ${person(who, to)} ${aCard(name)}.`,
  "event.released": ({ cards }: Told<"released">) => `The accomplices play ${count(cards, "card")}.`,
  "event.played": ({ seat, card: name }: Told<"played">, who: Speaker) =>
    `${does(who, seat, "play", "plays")} ${aCard(name)}.`,
  "event.swapped": ({ seat, count: cards }: Told<"swapped">, who: Speaker) =>
    `${does(who, seat, "swap", "swaps")} all ${count(cards, "card")}.`,
  "event.drew": ({ seat, cards }: Told<"drew">, who: Speaker) =>
    `${does(who, seat, "draw", "draws")} ${cards === null ? "from the pile" : cardList(cards)}.`,
  "event.passed": ({ seat, why }: Told<"passed">, who: Speaker) => {
    if (why === "empty") return `${does(who, seat, "have", "has")} no card and ${who.isYou(seat) ? "pass" : "passes"}.`;
    if (why === "sits-out") return `${does(who, seat, "sit", "sits")} out.`;
    return `${does(who, seat, "pass", "passes")}.`;
  },
  "event.trash-shuffled": ({ count: cards }: Told<"trash-shuffled">) =>
    `The pile is empty: ${count(cards, "card")} from the trash are shuffled.`,
  "event.sorted": ({ opened, bags, wrong, pile }: Told<"sorted">) => {
    const parts = [opened.length === 0 ? "No needed tool." : `Needed: ${cardList(opened)}.`];
    if (bags > 0) parts.push(`${count(bags, "sports bag")}.`);
    parts.push(wrong === 0 ? "Nothing wrong." : `${wrong} wrong, ${pile} in the alarm pile.`);
    return parts.join(" ");
  },
  "event.buried": ({ boss, cards }: Told<"buried">, who: Speaker) =>
    cards === null || cards.length === 0
      ? "Nothing went onto the alarm pile."
      : `${does(who, boss, "alone know", "alone knows")} what was wrong: ${cardList(cards)}.`,
  "event.heist-over": ({ heist, why, alarm }: Told<"heist-over">) => {
    const end = {
      cracked: "All safes are cracked",
      alarm: "Too many wrong tools",
      empty: "Nobody holds a card",
    }[why];
    return `${end}. Heist ${heist} is over${alarm ? ", and the red alarm rings" : ""}.`;
  },
  "event.revealed": ({ wrong }: Told<"revealed">) => `The alarm pile held ${cardList(wrong)}. The crew may talk again.`,
  "event.cracked": ({ gold: worth }: Told<"cracked">) => `A safe is cracked: ${gold(worth)}.`,
  "event.uncracked": "A safe stays shut.",
  "event.car": ({ space }: Told<"car">) => `The car drives on to space ${space}.`,
  "event.die": ({ colour, reading }: Told<"die">) =>
    `A ${COLOUR[colour as Colour]} die goes to the station. ${READING[colour as Colour](reading)}`,
  "event.safe-placed": ({ building }: Told<"safe-placed">) => `A new safe goes to ${BUILDING[building]}.`,
  "event.safe-lost": "There is no room for the new safe. It leaves the game.",
  "event.police": ({ steps, space }: Told<"police">) => `The police move ${count(steps, "space")}, to ${space}.`,
  "event.bribed": ({ colour, dice, gold: paid }: Told<"bribed">) =>
    `The informant takes ${gold(paid)} and removes ${dice} ${COLOUR[colour as Colour]} ${dice === 1 ? "die" : "dice"}.`,
  "event.informant-left": ({ colour }: Told<"informant-left">) =>
    `The ${COLOUR[colour as Colour]} informant disappears.`,
  "event.won": ({ terminal, gold: worth, rating }: Told<"won">) =>
    `Terminal ${terminal}. The crew gets away with ${gold(worth)}: ${RATING[rating]}.`,
  "event.caught": "The police have caught the car. The crew has lost.",
  "event.stranded": "No safe is left in town, and the airport is far. The crew has lost.",

  "move.rob": ({ building }: Answer<"rob">) => `Rob ${BUILDING[building]}`,
  "move.hint": ({ hint, ...args }: HintArgs & { hint: number }, who: Speaker) =>
    `Hint ${hint}: ${hintText(hint, args, who)}`,
  "move.release": "No more hints",
  "move.play": ({ card: name }: Answer<"play">) => `Play ${card(name)}`,
  "move.swap": "Swap all",
  "move.pass": "Pass",
  "move.give": ({ card: name }: Answer<"give">) => `Hand over ${card(name)}`,
  "move.place": ({ building }: Answer<"place">) => `Put the safe into ${BUILDING[building]}`,
  "move.bribe": ({ dice }: Answer<"bribe">): string =>
    dice === 0 ? "Pay nothing" : `Pay for ${dice === 1 ? "1 die" : `${dice} dice`}`,

  "ask.building": ({ heist }: { heist: number }) => `Heist ${heist}: which building do you rob?`,
  "ask.hint": ({ round, gold: left }: { round: number; gold: number }) =>
    `Round ${round}: what do you tell the crew? You have ${gold(left)}.`,
  "ask.turn": ({ left, allowed, ...not }: { left: number; allowed: number } & Barred) =>
    `${count(left, "card")} to play; ${allowed} more may be wrong. ${waysOf(not)}?`,
  "ask.give": ({ to }: { to: number }, who: Speaker) => `Which card do you hand ${who.name(to)}?`,
  "ask.place": ({ count: safes }: { count: number }) =>
    safes === 1 ? "Where does the new safe go?" : `${safes} new safes: where does the next one go?`,
  "ask.bribe": ({ colour, gold: left }: { colour: Colour; gold: number }) =>
    `The ${COLOUR[colour]} informant can remove dice. You have ${gold(left)}: do you pay?`,

  "wait.building": waiting("choose a building", "chooses a building"),
  "wait.hint": waiting("think about hints", "thinks about hints"),
  "wait.turn": waiting("are to move", "is to move"),
  "wait.give": "Two accomplices choose a card for each other.",
  "wait.place": waiting("place a new safe", "places a new safe"),
  "wait.bribe": waiting("talk to the informant", "talks to the informant"),

  card: ({ card: name }: { card: string }) => card(name),
  "tool.ram": CARD.ram,
  "tool.id": CARD.id,
  "tool.dynamite": CARD.dynamite,
  "tool.flashlight": CARD.flashlight,
  "tool.stethoscope": CARD.stethoscope,
  "tool.acid": CARD.acid,
  "tool.jackhammer": CARD.jackhammer,
  "tool.bag": CARD.bag,
  building: ({ building }: { building: string }) => BUILDING[building],
  district: ({ district }: { district: string }) => DISTRICT[district as keyof typeof DISTRICT],
  "kind.bank": "bank",
  "kind.casino": "casino",
  "kind.museum": "museum",
  "colour.white": COLOUR.white,
  "colour.yellow": COLOUR.yellow,
  "colour.green": COLOUR.green,
  "colour.red": COLOUR.red,
  "alarm.yellow": "hints open",
  "alarm.green": "tools each",
  "alarm.white": "cards a phase",
  "alarm.red": "wrong allowed",
  "phase.hints": "Hints",
  "phase.accomplices": "Accomplices",
  "phase.alarm": "Alarm",

  "aid.maybe": "maybe",
  "aid.needed": "needed",
  "aid.finished": "no longer needed",

  "option.scenario": "Scenario",
  "option.scenario.help": "How hard it gets. Each has its own hints, informants and dice. R-3.4",
  "option.scenario.training": "The training",
  "option.scenario.training.help": "Easy. Six plain hints, and no die at the station yet.",
  "option.scenario.night-shift": "Night shift",
  "option.scenario.night-shift.help": "A little harder. One hint counts the useful cards of a hand.",
  "option.scenario.short-notice": "Short notice",
  "option.scenario.short-notice.help": "Medium. One hint is a whisper, and the police have a head start.",
  "option.scenario.hot-pursuit": "Hot pursuit",
  "option.scenario.hot-pursuit.help": "Hard. The hints only circle around the answer.",
  "option.scenario.the-mole": "The mole",
  "option.scenario.the-mole.help": "Professional. You choose your hints; the station is full of dice.",
  "option.scenario.last-flight": "Last flight",
  "option.scenario.last-flight.help": "Professional. You choose your hints; others are forbidden.",
  "option.scenario.own": "One of your own",
  "option.scenario.own.help": "From the workshop, by its code.",
  "option.code": "Code of the scenario",
  "option.code.help": "The workshop gives one to every scenario. R-10.6",
  "option.hints": "Your six hints",
  "option.hints.help": "Choose six of the permitted ones, or none to play with those that are suggested. R-10.5",
  "option.hints.1": hintsEn["hint-card.1"],
  "option.hints.2": hintsEn["hint-card.2"],
  "option.hints.3": hintsEn["hint-card.3"],
  "option.hints.4": hintsEn["hint-card.4"],
  "option.hints.5": hintsEn["hint-card.5"],
  "option.hints.6": hintsEn["hint-card.6"],
  "option.hints.7": hintsEn["hint-card.7"],
  "option.hints.8": hintsEn["hint-card.8"],
  "option.hints.9": hintsEn["hint-card.9"],
  "option.hints.10": hintsEn["hint-card.10"],
  "option.hints.11": hintsEn["hint-card.11"],
  "option.hints.12": hintsEn["hint-card.12"],
  "option.hints.13": hintsEn["hint-card.13"],
  "option.hints.14": hintsEn["hint-card.14"],
  "option.hints.15": hintsEn["hint-card.15"],
  "option.hints.16": hintsEn["hint-card.16"],
  "option.gold": "Gold at the start",
  "option.gold.help": "More makes it easier. R-10.4",
  "option.dice": "Alarm dice",
  "option.dice.help": "Fewer make it easier: they go from the station first, then from the fullest spaces. R-10.4",
  "option.randomColours": "Random colours",
  "option.randomColours.help": "Variant 1: chance colours the dice and places the informants. R-10.2",
  "option.drawnHints": "Random hints",
  "option.drawnHints.help":
    "Variant 2: each boss draws six hints for the heist; only the boss knows those that lie face down. R-10.3",
  "option.openList": "Open list of safes",
  "option.openList.help": "All 70 safes lie open to look up. Easier. R-13.6",
  "option.notes": "Notepads",
  "option.notes.help": "Everybody can take private notes. R-11.2",
  "option.memoryAid": "Memory aid",
  "option.memoryAid.help": "Tools that everybody can know to be finished are turned over. R-11.3",
  "option.deduction": "Deduction grid",
  "option.deduction.help": "Works out for you what the hints mean. R-11.2",
  "option.deduction.none": "None",
  "option.deduction.stated": "From the hints alone",
  "option.deduction.full": "From all you can know",

  "points.start": "Gold at the start",
  "points.loot": ({ heist }: { heist: number }) => `Heist ${heist}: loot`,
  "points.hints": ({ heist }: { heist: number }) => `Heist ${heist}: paid for hints`,
  "points.bribes": ({ heist }: { heist: number }) => `Heist ${heist}: paid to an informant`,
  "points.lost": "Lost with the crew",

  "result.caught": "Caught",
  "result.stranded": "Stranded",
  "result.caught.words":
    "The police have caught up with the car. The gold goes back, and the crew goes away for a while.",
  "result.stranded.words": "No safe is left in town, and the airport is still far. There is nothing to get away with.",
  "result.free": "Free, at least",
  "result.start": "Not bad for a start",
  "result.living": "One can live on that",
  "result.perfect": "Perfect",

  "chapter.heist": ({ heist }: Told<"heist">) => `Heist ${heist}`,
  "chapter.round": ({ round }: Told<"round">) => `Round ${round}`,
} satisfies MessageTable;
