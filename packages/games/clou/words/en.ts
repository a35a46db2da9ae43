import type { MessageTable, Speaker } from "@safehouse/kernel";
import { GEAR_PREFIX } from "../content/gear.ts";
import { AND, capital, count, giftName, OR, signed } from "../text/words-en.ts";

export interface CellArgs {
  readonly kind: string;
  readonly state: "empty" | "written" | "crossed";
  readonly number: number;
  /** The number or symbol printed on a circle. */
  readonly own: string | null;
  readonly asks: readonly string[];
  /** How it must stand to what comes before it. */
  readonly isAfter: string | null;
  readonly gives: readonly string[];
  readonly leadsTo: readonly string[];
}

export interface ThingArgs {
  readonly name: string;
  readonly isDone: boolean;
  readonly value: number;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly needs: readonly string[];
  readonly traces: number;
  /** What else happens, in words. */
  readonly effects: string;
}

/** "more than the box before", or in a pyramid than those below. */
function compared({ kind, isAfter }: CellArgs): string {
  const other = kind === "pyramid" ? "the two below together" : "the one before";
  if (isAfter === "=") return kind === "pyramid" ? `exactly ${other}` : `the same as ${other}`;
  if (kind === "pyramid" || isAfter === "<") return `more than ${other}`;
  return isAfter === ">" ? `less than ${other}` : `anything but ${other}`;
}

function asked(cell: CellArgs): string {
  if (cell.own !== null) return cell.own;
  const all = [...(cell.isAfter === null ? [] : [compared(cell)]), ...cell.asks];
  return all.length === 0 ? "any number" : AND.format(all);
}

/** "2 × lock" */
function counted(symbols: readonly string[]): string[] {
  return [...Map.groupBy(symbols, (symbol) => symbol)].map(([symbol, alike]) =>
    alike.length === 1 ? symbol : `${alike.length}\u00a0× ${symbol}`,
  );
}

/** "2 × lock and strength (1 trace, the alarm)" */
export function wayWords({ needs, traces, effects }: Way): string {
  const price = [traces === 0 ? "" : count(traces, "trace"), effects].filter((each) => each !== "").join(", ");
  return needs.length === 0 ? price : `${AND.format(counted(needs))}${price === "" ? "" : ` (${price})`}`;
}

const LINE: { readonly [tool: string]: string } = { tree: "column", pyramid: "row" };
const CELL: { readonly [tool: string]: string } = {
  grid: "circle",
  tree: "circle",
  special: "circle",
};

const cellNoun = (tool: string): string => CELL[tool] ?? (tool.startsWith(GEAR_PREFIX) ? "place" : "box");

