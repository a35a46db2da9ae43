import type { Speaker } from "@safehouse/kernel";
import { readCondition } from "../content/conditions.ts";
import { GEAR_PREFIX } from "../content/gear.ts";
import { type Colour, readColours, readGift } from "../content/symbols.ts";
import type { Places } from "./words-en.ts";

export const COLOUR: { readonly [colour in Colour]: string } = {
  strength: "Stärke",
  dexterity: "Geschick",
  cunning: "List",
  lock: "Schloss",
  safe: "Tresor",
  electronics: "Elektronik",
  disguise: "Verkleidung",
};

export const THIEVES: { readonly [id: string]: readonly [name: string, role: string] } = {
  bruce: ["Bruce", "der Kraftmensch"],
  janet: ["Janet", "die Planerin"],
  matt: ["Matt", "der Kleinganove"],
  trixie: ["Trixie", "die Tüftlerin"],
};

export const AND = new Intl.ListFormat("de", { type: "conjunction" });
export const OR = new Intl.ListFormat("de", { type: "disjunction" });

export function colourWords(word: string): string {
  return OR.format((readColours(word) ?? []).map((colour) => COLOUR[colour]));
}

/** "Schloss oder Tresor", "Zahl ±2", "Zusatzwürfel 5" */
export function giftName(word: string): string {
  const gift = readGift(word);
  if (gift === null) return word;
  if (gift.kind === "colour") return colourWords(word);
  if (gift.kind === "adjust") return `Zahl ±${gift.by}`;
  if (gift.kind === "die") return `Zusatzwürfel ${gift.face}`;
  return { either: "Zahl oder Kreis nach Wahl", number: "Zahl nach Wahl", circle: "Kreis nach Wahl" }[gift.what];
}

const TOOLS: { readonly [tool: string]: (numbers: readonly string[]) => string } = {
  grid: ([n]) => `Gitter, Kreis ${n}`,
  circle: ([line, n]) => `Kreiskästen, Reihe ${line}, Kasten ${n}`,
  tree: ([column, n]) => `Baum, Spalte ${column}, Kreis ${n}`,
  pyramid: ([row, n]) => `Pyramide, Reihe ${row}, Kasten ${n}`,
  special: ([line, n]) => `Symbolkreis ${n} in Reihe ${line}`,
  star: ([star, n]) => `Stern ${star}, Kreis ${n}`,
};

/** A second bar of an ability: `strength2`. */
const SECOND_BAR = /^(strength|dexterity|cunning)(\d)$/;

const SHORT: { readonly [row: string]: string } = {
  ...COLOUR,
  grid: "Gitter",
  circle: "Kreiskasten",
  tree: "Baum",
  pyramid: "Pyramide",
  special: "Symbolkreis",
  star: "Stern",
  "grid-columns": "Gitterspalten",
  bonus: "Würfelbonus",
  talent: "Talente",
  escape: "Flucht",
};

const LINES: { readonly [what: string]: string } = {
  "grid-row": "Gitterzeile",
  "grid-column": "Gitterspalte",
  circle: "Kreiskasten-Reihe",
  special: "Symbolreihe",
};

/** "mehr als 3", "eine gerade Zahl" */
export function conditionName(word: string): string {
  const condition = readCondition(word);
  if (condition === null) return word;
  switch (condition.op) {
    case "<":
      return `weniger als ${condition.number}`;
    case ">":
      return `mehr als ${condition.number}`;
    case "=":
      return `genau ${condition.number}`;
    case "≠":
      return `alles außer ${condition.number}`;
    case "even":
      return "eine gerade Zahl";
    case "odd":
      return "eine ungerade Zahl";
  }
}

export function count(n: number, one: string, many: string): string {
  return `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? one : many}`;
}

export const points = (n: number): string => count(n, "Punkt", "Punkte");
export const withPoints = (n: number): string => `mit ${count(n, "Punkt", "Punkten")}`;

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function does(who: Speaker, seat: number, you: string, other: string): string {
  return who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${other}`;
}

export function people(who: Speaker, seats: readonly number[]): string {
  return AND.format(seats.map((seat) => (who.isYou(seat) ? "du" : who.name(seat))));
}

/** "1 + 3 = 4", "1 + Zusatz 5 − 1 = 5" */
export function sum(dice: readonly number[], extra: readonly number[], by: number, number: number): string {
  const parts = [...dice.map(String), ...extra.map((face) => `Zusatz ${face}`)].join(" + ");
  const shift = by === 0 ? "" : by < 0 ? ` − ${-by}` : ` + ${by}`;
  return parts === String(number) && shift === "" ? parts : `${parts}${shift} = ${number}`;
}

export function waiting(you: string, other: string): (args: { seats: readonly number[] }, who: Speaker) => string {
  return ({ seats }, who) => seats.map((seat) => `${does(who, seat, you, other)}.`).join(" ");
}

/** Places on the own sheet and on the plan, with a game's own names. */
export function makePlaces(nameOf: (id: string) => string): Places {
  /** "Stärke, Kasten 3", "Gitter, Kreis 5", "Fenster, Symbol 2" */
  const placeName = (id: string): string => {
    const [, what, numbers] = /^(.*?)((?:-\d+)+)$/.exec(id) ?? ["", id, ""];
    const list = numbers.split("-").slice(1);
    if (what.startsWith(GEAR_PREFIX))
      return `${nameOf(what.slice(GEAR_PREFIX.length))}, Reihe ${list[0]}, Platz ${list[1]}`;
    const tool = TOOLS[what];
    if (tool !== undefined) return tool(list);
    const bar = /^(strength|dexterity|cunning)(\d?)$/.exec(what);
    if (bar !== null) return `${COLOUR[bar[1] as Colour]}${bar[2] === "" ? "" : ` ${bar[2]}`}, Kasten ${list[0]}`;
    return list.length === 0 ? nameOf(what) : `${nameOf(what)}, Symbol ${list[0]}`;
  };

  /** "Stärke 3", "Gitter 5", "Kreiskasten 2-1": where room is short. */
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
