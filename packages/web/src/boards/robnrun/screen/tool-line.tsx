import { NAMES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import "./tool-line.css";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";

interface ToolLineProps {
  readonly label: string;
  readonly faces: readonly number[];
  readonly children?: ComponentChildren;
}

/** Where some tools are, and which they are. */
export function ToolLine({ label, faces, children }: ToolLineProps): JSX.Element {
  const { t, cardName } = useTable();
  return (
    <p class="rob-screen-line" data-part="tool-line">
      <span>{label}:</span>
      {faces.length === 0 ? (
        <span>{t.nothing}</span>
      ) : (
        <ToolRow faces={faces} label={t.list(faces.map((face) => cardName(found(NAMES[face]))))} />
      )}
      {children}
    </p>
  );
}