export const en = {
  "words.round": ({ round, crew }: { round: number; crew: number }) =>
    `Round ${round}, ${crew === 1 ? "on your own" : `crew of ${crew}`}.`,
  "words.dice": ({ dice, left }: { dice: readonly number[]; left: readonly number[] | null }) =>
    `Dice: ${dice.join(", ")}${left === null || left.length === dice.length ? "" : left.length === 0 ? "; none left" : `; left: ${left.join(", ")}`}.`,
  "words.bar": ({ bar, left }: { bar: string; left: number }) => `${bar}: ${left} left.`,
  "words.bar-brief": ({ bar, left }: { bar: string; left: number }) => `${bar} ${left}`,
  "words.points": ({ points }: { points: number }) => `${count(points, "point")}.`,
  "words.forbidden": ({ symbols }: { symbols: readonly string[] }) =>
    `Not on the plan this round: ${OR.format(symbols)}.`,
  "words.plan": "Rooms you can reach",
  "words.shut": "Rooms still shut",
  "words.special": "Special rules",
  "words.crew": "Crew",
  "words.gear": "Experience and tools",
  "words.sheet": ({ thief, name }: { thief: string; name: string | null }) =>
    name === null ? `Your sheet, ${thief}` : `${name}’s sheet, ${thief}`,
  "words.thing": ({ name, isDone, value, ways }: ThingArgs) => {
    const worth = value === 0 ? "" : `, worth ${value}`;
    if (isDone) return `${name}: done${worth}.`;
    const words = ways.map(wayWords).filter((way) => way !== "");
    return `${name}${words.length === 0 ? "" : `: ${words.join(", or ")}`}${worth}.`;
  },
  "words.player": (args: { name: string; thief: string; dice: readonly number[] | null; whites: readonly string[] }) =>
    [
      `${args.name} as ${args.thief}`,
      ...(args.dice === null ? [] : [args.dice.length === 0 ? "no dice left" : `dice left: ${args.dice.join(", ")}`]),
      ...(args.whites.length === 0 ? [] : [`holds ${AND.format(args.whites)}`]),
    ].join("; "),
  "words.escape": ({ faces }: { faces: readonly { face: number; does: string }[] }) =>
    `At the wheel: ${faces.map(({ face, does }) => `${face} ${does}`).join(", ")}.`,
  "words.tool": ({ name, rows }: { name: string; rows: readonly string[] }) => `${capital(name)}: ${rows.join(". ")}.`,
  "words.row": ({ cells, gives }: { cells: readonly string[]; gives: readonly string[] }) =>
    `${cells.join("; ")}${gives.length === 0 ? "" : `; all of it gives ${AND.format(gives)}`}`,
  "words.columns": ({ columns }: { columns: readonly (readonly string[])[] }) =>
    `The columns give ${columns.map((gives) => AND.format(gives)).join("; ")}`,
  "words.cell": (cell: CellArgs) => {
    if (cell.state === "crossed") return `${cell.own ?? cell.number} crossed`;
    if (cell.state === "written")
      return cell.kind === "circle-box" ? `${cell.number}, to be crossed by another ${cell.number}` : `${cell.number}`;
    const gives = cell.gives.length === 0 ? "" : ` gives ${AND.format(cell.gives)}`;
    const leads = cell.leadsTo.length === 0 ? "" : `, leads to ${OR.format(cell.leadsTo)}`;
    return `${asked(cell)}${gives}${leads}`;
  },
  "words.bonuses": ({ name, each }: { name: string; each: readonly { when: string; gives: string }[] }) =>
    `${capital(name)}: ${each.map(({ when, gives }) => `${when} gives ${gives}`).join("; ")}.`,
  "words.when": (when: { once?: number; alike?: number; within?: number[]; total?: number; of?: number }) => {
    if (when.once !== undefined) return `one ${when.once}`;
    if (when.alike !== undefined) return when.alike === 2 ? "a pair" : "three alike";
    if (when.within !== undefined) return `a die ${when.within.join(" to ")}`;
    return `${["a die is", "two make", "all make"][(when.of ?? 1) - 1]} ${when.total ?? 0}`;
  },
  "words.star": ({ name, does, left, of }: { name: string; does: string; left: number; of: number }) =>
    `Star, ${name}: ${left} of ${of} left. ${does}`,
  "words.gift": ({ gift }: { gift: string }) => gift,
  "words.condition": ({ condition }: { condition: string }) => condition,

  "step.use": "Use dice",
  "step.add": "Add something to the dice",
  "step.any": "Fill as you like",
  "step.take": "Take",
  "step.star": "Cross a star",
  "step.write": "Write a number",
  "step.cross": "Cross",
  "step.let-go": "Let go",
  "step.driver": "Who drives",
  "step.sheet": "On the sheet",
  "step.abilities": "Abilities",
  "step.tools": "Tools",
  "step.gear": "Experience and campaign tools",
  "step.extra": "The extra",
  "step.dice": ({ dice }: { dice: readonly number[] }) =>
    dice.length === 1
      ? `the ${dice[0]}`
      : `${AND.format(dice.map(String))}, together ${dice.reduce((sum, face) => sum + face, 0)}`,
  "step.by": ({ by }: { by: number }) => `count ${signed(by)}`,
  "step.turn": ({ die }: { die: number }) => `turn the ${die}`,
  "step.number": ({ number }: { number: number }) => String(number),
  "step.range": ({ from, to }: { from: number; to: number }) => `${from} to ${to}`,
  "step.rooms": ({ from, to }: { from: number; to: number }) => `Rooms ${from} to ${to} of the plan`,
  "step.grid-row": ({ row }: { row: number }) => `row ${row}`,
  "step.symbol": ({ number }: { number: number }) => `symbol ${number}`,
  "step.line": ({ tool, number }: { tool: string; number: number }) => `${LINE[tool] ?? "line"} ${number}`,
  "step.cell": ({ tool, number, gives }: { tool: string; number: number; gives: readonly string[] }) =>
    `${cellNoun(tool)} ${number}${gives.length === 0 ? "" : `, gives ${AND.format(gives.map(giftName))}`}`,
  "step.seat": ({ seat }: { seat: number }, who: Speaker) => (who.isYou(seat) ? "myself" : who.name(seat)),
} satisfies MessageTable;
