import type { Speaker } from "@safehouse/kernel";
import { readCondition } from "../content/conditions.ts";
import { GEAR_PREFIX } from "../content/gear.ts";
import { type Colour, readColours, readGift } from "../content/symbols.ts";

export const COLOUR: { readonly [colour in Colour]: string } = {
  strength: "strength",
  dexterity: "dexterity",
  cunning: "cunning",
  lock: "lock",
  safe: "safe",
  electronics: "electronics",
  disguise: "disguise",
};

export const THIEVES: { readonly [id: string]: readonly [name: string, role: string] } = {
  bruce: ["Bruce", "the strongman"],
  janet: ["Janet", "the planner"],
  matt: ["Matt", "the petty crook"],
  trixie: ["Trixie", "the tinkerer"],
};

export const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });
export const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

export function colourWords(word: string): string {
  return OR.format((readColours(word) ?? []).map((colour) => COLOUR[colour]));
}

/** "lock or safe", "±2", "an extra 5", "any number or circle" */
export function giftName(word: string): string {
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
  star: ([star, n]) => `circle ${n} of star ${star}`,
};

/** A second bar of an ability: `strength2`. */
const SECOND_BAR = /^(strength|dexterity|cunning)(\d)$/;

const SHORT: { readonly [row: string]: string } = {
  circle: "circle box",
  special: "symbol circle",
  "grid-columns": "grid columns",
  bonus: "dice bonus",
  talent: "talents",
};

const LINES: { readonly [what: string]: string } = {
  "grid-row": "grid row",
  "grid-column": "grid column",
  circle: "circle box line",
  special: "symbol line",
};

/** "more than 3", "even" */
export function conditionName(word: string): string {
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

export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? noun : plural}`;
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${other}`;
}

export function people(who: Speaker, seats: readonly number[]): string {
  return AND.format(seats.map((seat) => (who.isYou(seat) ? "you" : who.name(seat))));
}

/** "1 + 3 = 4", "1 + extra 5 − 1 = 5" */
export function sum(dice: readonly number[], extra: readonly number[], by: number, number: number): string {
  const parts = [...dice.map(String), ...extra.map((face) => `extra ${face}`)].join(" + ");
  const shift = by === 0 ? "" : by < 0 ? ` − ${-by}` : ` + ${by}`;
  return parts === String(number) && shift === "" ? parts : `${parts}${shift} = ${number}`;
}

export function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface Places {
  placeName(id: string): string;
  shortPlace(id: string): string;
  lineName(id: string): string;
}

/** Places on the own sheet and on the plan, with a game's own names. */
export function makePlaces(nameOf: (id: string) => string): Places {
  /** "box 3 of the strength bar", "grid circle 5", "Window, symbol 2" */
  const placeName = (id: string): string => {
    const [, what, numbers] = /^(.*?)((?:-\d+)+)$/.exec(id) ?? ["", id, ""];
    const list = numbers.split("-").slice(1);
    if (what.startsWith(GEAR_PREFIX))
      return `${nameOf(what.slice(GEAR_PREFIX.length))}, place ${list[1]} of line ${list[0]}`;
    const tool = TOOLS[what];
    if (tool !== undefined) return tool(list);
    const bar = /^(strength|dexterity|cunning)(\d?)$/.exec(what);
    if (bar !== null)
      return `box ${list[0]} of the ${COLOUR[bar[1] as Colour]} bar${bar[2] === "" ? "" : ` ${bar[2]}`}`;
    return list.length === 0 ? nameOf(what) : `${nameOf(what)}, symbol ${list[0]}`;
  };

  /** "strength 3", "grid 5", "circle box 2-1": where room is short. */
  const shortPlace = (id: string): string => {
    const [, what, numbers] = /^(.*?)((?:-\d+)*)$/.exec(id) ?? ["", id, ""];
    const bar = SECOND_BAR.exec(what);
    const row = bar === null ? what : bar[1];
    const short = SHORT[row] ?? nameOf(row.replace(GEAR_PREFIX, ""));
    return `${short}${bar === null ? "" : ` ${bar[2]}`} ${numbers.slice(1)}`.trim();
  };

  const lineName = (id: string): string => {
    const [, what, n] = /^(.*)-(\d+)$/.exec(id) ?? ["", id, ""];
    return `${LINES[what] ?? nameOf(what.replace(GEAR_PREFIX, ""))} ${n}`;
  };

  return { placeName, shortPlace, lineName };
}
