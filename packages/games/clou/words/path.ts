import { MOST_BRANCHES, type PathStep } from "@safehouse/kernel";
import { giftName } from "../compile/gifts.ts";
import { CIRCLE_BOX, type CompiledSheet } from "../compile/sheet.ts";
import { GEAR_PREFIX } from "../content/gear.ts";
import { ABILITIES } from "../content/symbols.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";

/** How one comes to a move: `4+5 grid 4`, `add die 5`, `cross lock window 2`. Seats count from 1, as people do. */
export function path(sight: Sight, seat: number, move: Move): readonly PathStep[] {
  switch (move.do) {
    case "use":
      return [gather("use"), dice(move.dice), ...cellSteps(sight, seat, move.cell)];
    case "ready":
      return [
        verb("add"),
        gift(move.white),
        ...("by" in move ? [{ id: signed(move.by), label: { id: "step.by", args: { by: move.by } } }] : []),
      ];
    case "any":
      return [verb("any"), ...cellSteps(sight, seat, move.cell)];
    case "loot":
      return [verb("take"), ...placeSteps(sight, seat, move.loot)];
    case "star":
      return starSteps(move);
    case "write":
      return [verb("write"), range("range", move.number), number(move.number)];
    case "cross":
      return [verb("cross"), gift(move.gift), ...placeSteps(sight, seat, move.at)];
    case "let-go":
    case "take":
      return [verb(move.do), gift(move.gift)];
    case "name":
      return [verb("driver"), person(move.seat)];
    case "finish":
      return [{ id: "done", label: { id: "move.finish" } }];
    default:
      return [{ id: move.do, label: { id: `move.${move.do}` } }];
  }
}

function starSteps(move: Extract<Move, { do: "star" }>): PathStep[] {
  const star: PathStep = { id: move.star, label: { id: "star", args: { star: move.star } } };
  if ("die" in move) {
    const { die, to } = move;
    return [verb("star"), star, { id: String(die), label: { id: "step.turn", args: { die } } }, number(to)];
  }
  return [verb("star"), star, ...("for" in move ? [person(move.for)] : [])];
}

/** On the plan by rooms, else as on the sheet. */
export function placeSteps(sight: Sight, seat: number, place: string): PathStep[] {
  const { plan } = sight.table;
  const [what, ...numbers] = placeWords(place);
  const thing = plan.thingIndex.get(what as string);
  if (thing === undefined) return [gather("sheet"), ...cellSteps(sight, seat, place)];
  const room = plan.roomNames[plan.thingRoom[thing]];
  return [
    ...(plan.roomNames.length > MOST_ROOMS ? [range("rooms", plan.thingRoom[thing] + 1)] : []),
    { id: room, label: { id: "name", args: { id: room } }, gathers: true },
    { id: what as string, label: { id: "name", args: { id: what as string } } },
    ...numbers.map((n): PathStep => ({ id: n, label: { id: "step.symbol", args: { number: Number(n) } } })),
  ];
}

/** The bar or tool, its line if it has some, and the cell with what it would give. */
export function cellSteps(sight: Sight, seat: number, name: string): PathStep[] {
  const sheet = sight.table.sheets[seat];
  const [what, ...numbers] = placeWords(name) as [string, ...string[]];
  const isGear = name.startsWith(GEAR_PREFIX);
  const part = isGear ? "gear" : ABILITIES.some((ability) => what.startsWith(ability)) ? "abilities" : "tools";
  const row = isGear ? GEAR_PREFIX + what : what;
  const lines = numbers.slice(0, -1);
  const last = numbers.at(-1) as string;
  const cell = sheet.indexOf.get(name) as number;
  return [
    gather(part),
    { id: what, label: { id: "row", args: { row } } },
    ...lines.map((n): PathStep => ({ id: n, label: { id: "step.line", args: { tool: row, number: Number(n) } } })),
    ...(what === "grid" ? [gridRow(Number(last))] : []),
    {
      id: last,
      label: { id: "step.cell", args: { tool: row, number: Number(last), gives: givenBy(sight, seat, sheet, cell) } },
    },
  ];
}

/** What marking a cell brings: its own gifts, and those of lines that it would finish. A circle box gives when it is crossed. */
function givenBy({ table, board }: Sight, seat: number, sheet: CompiledSheet, cell: number): string[] {
  const held = (each: number): number => board[table.cellsAt[seat] + each];
  const isDone = (each: number): boolean => (sheet.kind[each] === CIRCLE_BOX ? held(each) < 0 : held(each) !== 0);
  const isCrossed = sheet.kind[cell] !== CIRCLE_BOX || held(cell) > 0;
  const finished = sheet.linesOf[cell].filter((line) =>
    sheet.lineCells[line].every((other) => other === cell || isDone(other)),
  );
  return [...sheet.gives[cell], ...(isCrossed ? finished.flatMap((line) => sheet.lineGives[line]) : [])].map(giftName);
}

/** `grid-4` is "grid 4", `tree-2-1` is "tree 2 1"; whatever stands before the numbers is one word. */
function placeWords(place: string): string[] {
  const [, what = place, numbers = ""] = /^(.*?)((?:-\d+)*)$/.exec(place.replace(GEAR_PREFIX, "")) ?? [];
  return [what, ...numbers.split("-").filter(Boolean)];
}

function dice(faces: readonly number[]): PathStep {
  if (faces.length === 0) return { id: "extra", label: { id: "step.extra" } };
  return { id: faces.join("+"), label: { id: "step.dice", args: { dice: faces } } };
}

/** `die 5`, `lock/safe`; `±2` as everybody can type it. */
function gift(word: string): PathStep {
  return { id: word.replace("±", "+-"), label: { id: "symbol", args: { symbol: word } } };
}

export function verb(what: string): PathStep {
  return { id: what, label: { id: `step.${what}` } };
}

export function gather(what: string): PathStep {
  return { ...verb(what), gathers: true };
}

function number(n: number): PathStep {
  return { id: String(n), label: { id: "step.number", args: { number: n } } };
}

const RANGE = 6;
/** With the sheet beside them there are no more choices than anybody can listen to. */
const MOST_ROOMS = MOST_BRANCHES - 1;

/** Numbers, or rooms in the order of the plan, by the half dozen. */
function range(what: "range" | "rooms", n: number): PathStep {
  const from = n - ((n - 1) % RANGE);
  const to = from + RANGE - 1;
  return { id: `${from}-${to}`, label: { id: `step.${what}`, args: { from, to } }, gathers: true };
}

function gridRow(cell: number): PathStep {
  const row = Math.ceil(cell / 3);
  return { id: `row-${row}`, label: { id: "step.grid-row", args: { row } }, gathers: true };
}

function person(seat: number): PathStep {
  return { id: String(seat + 1), label: { id: "step.seat", args: { seat } } };
}

const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);
