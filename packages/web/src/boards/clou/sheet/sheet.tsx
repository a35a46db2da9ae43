import type { Drawing } from "@safehouse/paper";
import { drawSheet, type SheetMarks } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useCallback } from "preact/hooks";
import { useTable } from "../context.ts";
import { useLayouts } from "../use-layouts.ts";
import { usePaperNames } from "../use-paper-names.ts";
import { SheetPaper } from "./sheet-paper.tsx";

/** One thief sheet as it lies on the table. */
export function Sheet({ seat }: { readonly seat: number }): JSX.Element {
  const { reader, view, t, name, isYou } = useTable();
  const { sheet: layout } = useLayouts();
  const names = usePaperNames();
  const sheet = reader.sheetOf(view, seat);
  const draw = useCallback(
    (marks: SheetMarks): Drawing => drawSheet({ sheet, marks, names, style: "screen", layout }),
    [sheet, names, layout],
  );
  const label = view.seat === seat && isYou(seat) ? t.mySheet : t.sheetOf(name(seat));
  return <SheetPaper seat={seat} label={label} draw={draw} />;
}
