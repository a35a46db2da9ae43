import type { Reader, View } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import { clouNames, planMarks, sheetMarks } from "@safehouse/paper/clou";
import { de as clouPaperDe } from "@safehouse/paper/clou/de";
import { en as clouPaperEn } from "@safehouse/paper/clou/en";
import type { ComponentType, JSX } from "preact";
import { useMemo } from "preact/hooks";
import "../clou/inks.css";
import "../clou-figure/clou-figure.css";
import "./parted.css";
import type { Scene } from "../clou-figure/clou-figure.tsx";
import { Hand } from "../clou-figure/hand.tsx";
import { PlanPiece } from "../clou-figure/plan-piece.tsx";
import { SheetPiece } from "../clou-figure/sheet-piece.tsx";
import type { PartedProps } from "../../pages/review/contract.ts";

/** The dice, and the sheet and the plan where the two turns differ from before: what was played in firm pencil, the other in soft. */
export function clouParted(reader: Reader): ComponentType<PartedProps> {
  return function Parted({ before, played, best, language, say, words }): JSX.Element {
    const names = useMemo(() => clouNames(say, language === "de" ? clouPaperDe : clouPaperEn), [say, language]);
    const start = before as View;
    const ways = [
      ["played", played as View, words.played],
      ["best", best as View, words.best],
    ] as const;
    return (
      <div class="clou-parted">
        <Hand reader={reader} view={start} />
        {ways.map(([way, view, word]) => {
          const scene: Scene = { reader, names, view, before: start };
          const { parts, things } = changesIn(reader, start, view);
          return (
            <figure key={way} class="clou-parted-way" data-way={way}>
              <figcaption>{word}</figcaption>
              <div class="clou-figure">
                {parts.length > 0 && <SheetPiece scene={scene} parts={parts} />}
                {things.length > 0 && <PlanPiece scene={scene} things={things} />}
              </div>
            </figure>
          );
        })}
      </div>
    );
  };
}

/** The parts of the sheet that were written into, and what was crossed on the plan. */
function changesIn(reader: Reader, before: View, after: View): { parts: readonly string[]; things: readonly string[] } {
  const seat = after.seat ?? 0;
  const [old, marks] = [before, after].map((view) => sheetMarks(reader.readCells(view, seat)));
  const cells = Object.keys(found(marks)).filter((cell) => {
    const [was, is] = [old?.[cell], marks?.[cell]];
    return was?.number !== is?.number || was?.crossed !== is?.crossed;
  });
  const crossed = planMarks(reader, before).crossed;
  const fresh = new Set([...planMarks(reader, after).crossed].filter((symbol) => !crossed.has(symbol)));
  // A symbol is shown with all of what it belongs to.
  const things = reader.readThings(after).flatMap(({ name, parts }) => {
    const symbols = parts.flatMap((part) => part.symbols.map((symbol) => symbol.name));
    return symbols.some((symbol) => fresh.has(symbol)) ? [name, ...symbols] : [];
  });
  return { parts: [...new Set(cells.map((cell) => cell.slice(0, cell.lastIndexOf("-"))))], things };
}
