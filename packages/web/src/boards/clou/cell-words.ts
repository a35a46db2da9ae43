import type { Cell } from "@safehouse/games/clou/board";
import type { Table } from "./context.ts";
import { giftInHand } from "./logic/chosen.ts";

type Wording = Pick<Table, "t" | "names">;

/** What a cell is, asks for, holds and gives: for whoever cannot see the sheet. */
export function plainCellWords({ t, names }: Wording, cell: Cell): string {
  const asks = cell.asks.map((word) => (cell.kind === "symbol" ? names.symbol(word) : names.condition(word)));
  const isOpen = cell.state !== "crossed" && !(cell.state === "written" && cell.kind !== "circle-box");
  const parts = [
    names.place(cell.name),
    cell.star === null ? "" : names.star(cell.star),
    isOpen && asks.length > 0 ? (cell.kind === "symbol" ? t.circleFor(t.and(asks)) : t.cellAsks(t.and(asks))) : "",
    cell.state === "empty" ? t.cellEmpty : "",
    cell.number > 0 ? t.cellHolds(cell.number) : "",
    cell.state === "crossed" ? t.cellCrossed : "",
    isOpen && !cell.isInReach ? t.cellOutOfReach : "",
    isOpen && cell.star === null && cell.gives.length > 0 ? t.cellGives(t.and(cell.gives.map(names.symbol))) : "",
    isOpen && cell.ends.length > 0 ? t.cellLineGives(t.and(cell.ends.map(names.symbol))) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** The same for the own sheet, with what the lamp says. */
export function cellWords(table: Table, cell: Cell): string {
  return [plainCellWords(table, cell), litCellWords(table, cell)].filter(Boolean).join(", ");
}

/** What the lamp says about a cell of the own sheet. */
export function litCellWords(table: Table, { name, star, state }: Cell): string {
  const { reader, t, names, asked, chosen, lit, view, lamp, isLast } = table;
  if (lamp === null || view.seat === null) return "";
  if (star !== null) return state === "empty" && lit.stars.has(star) ? t.starUsable : "";
  if (chosen.at === name) return t.cellAimed;
  if (isLast(name)) return t.cellTakeBack;
  if (!lit.places.has(name)) return "";
  if (lamp === "later") return t.cellLater;
  if (asked.kind === "settle") return t.cellTakes(names.symbol(giftInHand(asked, chosen) ?? ""));
  if (chosen.isAny) return t.cellFitsAny;
  const sum = reader.sumOfDice(view, view.seat, chosen.dice);
  return sum === null ? t.cellFitsDice : t.cellFits(sum);
}
