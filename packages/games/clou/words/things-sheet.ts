import type { Telling, ThingAnswer } from "@safehouse/kernel";
import type { Sight } from "../play.ts";
import { type Cell, type CellKind, readCells } from "../reading/sheet.ts";

const RULES: { readonly [kind in CellKind]: string } = {
  bar: "C-5.1",
  grid: "C-5.3",
  "circle-box": "C-5.4",
  tree: "C-5.5",
  pyramid: "C-5.6",
  symbol: "C-5.7",
  star: "A-4.1",
};

/** The rows of a sheet by their name, as the cells in them. */
const KINDS: { readonly [row: string]: CellKind } = {
  strength: "bar",
  dexterity: "bar",
  cunning: "bar",
  grid: "grid",
  circle: "circle-box",
  tree: "tree",
  pyramid: "pyramid",
  special: "symbol",
};

export function aboutCell(sight: Sight, seat: number, name: string, telling: Telling): ThingAnswer | null {
  const cell = readCells(sight, seat).find((each) => each.name === name);
  if (cell === undefined) return null;
  if (cell.star !== null) return aboutStar(sight, seat, cell.star, telling);
  const { say } = telling;
  const { kind, state, number } = cell;
  const gives = givenBy(cell, say);
  const isTaking = state === "empty" || (state === "written" && kind === "circle-box");
  return {
    name: capital(say({ id: "place", args: { place: name } })),
    kind: say({ id: "thing.cell", args: { state, number } }),
    ...(isTaking && { costs: costsOf(cell, say) }),
    ...(gives !== "" && { gives }),
    does: say({ id: `thing.of-${kind}` }),
    rule: RULES[kind],
  };
}

function costsOf({ kind, asks, isInReach }: Cell, say: Telling["say"]): string {
  const id = kind === "symbol" ? "symbol" : "condition";
  const needs = asks.map((word) =>
    say(id === "symbol" ? { id, args: { symbol: word } } : { id, args: { condition: word } }),
  );
  return say({ id: "thing.cell-costs", args: { needs, isInReach, isSymbol: kind === "symbol" } });
}

function givenBy({ gives, ends }: Cell, say: Telling["say"]): string {
  const words = (list: readonly string[]): string[] => list.map((symbol) => say({ id: "symbol", args: { symbol } }));
  return [
    ...(gives.length === 0 ? [] : [say({ id: "thing.gives", args: { symbols: words(gives) } })]),
    ...(ends.length === 0 ? [] : [say({ id: "thing.ends", args: { symbols: words(ends) } })]),
  ].join("; ");
}

/** A bar or a tool as a whole; what the campaign adds goes by its own name. */
export function aboutRow(row: string, { say }: Telling): ThingAnswer | null {
  const kind = KINDS[row.replace(/\d+$/, "")];
  const name = capital(say({ id: "row", args: { row } }));
  if (row === "bonus") return { name, does: say({ id: "thing.of-bonus" }), rule: "C-5.8" };
  return kind === undefined ? null : { name, does: say({ id: `thing.of-${kind}` }), rule: RULES[kind] };
}

export function aboutStar({ table, board }: Sight, seat: number, which: string, { say }: Telling): ThingAnswer | null {
  const star = table.sheets[seat].stars.find(({ id }) => id === which);
  if (star === undefined) return null;
  const left = star.cells.filter((cell) => board[table.cellsAt[seat] + cell] === 0).length;
  return {
    name: say({ id: "star", args: { star: star.id } }),
    kind: say({ id: "thing.star-left", args: { left, of: star.cells.length } }),
    costs: say({ id: "thing.star-costs" }),
    gives: say({ id: "star.effect", args: { effect: { ...star.effect } } }),
    rule: "A-4.1",
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
