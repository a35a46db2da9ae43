import type { Sketch, SketchContext } from "@safehouse/kernel";
import { DICE, DONE, FINISHED, OPEN, OVER, ROUND, STAGE, TIME, TRACES, USE_DICE } from "./board.ts";
import type { TableFinder } from "./compile/tables.ts";
import { CIRCLE_BOX, SYMBOL_CIRCLE } from "./compile/sheet.ts";
import { giftName } from "./compile/gifts.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { totalPoints } from "./points.ts";
import { diceLeft, facesOf } from "./rules/dice.ts";
import type { View } from "./view.ts";

/** The table in the terminal: bars, the plan room by room, and the sheets with what is written on them. */
export function makeSketch(tableOf: TableFinder): Sketch<View> {
  return (view, context) => {
    const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
    const lines = [heading(sight, context), bars(sight, context), "", ...plan(sight, context)];
    const own = view.seat ?? 0;
    for (let seat = 0; seat < view.seats; seat++) {
      lines.push("", player(sight, seat, context));
      if (seat === own) lines.push(...sheet(sight, seat, context));
    }
    return lines.flatMap((line) => wrap(line, context.width));
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

function plan(sight: Sight, { say, paint }: SketchContext): string[] {
  const { table, board } = sight;
  return table.plan.roomNames.flatMap((room, r) => {
    const name = say({ id: "name", args: { id: room } });
    if (board[table.roomsAt + r] !== OPEN) return [paint.dim(`${name}: ${say({ id: "sketch.closed" })}`)];
    const things = table.plan.thingNames.flatMap((id, thing) =>
      table.plan.thingRoom[thing] === r ? [`${say({ id: "name", args: { id } })} ${thingMarks(sight, thing)}`] : [],
    );
    return [`${paint.bold(name)}: ${things.join(" · ")}`];
  });
}

/** "✓", "(3)" for loot that is there, or what each part still needs. */
function thingMarks({ table, board }: Sight, thing: number): string {
  const { plan: compiled } = table;
  if (board[table.thingsAt + thing] === DONE) return "✓";
  const parts = compiled.thingParts[thing].map((part) =>
    compiled.partSymbols[part]
      .filter((symbol) => board[table.symbolsAt + symbol] === 0)
      .map((symbol) => maskName(compiled.symbolMask[symbol]))
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

/** One line a bar, tool and special: `strength 4 =4✊ …`. */
function sheet(sight: Sight, seat: number, { paint }: SketchContext): string[] {
  const { table } = sight;
  const { names } = table.sheets[seat];
  const rows = new Map<string, string[]>();
  names.forEach((cell, i) => {
    const row = cell.startsWith("grid-")
      ? `grid-${Math.ceil(Number(cell.slice(5)) / 3)}`
      : cell.slice(0, cell.lastIndexOf("-"));
    rows.set(row, [...(rows.get(row) ?? []), cellText(sight, seat, i)]);
  });
  return [...rows].map(([row, cells]) => `  ${paint.dim(row.padEnd(10))} ${cells.join("  ")}`);
}

/** What stands in a cell, or what it takes; and what it gives. */
function cellText({ table, board }: Sight, seat: number, cell: number): string {
  const compiled = table.sheets[seat];
  const held = board[table.cellsAt[seat] + cell];
  const kind = compiled.kind[cell];
  const takes = compiled.words[cell].replace(/^=/, kind === CIRCLE_BOX ? "=" : "") || "_";
  const compare = compiled.compare[cell] < 0 ? "" : ["<", ">", "=", "≠"][compiled.compare[cell]];
  const gives = compiled.gives[cell].map(giftName).join("+");
  const end = gives === "" ? "" : `→${gives}`;
  if (held === 0) return `${compare}${takes === "_" && compare !== "" ? "_" : takes}${end}`;
  if (held < 0) return `(${-held})✗`;
  return kind === SYMBOL_CIRCLE || compiled.words[cell].startsWith("=") ? `${takes}✗` : String(held);
}

function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const cut = line.lastIndexOf(" ", width);
  if (cut <= 4) return [line];
  return [line.slice(0, cut), ...wrap(`    ${line.slice(cut + 1)}`, width)];
}
