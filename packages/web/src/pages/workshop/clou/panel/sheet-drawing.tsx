import type { ThiefSheet } from "@safehouse/games/clou/workshop";
import { drawSheet } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Drawn, placed } from "../../../../boards/clou/drawn.tsx";
import { useEditing } from "../context.ts";

interface SheetDrawingProps {
  readonly sheet: ThiefSheet;
  /** Shows the part of the sheet that was pressed; null where nothing can be changed. */
  readonly onPart: ((part: string) => void) | null;
}

/** The sheet as it lies before the player. The list beside it does the same for whoever does not point. */
export function SheetDrawing({ sheet, onPart }: SheetDrawingProps): JSX.Element {
  const { names } = useEditing();
  const drawing = useMemo(() => drawSheet({ sheet, marks: {}, names, layout: "wide" }), [sheet, names]);
  return (
    <div class="clw-thief" data-theme="paper">
      <Drawn drawing={drawing} class="clw-drawn" />
      {onPart !== null &&
        drawing.spots.map((spot) => {
          const part = partAt(spot.id, sheet);
          return (
            part !== null && (
              <span
                key={spot.id}
                class="clw-cell"
                aria-hidden="true"
                style={placed(drawing, spot)}
                onClick={() => onPart(part)}
              />
            )
          );
        })}
    </div>
  );
}

/** The part that a place of the drawing belongs to. */
function partAt(spot: string, { bars }: ThiefSheet): string | null {
  const what = spot.replace(/^gives:/, "").replace(/(-\d+)+$/, "");
  const [, ability, nth] = /^([a-z]+)(\d?)$/.exec(what) ?? [];
  const same = [...bars.keys()].filter((bar) => bars[bar]?.ability === ability);
  const bar = same[Number(nth || 1) - 1];
  if (bar !== undefined) return `bar-${bar + 1}`;
  if (what === "circle") return "circle-boxes";
  return what.startsWith("grid")
    ? "grid"
    : ["tree", "pyramid", "special", "bonus", "escape"].includes(what)
      ? what
      : null;
}
