import type { ThiefSheet } from "@safehouse/games/clou/workshop";
import { drawSheet } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Drawn } from "../../../../boards/clou/drawn.tsx";
import { useEditing } from "../context.ts";

/** The sheet as it lies before the player. */
export function SheetDrawing({ sheet }: { readonly sheet: ThiefSheet }): JSX.Element {
  const { names } = useEditing();
  const drawing = useMemo(
    () => drawSheet({ sheet, marks: {}, names, style: "screen", layout: "wide" }),
    [sheet, names],
  );
  return (
    <div class="clw-thief" data-theme="paper">
      <Drawn drawing={drawing} class="clw-drawn" />
    </div>
  );
}
