import { NAMES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./tool.css";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";

/** The sprite calls one tool by another name. */
export const iconOf = (card: string): IconName => (card === "id" ? "id-card" : (card as IconName));

export interface ToolProps {
  readonly face: number;
  /** Without one it is decoration beside words that say the same. */
  readonly label?: string;
  readonly isThere?: boolean;
  readonly isTurned?: boolean;
}

/** A tool as a small tile. */
export function Tool({ face, label, isThere = false, isTurned = false }: ToolProps): JSX.Element {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  const name = found(NAMES[face]);
  return (
    <span class="rob-tool" data-tool={name} data-there={isThere} data-turned={isTurned} {...meaning}>
      <Icon name={isTurned ? "close" : isThere ? "check" : iconOf(name)} />
    </span>
  );
}

/** Equal tools in a row are said once. */
export function ToolRow({ faces, label }: { faces: readonly number[]; label: string }): JSX.Element {
  return (
    <span class="rob-tools" role="img" aria-label={label}>
      {faces.map((face, i) => (
        // Equal tools are equal: their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Tool key={i} face={face} />
      ))}
    </span>
  );
}
