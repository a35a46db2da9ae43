import type { MessageTable, Speaker } from "@safehouse/kernel";
import { readCondition } from "../content/conditions.ts";
import { type Colour, readColours, readGift } from "../content/symbols.ts";
import type { Effect, SpecialRule } from "../content/plan.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { auctionHouseEn, auctionHouseRulesEn, auctionHouseStoryEn } from "./names/auction-house.en.ts";
import { embassyBallEn, embassyBallRulesEn, embassyBallStoryEn } from "./names/embassy-ball.en.ts";
import { oldMansionEn, oldMansionRulesEn, oldMansionStoryEn } from "./names/old-mansion.en.ts";
import { planProblemsEn } from "./plan-problems.en.ts";
import { privateBankEn, privateBankRulesEn, privateBankStoryEn } from "./names/private-bank.en.ts";
import { effectsEn, specialWordsEn } from "./special-words.en.ts";

export type Told<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "type">;
export type Answer<Do extends Move["do"]> = Omit<Extract<Move, { do: Do }>, "do">;

const COLOUR: { readonly [colour in Colour]: string } = {
  strength: "strength",
  dexterity: "dexterity",
  cunning: "cunning",
  lock: "lock",
  safe: "safe",
  electronics: "electronics",
  disguise: "disguise",
};

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionEn,
  ...auctionHouseEn,
  ...embassyBallEn,
  ...privateBankEn,
  own: "A plan of your own",
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesEn,
  ...auctionHouseRulesEn,
  ...embassyBallRulesEn,
  ...privateBankRulesEn,
};

const THIEVES: { readonly [id: string]: readonly [name: string, role: string] } = {
  bruce: ["Bruce", "the strongman"],
  janet: ["Janet", "the planner"],
  matt: ["Matt", "the petty crook"],
  trixie: ["Trixie", "the tinkerer"],
};

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });
const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

function nameOf(id: string): string {
  return NAMES[id] ?? id.replaceAll("-", " ");
}

function colourWords(word: string): string {
  return OR.format((readColours(word) ?? []).map((colour) => COLOUR[colour]));
}

const PLAIN = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };

/** "lock or safe", "±2", "an extra 5", "any number or circle" */
function giftName(word: string): string {
  const gift = readGift(word);
  if (gift === null) return word;
  if (gift.kind === "colour") return colourWords(word);
  if (gift.kind === "adjust") return `number ±${gift.by}`;
  if (gift.kind === "die") return `an extra ${gift.face}`;
  return { either: "any number or circle", number: "any number", circle: "any circle" }[gift.what];
}

const TOOLS: { readonly [tool: string]: (numbers: readonly string[]) => string } = {
  grid: ([n]) => `grid circle ${n}`,
  circle: ([line, n]) => `circle box ${n} of line ${line}`,
  tree: ([column, n]) => `tree circle ${n} of column ${column}`,
  pyramid: ([row, n]) => `pyramid box ${n} of row ${row}`,
  special: ([line, n]) => `symbol circle ${n} of line ${line}`,
};

/** "box 3 of the strength bar", "grid circle 5", "Window, symbol 2" */
function placeName(id: string): string {
  const [, what, numbers] = /^(.*?)((?:-\d+)+)$/.exec(id) ?? ["", id, ""];
  const list = numbers.split("-").slice(1);
  const tool = TOOLS[what];
  if (tool !== undefined) return tool(list);
  const bar = /^(strength|dexterity|cunning)(\d?)$/.exec(what);
  if (bar !== null) return `box ${list[0]} of the ${COLOUR[bar[1] as Colour]} bar${bar[2] === "" ? "" : ` ${bar[2]}`}`;
  return list.length === 0 ? nameOf(what) : `${nameOf(what)}, symbol ${list[0]}`;
}

const SHORT: { readonly [row: string]: string } = {
  circle: "circle box",
  special: "symbol circle",
  "grid-columns": "grid columns",
  bonus: "dice bonus",
};

/** "strength 3", "grid 5", "circle box 2-1": where room is short. */
function shortPlace(id: string): string {
  const [, what, numbers] = /^(.*?)((?:-\d+)*)$/.exec(id) ?? ["", id, ""];
  return `${SHORT[what] ?? nameOf(what)} ${numbers.slice(1)}`.trim();
}

function lineName(id: string): string {
  const [, what, n] = /^(.*)-(\d+)$/.exec(id) ?? ["", id, ""];
  const names: { readonly [what: string]: string } = {
    "grid-row": "grid row",
    "grid-column": "grid column",
    circle: "circle box line",
    special: "symbol line",
  };
  return `${names[what] ?? what} ${n}`;
}

