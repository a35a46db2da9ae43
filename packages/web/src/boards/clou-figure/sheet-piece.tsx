import type { View } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import { drawSheet, type SheetMarks, sheetMarks } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { areaOfCells } from "./areas.ts";
import type { Scene } from "./clou-figure.tsx";
import { Piece } from "./piece.tsx";

/** Some parts of the sheet of the thief whose eyes we have. */
export function SheetPiece({
  scene,
  parts,
}: {
  readonly scene: Scene;
  readonly parts: readonly string[];
}): JSX.Element {
  const { reader, names, view, before } = scene;
  const seat = view.seat ?? 0;
  const written = (at: View): SheetMarks => sheetMarks(reader.readCells(at, seat));
  const marks = written(view);
  const old = before === null ? marks : written(before);
  const drawing = drawSheet({ sheet: reader.sheetOf(view, seat), marks, names, layout: "tall" });
  const fresh = Object.keys(marks).filter(
    (cell) => found(marks[cell]).number !== old[cell]?.number || found(marks[cell]).crossed !== old[cell]?.crossed,
  );
  return <Piece kind="sheet" drawing={drawing} area={areaOfCells(drawing, parts)} fresh={fresh} />;
}
