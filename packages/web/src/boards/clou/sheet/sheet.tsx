import type { Drawing } from "@safehouse/paper";
import { drawSheet, type SheetMarks } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useCallback, useMemo } from "preact/hooks";
import { useTable } from "../context.ts";
import { useLayouts } from "../use-layouts.ts";
import { useSheetNames } from "../use-paper-names.ts";
import { SheetPaper } from "./sheet-paper.tsx";

/** What a desk of 900 px has room for below the crew, in pixels as they are drawn. */
const MOST_BELOW_CREW = 786;

/** One thief sheet as it lies on the table. */
export function Sheet({ seat }: { readonly seat: number }): JSX.Element {
  const { reader, view, t, name, isYou } = useTable();
  const { sheet: layout } = useLayouts();
  const names = useSheetNames();
  const sheet = reader.sheetOf(view, seat);
  const options = { sheet, names, layout } as const;
  // Whose it is stands above it, and a long sheet is in sight as a whole.
  const hasHead = useMemo(
    () => layout === "tall" || view.seats === 1 || drawSheet({ ...options, marks: {} }).height <= MOST_BELOW_CREW,
    [sheet, names, layout, view.seats],
  );
  const draw = useCallback(
    (marks: SheetMarks): Drawing => drawSheet({ ...options, marks, hasHead }),
    [sheet, names, layout, hasHead],
  );
  const label = view.seat === seat && isYou(seat) ? t.mySheet : t.sheetOf(name(seat));
  return <SheetPaper seat={seat} label={label} hasStamp={hasHead} draw={draw} />;
}