/** "more than 3", "even" */
function conditionName(word: string): string {
  const condition = readCondition(word);
  if (condition === null) return word;
  switch (condition.op) {
    case "<":
      return `less than ${condition.number}`;
    case ">":
      return `more than ${condition.number}`;
    case "=":
      return `exactly ${condition.number}`;
    case "≠":
      return `anything but ${condition.number}`;
    case "even":
      return "an even number";
    case "odd":
      return "an odd number";
  }
}

function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? noun : plural}`;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${other}`;
}

function people(who: Speaker, seats: readonly number[]): string {
  return AND.format(seats.map((seat) => (who.isYou(seat) ? "you" : who.name(seat))));
}

/** "1 + 3 = 4", "1 + extra 5 − 1 = 5" */
function sum(dice: readonly number[], extra: readonly number[], by: number, number: number): string {
  const parts = [...dice.map(String), ...extra.map((face) => `extra ${face}`)].join(" + ");
  const shift = by === 0 ? "" : by < 0 ? ` − ${-by}` : ` + ${by}`;
  return parts === String(number) && shift === "" ? parts : `${parts}${shift} = ${number}`;
}

function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const en = {
  "event.rolled": ({ round, dice }: Told<"rolled">) => `Round ${round}: ${dice.join(", ")}.`,
  "event.bonus": ({ seat, gift }: Told<"bonus">, who: Speaker) =>
    `The roll gives ${who.isYou(seat) ? "you" : who.name(seat)} ${giftName(gift)}.`,
  "event.readied": ({ seat, white, by }: Told<"readied">, who: Speaker) =>
    `${does(who, seat, "add", "adds")} ${by === null ? giftName(white) : `${signed(by)} (${giftName(white)})`}.`,
  "event.used": ({ seat, dice, extra, by, number, cell }: Told<"used">, who: Speaker) =>
    `${does(who, seat, "use", "uses")} ${sum(dice, extra, by, number)} for ${placeName(cell)}.`,
  "event.any": ({ seat, cell, number }: Told<"any">, who: Speaker) =>
    number === null
      ? `${does(who, seat, "cross", "crosses")} ${placeName(cell)} just like that.`
      : `${does(who, seat, "write", "writes")} any number: ${number} in ${placeName(cell)}.`,
  "event.line": ({ line }: Told<"line">) => `${capital(lineName(line))} is complete.`,
  "event.activated": ({ seat, gift }: Told<"activated">, who: Speaker) =>
    `${does(who, seat, "activate", "activates")} ${giftName(gift)}.`,
  "event.gained": ({ seat, gift }: Told<"gained">, who: Speaker) =>
    `${does(who, seat, "get", "gets")} ${giftName(gift)} for this round.`,
  "event.crossed": ({ seat, gift, at }: Told<"crossed">, who: Speaker) =>
    `${does(who, seat, "cross", "crosses")} ${giftName(gift)}: ${placeName(at)}.`,
  "event.let-go": ({ seat, gift, lapsed }: Told<"let-go">, who: Speaker) =>
    lapsed ? `Nothing needs ${giftName(gift)}. It lapses.` : `${does(who, seat, "let", "lets")} ${giftName(gift)} go.`,
  "event.overcome": ({ challenge }: Told<"overcome">) => `${nameOf(challenge)}: done.`,
  "event.opened": ({ room }: Told<"opened">) => `${nameOf(room)} is open.`,
  "event.looted": ({ loot, value }: Told<"looted">) => `Loot: ${nameOf(loot)}, ${count(value, "point")}.`,
  "event.traced": ({ cause, seat, count: n, left }: Told<"traced">, who: Speaker) => {
    if (n < 0) return `${count(-n, "trace")} wiped away, ${left} left.`;
    if (cause === "dice" && seat !== null) return `${does(who, seat, "leave", "leaves")} a die: a trace, ${left} left.`;
    return `A trace, ${left} left.`;
  },
  "event.time": ({ count: n, left }: Told<"time">) =>
    n < 0 ? `Time won, ${left} left.` : left === 0 ? "Time is up." : `Time passes, ${left} left.`,
  "event.reacted": ({ rule, left }: Told<"reacted">) =>
    left === 0 ? `${nameOf(rule)}: now.` : `${nameOf(rule)}: ${left} left.`,
  "event.forbidden": ({ symbols }: Told<"forbidden">) =>
    `Next round the plan takes no ${OR.format(symbols.map(colourWords))}.`,
  "event.finished": ({ seat, unused }: Told<"finished">, who: Speaker) =>
    `${does(who, seat, "are", "is")} done${unused === 0 ? "" : `, with ${count(unused, "die", "dice")} left over`}.`,
  "event.stayed": ({ seats }: Told<"stayed">, who: Speaker) => `The crew stays. So said ${people(who, seats)}.`,
  "event.ran": "The crew runs away.",
  "event.alarm": ({ cause }: Told<"alarm">): string =>
    cause === "time" ? "Too late: the alarm." : "The alarm goes off.",
  "event.driver": ({ seat }: Told<"driver">, who: Speaker) => `${does(who, seat, "drive", "drives")}.`,
  "event.drove": ({ seat }: Told<"drove">, who: Speaker) => `${does(who, seat, "step", "steps")} on it.`,
  "event.escape": ({ throw: n, face, cars, police }: Told<"escape">) =>
    `Throw ${n}: ${face}. Cars ${cars}, police ${police}.`,
  "event.escaped": "Away.",
  "event.caught": ({ by }: Told<"caught">): string =>
    by === "traces" ? "Too many traces. The crew is caught." : "The police are faster. The crew is caught.",

  "move.use": ({ dice, cell }: Answer<"use">) =>
    `${dice.length === 0 ? "Extra" : dice.join(" + ")} → ${shortPlace(cell)}`,
  "move.ready": (args: { readonly white: string; readonly by?: number }) =>
    args.by === undefined ? `Add ${giftName(args.white)}` : `Count ${signed(args.by)} (${giftName(args.white)})`,
  "move.any": ({ cell }: Answer<"any">) => `Any: ${shortPlace(cell)}`,
  "move.loot": ({ loot }: Answer<"loot">) => `Take: ${nameOf(loot)}`,
  "move.finish": "Done",
  "move.write": ({ number }: Answer<"write">) => `Write ${number}`,
  "move.cross": ({ gift, at }: Answer<"cross">) => `${capital(giftName(gift))} → ${shortPlace(at)}`,
  "move.let-go": ({ gift }: Answer<"let-go">) => `Let ${giftName(gift)} go`,
  "move.flee": "To the car",
  "move.stay": "Stay",
  "move.run": "Run away",
  "move.name": ({ seat }: Answer<"name">, who: Speaker) => (who.isYou(seat) ? "I drive" : `${who.name(seat)} drives`),
  "move.drive": "Throw the die",

  "ask.dice": ({ dice, extra, by }: { dice: number[]; extra: number[]; by: number; isReady: boolean }) => {
    const ready = [...extra.map((face) => `extra ${face}`), ...(by === 0 ? [] : [signed(by)])];
    const left = dice.length === 0 ? "No dice left." : `Use ${AND.format(dice.map(String))}, alone or added up.`;
    return ready.length === 0 ? left : `${left} Ready: ${ready.join(", ")}.`;
  },
  "ask.number": ({ cell }: { cell: string }) => `Any number for ${placeName(cell)}: which?`,
  "ask.settle": ({ gifts }: { gifts: string[] }) =>
    `${capital(AND.format(gifts.map(giftName)))}: cross now, on the plan or your sheet, or let go.`,
  "ask.flee": "That was the alarm.",
  "ask.leave": ({ time, points }: { round: number; time: number; points: number }) =>
    time === 1
      ? `Run away with ${count(points, "point")}, or stay? After the next round the alarm goes off.`
      : `Run away with ${count(points, "point")}, or stay? Time for ${count(time - 1, "more round")} without alarm.`,
  "ask.driver": "Who drives?",
  "ask.drive": ({ throw: n, cars, police }: { throw: number; cars: number; police: number }) =>
    `Throw ${n}: ${count(cars, "car")} to go before ${police} police.`,

  "wait.dice": waiting("are using dice", "is using dice"),
  "wait.number": waiting("are writing any number", "is writing any number"),
  "wait.settle": waiting("are crossing a symbol", "is crossing a symbol"),
  "wait.flee": "That was the alarm.",
  "wait.leave": "Run away or stay? The crew votes.",
  "wait.driver": "The crew chooses a driver.",
  "wait.drive": waiting("are at the wheel", "is at the wheel"),

  "no.not-your-dice": ({ left }: { dice: number[]; left: number[] }) =>
    left.length === 0 ? "You have no dice left." : `You have not got those dice. Left: ${left.join(", ")}.`,
  "no.unsorted": "Name the dice from low to high.",
  "no.full": ({ cell }: { cell: string }) => `${capital(placeName(cell))} is used already.`,
  "no.takes-symbols": ({ cell }: { cell: string }) => `${capital(placeName(cell))} takes a symbol, not a number.`,
  "no.takes-numbers": ({ cell }: { cell: string }) => `${capital(placeName(cell))} takes a number, not a symbol.`,
  "no.not-next": ({ first }: { cell: string; first: string }) => `From left to right: first ${placeName(first)}.`,
  "no.not-joined": ({ next }: { cell: string; next: number[] }) =>
    next.length === 0
      ? "The path through the tree is complete."
      : `Not joined to the last circle. Next in the tree: ${OR.format(next.map(String))}.`,
  "no.below-empty": "Both boxes below must be filled first.",
  "no.number": ({
    needs,
    number,
    makes,
  }: {
    cell: string;
    needs: string[];
    number: number | null;
    makes: number[];
  }) => {
    const asked = needs.length === 0 ? "Needs a number" : `Needs ${AND.format(needs.map(conditionName))}`;
    if (number !== null) return `${asked}; this is ${number}.`;
    return makes.length === 0 ? `${asked}; you have no dice left.` : `${asked}; your dice make ${makes.join(", ")}.`;
  },
  "no.not-held": ({ white }: { white: string }) => `You have not got ${giftName(white)}.`,
  "no.ready-useless": ({ white }: { white: string }) => `${capital(giftName(white))} would not fit anywhere like that.`,
  "no.ready-first": "First use what you have added.",
  "no.still-fits": ({ dice, cell }: { dice: number[]; cell: string }) =>
    `Your ${dice.join(" + ")} still fits: ${placeName(cell)}.`,
  "no.loot-taken": ({ loot }: { loot: string }) => `${nameOf(loot)}: taken already.`,
  "no.loot-needs": ({ loot, needs }: { loot: string; needs: string[] }) =>
    `${nameOf(loot)} still needs ${AND.format(needs.map(colourWords))}.`,
  "no.not-active": ({ gift }: { gift: string }) => `You have no ${giftName(gift)} to use now.`,
  "no.not-needed": ({ crew }: { crew: number }) =>
    `Only crews of ${crew}${crew === 2 ? " or more" : ""} need this symbol.`,
  "no.crossed": "This symbol is crossed already.",
  "no.overcome": ({ thing }: { thing: string }) => `${nameOf(thing)}: done already.`,
  "no.closed": ({ room, by }: { room: string; by: string[] }) =>
    `${nameOf(room)} is still closed. The way in: ${OR.format(by.map(nameOf))}.`,
  "no.not-led": ({ thing, by }: { thing: string; by: string[] }) =>
    `${nameOf(thing)}: first comes ${OR.format(by.map(nameOf))}.`,
  "no.other-symbol": ({ gift, needs }: { gift: string; needs: string }) =>
    `Needs ${colourWords(needs)}, not ${giftName(gift)}.`,
  "no.order": ({ thing, needs }: { thing: string; needs: string }) =>
    `${nameOf(thing)}: follow the arrows, ${colourWords(needs)} comes first.`,
  "no.forbidden": ({ symbols }: { symbols: string[] }) =>
    `This round the plan takes no ${OR.format(symbols.map(colourWords))}.`,
  "no.nobody-there": "Nobody of the crew sits there.",

  symbol: ({ symbol }: { symbol: string }) => giftName(symbol),
  place: ({ place }: { place: string }) => placeName(place),
  line: ({ line }: { line: string }) => lineName(line),
  condition: ({ condition }: { condition: string }) => conditionName(condition),
  name: ({ id }: { id: string }) => nameOf(id),
  thief: ({ thief }: { thief: string }) => THIEVES[thief]?.[0] ?? thief,
  "thief.role": ({ thief }: { thief: string }) => THIEVES[thief]?.[1] ?? thief,
  /** Words of its own, or what it does; `effects` alone for what a thing does. */
  "special.rule": ({ rule, special }: { rule: string; special?: SpecialRule }) =>
    SPECIALS[rule] ?? (special === undefined ? "" : specialWordsEn(special, PLAIN)),
  effects: ({ effects }: { effects: readonly Effect[] }) => effectsEn(effects, PLAIN),
  "story.old-mansion": oldMansionStoryEn,
  "story.auction-house": auctionHouseStoryEn,
  "story.embassy-ball": embassyBallStoryEn,
  "story.private-bank": privateBankStoryEn,
  "story.own": "Nobody has written down yet what goes on here at night. Have a look.",
  "bar.time": "Time",
  "bar.traces": "Traces",
  "bar.cars": "Cars",
  "bar.police": "Police",
  "tool.grid": "Grid",
  "tool.circle-boxes": "Circle boxes",
  "tool.tree": "Tree",
  "tool.pyramid": "Pyramid",

  "option.scenario": "Scenario",
  "option.scenario.help": "Where the crew breaks in. C-1.1",
  "option.scenario.old-mansion": nameOf("old-mansion"),
  "option.scenario.old-mansion.help": "A good first night: seven rooms, and a colonel who sleeps lightly.",
  "option.scenario.auction-house": nameOf("auction-house"),
  "option.scenario.auction-house.help":
    "The night before the sale: a porter walks his rounds, and good manners win time.",
  "option.scenario.embassy-ball": nameOf("embassy-ball"),
  "option.scenario.embassy-ball.help": "Two hundred guests, a tired orchestra, and a sentry who drinks to his king.",
  "option.scenario.private-bank": nameOf("private-bank"),
  "option.scenario.private-bank.help": "For the fearless: two locks click, the third one rings.",
  "option.scenario.own": nameOf("own"),
  "option.scenario.own.help": "From the workshop, or from somebody who was there.",
  "option.code": "Code of the plan",
  "option.code.help": "It holds the whole plan.",
  ...planProblemsEn(nameOf),
  "option.thief": "Thief",
  "option.thief.help": "Everybody is another one. C-1.1",
  "option.thief.any": "Any thief",
  "option.thief.bruce": THIEVES["bruce"][0],
  "option.thief.janet": THIEVES["janet"][0],
  "option.thief.matt": THIEVES["matt"][0],
  "option.thief.trixie": THIEVES["trixie"][0],
  "no.same-thief": "Two of you want to be the same thief.",

  "points.loot": ({ loot }: { loot: string }) => nameOf(loot),
  "points.collection": ({ rule, count: n }: { rule: string; count: number }) => `${nameOf(rule)}, ${count(n, "piece")}`,
  "points.time": ({ count: n }: { count: number }) => `${count(n, "time symbol")} left`,
  "points.alarm": "The alarm",
  "points.traces": ({ count: n }: { count: number }) => count(n, "trace"),
  "points.caught-by-traces": "Caught: too many traces",
  "points.caught-by-police": "Caught in the escape",
  "result.clou": "A real clou",
  "result.all-right": "All right",
  "result.meagre": "A meagre night",
  "result.caught-by-traces": "Caught",
  "result.caught-by-police": "Caught on the road",

  "chapter.rolled": ({ round }: Told<"rolled">) => `Round ${round}`,
  "sketch.round": ({ round }: { round: number }) => `Round ${round}`,
  "sketch.dice": ({ dice }: { dice: number[] }) => `Dice: ${dice.join(" ")}`,
  "sketch.bar": ({ bar, left }: { bar: string; left: number }) =>
    `${{ time: "time", traces: "traces", cars: "cars", police: "police" }[bar] ?? nameOf(bar)} ${left}`,
  "sketch.points": ({ points }: { points: number }) => count(points, "point"),
  "sketch.left": ({ dice }: { dice: number[] }) => (dice.length === 0 ? "no dice left" : `left: ${dice.join(" ")}`),
  "sketch.closed": "closed",
  "sketch.row": ({ row }: { row: string }) => shortPlace(row),
  "sketch.gift": ({ gift }: { gift: string }) => gift,
  "sketch.condition": ({ condition }: { condition: string }) => condition,
  "sketch.bonus": (when: { once?: number; alike?: number; within?: number[]; total?: number; of?: number }) => {
    if (when.once !== undefined) return `one ${when.once}`;
    if (when.alike !== undefined) return when.alike === 2 ? "a pair" : "three alike";
    if (when.within !== undefined) return `a die ${when.within.join(" to ")}`;
    return `${["a die is", "two make", "all make"][(when.of ?? 1) - 1]} ${when.total ?? 0}`;
  },
  "sketch.face": ({ hasCar, hasPolice }: { hasCar: boolean; hasPolice: boolean }): string =>
    hasCar && hasPolice ? "both" : hasCar ? "car" : "police",
} satisfies MessageTable;
