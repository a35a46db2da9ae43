import type { Cell, ThiefSheet } from "@safehouse/games/clou/board";
import type { Language } from "@safehouse/kernel";
import { clouNames, drawSheet, sheetMarks } from "@safehouse/paper/clou";
import { de as clouPaperDe } from "@safehouse/paper/clou/de";
import { en as clouPaperEn } from "@safehouse/paper/clou/en";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { plainCellWords } from "../../../../boards/clou/cell-words.ts";
import { Drawn, placed } from "../../../../boards/clou/drawn.tsx";
import { Grain } from "../../../../boards/clou/grain.tsx";
import type { Names } from "../../../../boards/clou/names.ts";
import type { Words } from "../../../../boards/clou/text/use-words.ts";
import { useSpatial } from "../../../../boards/clou/use-spatial.ts";
import type { Voice } from "../../../../play/voice.ts";
import { useBeside } from "../context.ts";

export interface MirrorProps {
  readonly seat: number;
  readonly cells: readonly Cell[];
  /** The cell that is asked about. */
  readonly at: string | null;
  readonly fitting: ReadonlySet<string>;
  onPress(cell: string): void;
}

/** One thief's sheet as the phone believes it to be. What fits the dice in hand is lit. */
export function Mirror({ seat, ...sheet }: MirrorProps): JSX.Element {
  const { t, words, names, view, voice, language, reader } = useBeside();
  return (
    <MirroredSheet
      sheet={reader.sheetOf(view, seat)}
      label={t.mirrorOf(voice.name(seat))}
      fits={t.fitsHere}
      {...{ ...sheet, words, names, voice, language }}
    />
  );
}

export interface MirroredSheetProps extends Omit<MirrorProps, "seat"> {
  readonly sheet: ThiefSheet;
  readonly label: string;
  /** What is said of a cell that is lit. */
  readonly fits: string;
  readonly words: Words;
  readonly names: Names;
  readonly voice: Voice;
  readonly language: Language;
}

/** A sheet whose places can be pressed. */
export function MirroredSheet(props: MirroredSheetProps): JSX.Element {
  const { sheet, cells, at, fitting, onPress, label, fits, words, names, voice, language } = props;
  const paper = useRef<HTMLDivElement>(null);
  useSpatial(paper, ".clou-cell");
  const drawing = useMemo(() => {
    const written = clouNames(voice.say, language === "de" ? clouPaperDe : clouPaperEn);
    return drawSheet({ sheet, marks: sheetMarks(cells), names: written, layout: "tall" });
  }, [sheet, cells, voice, language]);
  const spots = new Map(drawing.spots.map((spot) => [spot.id, spot]));
  return (
    <div ref={paper} class="clou-paper comp-mirror" role="group" aria-label={label}>
      <Grain />
      <Drawn drawing={drawing} class="clou-sheet-drawing" />
      {cells.map((cell) => {
        const spot = spots.get(cell.name);
        if (spot === undefined) return null;
        const isFitting = fitting.has(cell.name);
        const said = [plainCellWords({ t: words, names }, cell), isFitting ? fits : ""].filter(Boolean).join(", ");
        return (
          <button
            key={cell.name}
            type="button"
            class="clou-cell"
            data-part="cell"
            style={placed(drawing, spot)}
            aria-label={said}
            aria-pressed={cell.name === at}
            data-round={spot.kind === "circle"}
            data-kind={cell.kind}
            data-state={cell.state}
            data-lit={isFitting}
            data-aimed={cell.name === at}
            onClick={() => onPress(cell.name)}
          />
        );
      })}
    </div>
  );
}
