import type { Reader, Shows, View } from "@safehouse/games/clou/board";
import { type ClouNames, clouNames } from "@safehouse/paper/clou";
import { de as clouPaperDe } from "@safehouse/paper/clou/de";
import { en as clouPaperEn } from "@safehouse/paper/clou/en";
import type { ComponentType, JSX } from "preact";
import { useMemo } from "preact/hooks";
import "../clou/inks.css";
import "./clou-figure.css";
import type { FigureProps } from "../figure.ts";
import { Hand } from "./hand.tsx";
import { BarPieces, PlanPiece } from "./plan-piece.tsx";
import { SheetPiece } from "./sheet-piece.tsx";

/** What the pieces of a picture are drawn from. */
export interface Scene {
  readonly reader: Reader;
  readonly names: ClouNames;
  readonly view: View;
  /** The step before; null at the first. */
  readonly before: View | null;
}

/** Parts of a thief's sheet and of the plan, drawn by what draws them on the table, for whichever game of the family. */
export function clouFigure(reader: Reader): ComponentType<FigureProps<View, Shows>> {
  return function Figure({ view, before, shows, language, say }): JSX.Element {
    const names = useMemo(() => clouNames(say, language === "de" ? clouPaperDe : clouPaperEn), [say, language]);
    const { cells, things, bars, dice } = shows;
    const scene: Scene = { reader, names, view, before };
    return (
      <div class="clou-figure">
        {dice === true && <Hand reader={reader} view={view} />}
        {cells !== undefined && <SheetPiece scene={scene} parts={cells} />}
        {bars === true && <BarPieces scene={scene} />}
        {things !== undefined && <PlanPiece scene={scene} things={things} />}
      </div>
    );
  };
}
