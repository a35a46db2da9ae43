import { drawPlan, drawSheet } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./printed.css";
import { Drawn } from "../../../boards/clou/drawn.tsx";
import { useEditing } from "./context.ts";
import { sheetsOf } from "./logic/checks.ts";

const SHEET_WIDTH = 600;
const COLUMN = 300;

/** The plan and the four sheets, a page each. Only the printer sees them. */
export function Printed(): JSX.Element {
  const { plan, heist, names } = useEditing();
  const drawings = useMemo(
    () => [
      drawPlan({ plan, layout: "tall", crew: null, marks: null, names, style: "colour", around: { column: COLUMN } }),
      ...sheetsOf(heist).map((sheet) => drawSheet({ sheet, marks: {}, names, style: "colour", width: SHEET_WIDTH })),
    ],
    [plan, heist, names],
  );
  return (
    <div class="clw-printed" aria-hidden="true">
      {drawings.map((drawing, i) => (
        <div key={i} class="clw-printed-page">
          <Drawn drawing={drawing} class="clw-drawn" />
        </div>
      ))}
    </div>
  );
}
