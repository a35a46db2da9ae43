import type { Sketch, SketchContext } from "@safehouse/kernel";
import {
  CHOOSE_DRIVER,
  DICE,
  DONE,
  DRIVE,
  FINISHED,
  OPEN,
  OVER,
  ROUND,
  STAGE,
  TIME,
  TRACES,
  USE_DICE,
} from "./board.ts";
import type { TableFinder } from "./compile/tables.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { totalPoints } from "./points.ts";
import { diceLeft, facesOf } from "./rules/dice.ts";
import { escapeRow, sheetRows } from "./sketch-sheet.ts";
import { wrapWords } from "./sketch-wrap.ts";
import type { View } from "./view.ts";

/** The table in the terminal: bars, the plan room by room, and the sheets with what is written on them. */
export function makeSketch(tableOf: TableFinder): Sketch<View> {
  return (view, context) => {
    const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
    const lines = [
      heading(sight, context),
      bars(sight, context),
      "",
      ...plan(sight, context),
      ...rules(sight, context),
    ];
    const own = view.seat ?? 0;
    for (let seat = 0; seat < view.seats; seat++) {
      lines.push("", player(sight, seat, context));
      if (seat === own) lines.push(...sheetRows(sight, seat, context));
      if (isDriving(sight)) lines.push(...escapeRow(sight, seat, context));
    }
    return lines;
  };
}

function heading({ table, board }: Sight, { say, paint }: SketchContext): string {
  const title = say({ id: "name", args: { id: table.plan.scenario } });
  const dice = board[DICE] === 0 ? "" : `  ${say({ id: "sketch.dice", args: { dice: board.slice(DICE, DICE + 3) } })}`;
  return `${paint.bold(title)}  ${say({ id: "sketch.round", args: { round: board[ROUND] } })}${dice}`;
}

function bars(sight: Sight, { say, paint }: SketchContext): string {
  const { table, board } = sight;
  const bar = (name: string, left: number): string => say({ id: "sketch.bar", args: { bar: name, left } });
  const facts = [
    bar("time", board[TIME]),
    bar("traces", board[TRACES]),
    ...table.plan.bars.map(({ id }, i) => bar(id, board[table.barsAt + i])),
    say({ id: "sketch.points", args: { points: totalPoints(sight) } }),
  ];
  return paint.dim(facts.join(" · "));
}

function plan(sight: Sight, context: SketchContext): string[] {
  const { table, board } = sight;
  const { say, paint, width } = context;
  return table.plan.roomNames.flatMap((room, r) => {
    const name = say({ id: "name", args: { id: room } });
    if (board[table.roomsAt + r] !== OPEN) return [paint.dim(`${name}: ${say({ id: "sketch.closed" })}`)];
    const things = table.plan.thingNames.flatMap((id, thing) =>
      table.plan.thingRoom[thing] === r
        ? [`${say({ id: "name", args: { id } })} ${thingMarks(sight, thing, context)}`]
        : [],
    );
    return hanging(`${name}: ${things.join(" · ")}`, width).map((line, i) =>
      i === 0 ? paint.bold(name) + line.slice(name.length) : line,
    );
  });
}

/** What the plan's own rules say, as long as nobody knows them by heart. */
function rules({ table, board }: Sight, { say, paint, width }: SketchContext): string[] {
  if (board[ROUND] > 1) return [];
  const { bars: own, marks, collections } = table.plan;
  const ids = [...own.map(({ id }) => id), ...marks.map(({ id }) => id), ...collections.keys()];
  const textOf = (rule: string): string =>
    `${say({ id: "name", args: { id: rule } })}: ${say({ id: "special.rule", args: { rule } })}`;
  return ["", ...ids.flatMap((rule) => hanging(textOf(rule), width).map((line) => paint.dim(line)))];
}

const INDENT = 4;

/** Lines after the first hang under it. */
function hanging(text: string, width: number): string[] {
  return wrapWords(text, width, INDENT).map((line, i) => (i === 0 ? line : " ".repeat(INDENT) + line));
}

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

function player(sight: Sight, seat: number, { say, paint, name }: SketchContext): string {
  const { table, board } = sight;
  const thief = say({ id: "thief", args: { thief: table.sheets[seat].thief } });
  const isBusy = board[STAGE] === USE_DICE && board[table.seatAt[seat] + FINISHED] === 0;
  const left = isBusy ? ` · ${say({ id: "sketch.left", args: { dice: facesOf(board, diceLeft(sight, seat)) } })}` : "";
  const line = `${isBusy ? "▸" : " "} ${name(seat)} (${thief})${left}`;
  return isBusy && board[STAGE] !== OVER ? paint.bold(line) : line;
}
