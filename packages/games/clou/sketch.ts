import { type Sketch, type SketchContext, type SketchPart, wrapLine } from "@safehouse/kernel";
import { CHOOSE_DRIVER, DICE, DONE, DRIVE, FINISHED, OPEN, ROUND, STAGE, TIME, TRACES, USE_DICE } from "./slots.ts";
import type { TableFinder } from "./compile/tables.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { totalPoints } from "./points.ts";
import { diceLeft, facesOf } from "./rules/dice.ts";
import { escapeRow, gearPart, sheetPart } from "./sketch-sheet.ts";
import type { View } from "./view.ts";

/** What a question is about comes first where there is not room for all: the sheet for dice, the plan for symbols, the road at its end. */
const RANKS = {
  dice: { sheet: 1, plan: 2, gear: 3, crew: 4, special: 5 },
  settle: { plan: 1, sheet: 2, crew: 3, gear: 4, special: 5 },
  drive: { crew: 1, plan: 2, sheet: 3, gear: 4, special: 5 },
} as const;

/** The table in the terminal: bars, the plan room by room, and the sheets with what is written on them. */
export function makeSketch(tableOf: TableFinder): Sketch<View> {
  return (view, context) => {
    const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
    const own = view.seat ?? 0;
    const ranks = RANKS[isDriving(sight) ? "drive" : view.queue.length > 0 ? "settle" : "dice"];
    return [
      heading(sight, context),
      ...bars(sight, context),
      { name: "plan", rank: ranks.plan, ...plan(sight, context) },
      { name: "special", rank: ranks.special, lines: rules(sight, context) },
      { name: "crew", rank: ranks.crew, ...crew(sight, context) },
      { name: "sheet", rank: ranks.sheet, ...sheetPart(sight, own, context) },
      { name: "gear", rank: ranks.gear, ...gearPart(sight, own, context) },
    ];
  };
}

type Lines = Pick<SketchPart, "lines" | "short">;

function heading({ table, board }: Sight, { say, paint }: SketchContext): string {
  const title = say({ id: "name", args: { id: table.plan.scenario } });
  const dice = board[DICE] === 0 ? "" : `  ${say({ id: "sketch.dice", args: { dice: board.slice(DICE, DICE + 3) } })}`;
  return `${paint.bold(title)}  ${say({ id: "sketch.round", args: { round: board[ROUND] } })}${dice}`;
}

function bars(sight: Sight, { say, paint, width }: SketchContext): string[] {
  const { table, board } = sight;
  const bar = (name: string, left: number): string => say({ id: "sketch.bar", args: { bar: name, left } });
  const facts = [
    bar("time", board[TIME]),
    bar("traces", board[TRACES]),
    ...table.plan.bars.map(({ id }, i) => bar(id, board[table.barsAt + i])),
    say({ id: "sketch.points", args: { points: totalPoints(sight) } }),
  ];
  return hanging(facts.join(" · "), width).map((line) => paint.dim(line));
}

/** In short without what is done, and all closed rooms in one line. */
function plan(sight: Sight, context: SketchContext): Lines {
  const { table, board } = sight;
  const { say, paint, width } = context;
  const rooms = table.plan.roomNames.map((id, r) => ({
    name: say({ id: "name", args: { id } }),
    isOpen: board[table.roomsAt + r] === OPEN,
    things: table.plan.thingNames.flatMap((thing, t) =>
      table.plan.thingRoom[t] === r
        ? [
            {
              text: `${say({ id: "name", args: { id: thing } })} ${thingMarks(sight, t, context)}`,
              isDone: board[table.thingsAt + t] === DONE,
            },
          ]
        : [],
    ),
  }));
  const room = (name: string, things: readonly { readonly text: string }[]): string[] =>
    hanging(`${name}: ${things.map(({ text }) => text).join(" · ")}`, width).map((line, i) =>
      i === 0 ? paint.bold(name) + line.slice(name.length) : line,
    );
  const closedRooms = rooms.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  const closed =
    closedRooms.length === 0 ? [] : hanging(`${say({ id: "sketch.closed" })}: ${closedRooms.join(" · ")}`, width);
  return {
    lines: rooms.flatMap(({ name, isOpen, things }) =>
      isOpen ? room(name, things) : [paint.dim(`${name}: ${say({ id: "sketch.closed" })}`)],
    ),
    short: [
      ...rooms.flatMap(({ name, isOpen, things }) => {
        const left = things.filter(({ isDone }) => !isDone);
        return isOpen && left.length > 0 ? room(name, left) : [];
      }),
      ...closed.map((line) => paint.dim(line)),
    ],
  };
}

/** What the plan's own rules say, as long as nobody knows them by heart. */
function rules({ table, board }: Sight, { say, paint, width }: SketchContext): string[] {
  if (board[ROUND] > 1) return [];
  const { bars: own, marks, collections } = table.plan;
  const ids = [...own.map(({ id }) => id), ...marks.map(({ id }) => id), ...collections.keys()];
  const textOf = (rule: string): string =>
    `${say({ id: "name", args: { id: rule } })}: ${say({ id: "special.rule", args: { rule } })}`;
  return ids.flatMap((rule) => hanging(textOf(rule), width).map((line) => paint.dim(line)));
}

const INDENT = 4;

const hanging = (text: string, width: number): string[] => wrapLine(text, width, INDENT);

function isDriving({ board }: Sight): boolean {
  return board[STAGE] === CHOOSE_DRIVER || board[STAGE] === DRIVE;
}

/** "✓", "(3)" for loot that is there, or what each part still needs. */
function thingMarks({ table, board }: Sight, thing: number, { say }: SketchContext): string {
  const { plan: compiled } = table;
  if (board[table.thingsAt + thing] === DONE) return "✓";
  const parts = compiled.thingParts[thing].map((part) =>
    compiled.partSymbols[part]
      .filter((symbol) => board[table.symbolsAt + symbol] === 0)
      .map((symbol) => say({ id: "sketch.gift", args: { gift: maskName(compiled.symbolMask[symbol]) } }))
      .join(" "),
  );
  const needs = parts.filter((part) => part !== "").join(" | ");
  const value = compiled.value[thing] === 0 ? "" : `(${compiled.value[thing]})`;
  return [value, needs === "" ? "" : `[${needs}]`].filter((text) => text !== "").join(" ");
}

/** Who is there, and once it comes to that, how each of them drives. In short all in one line, as long as nobody drives. */
function crew(sight: Sight, context: SketchContext): Lines {
  const seats = sight.table.sheets.map((_, seat) => seat);
  const { paint, width } = context;
  const isRoad = isDriving(sight);
  const lines = seats.flatMap((seat) => {
    const { text, isBusy } = player(sight, seat, context);
    return [isBusy ? paint.bold(text) : text, ...(isRoad ? escapeRow(sight, seat, context) : [])];
  });
  if (isRoad) return { lines };
  return { lines, short: hanging(seats.map((seat) => player(sight, seat, context).text.trim()).join(" · "), width) };
}

function player(
  sight: Sight,
  seat: number,
  { say, name }: SketchContext,
): { readonly text: string; readonly isBusy: boolean } {
  const { table, board } = sight;
  const thief = say({ id: "thief", args: { thief: table.sheets[seat].thief } });
  const isBusy = board[STAGE] === USE_DICE && board[table.seatAt[seat] + FINISHED] === 0;
  const left = isBusy ? ` · ${say({ id: "sketch.left", args: { dice: facesOf(board, diceLeft(sight, seat)) } })}` : "";
  return { text: `${isBusy ? "▸" : " "} ${name(seat)} (${thief})${left}`, isBusy };
}
