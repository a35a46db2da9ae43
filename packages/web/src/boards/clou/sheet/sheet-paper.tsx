import type { Cell, CellKind, Reader, View } from "@safehouse/games/clou/board";
import type { Drawing, Spot } from "@safehouse/paper";
import { type SheetMarks, sheetMarks } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./sheet.css";
import { useTable } from "../context.ts";
import { Drawn, Meant, placed } from "../drawn.tsx";
import { markedCells } from "../logic/chain.ts";
import { useLitInSight } from "../use-lit-in-sight.ts";
import { Region } from "./region.tsx";
import { Stamp } from "./stamp.tsx";
import { useMoreBelow } from "./use-more-below.ts";

export interface SheetPaperProps {
  /** Whose cells they are: the own ones can be pressed. */
  readonly seat: number;
  readonly label: string;
  /** There is room for it beside the head. */
  readonly hasStamp?: boolean;
  /** Cells without a spot on the drawing stand on another paper. Made anew only if it would draw something else. */
  readonly draw: (marks: SheetMarks) => Drawing;
}

/** A drawn sheet with what is written on it, what is only meant, and something to press over every cell. */
export function SheetPaper({ seat, label, hasStamp = true, draw }: SheetPaperProps): JSX.Element {
  const { reader, view, aim } = useTable();
  const isOwn = view.seat === seat;
  const paper = useRef<HTMLElement>(null);
  useLitInSight(paper);
  useMoreBelow(paper);
  const cells = useMemo(() => reader.readCells(view, seat), [view, seat]);
  const drawing = useMemo(() => draw(sheetMarks(cells)), [cells, draw]);
  const after = isOwn ? (aim?.after ?? null) : null;
  const meant = useMemo(() => {
    const soft = after === null ? {} : meantMarks(reader, view, after, seat);
    return Object.keys(soft).length === 0 ? null : draw(soft);
  }, [after, draw]);
  return (
    <article ref={paper} class="clou-sheet" data-part="sheet" aria-label={label} data-own={isOwn}>
      <div class="clou-paper" style={{ "--w": drawing.width, "--h": drawing.height }}>
        <Drawn drawing={drawing} class="clou-sheet-drawing" />
        {meant !== null && <Meant drawing={meant} />}
        {hasStamp && <Stamp />}
        {regionsOf(drawing, cells).map(({ id, members }) => (
          <Region key={id} id={id} members={members} drawing={drawing} seat={seat} isOwn={isOwn} />
        ))}
        {isOwn && <WillActivate drawing={drawing} />}
      </div>
    </article>
  );
}

/** What is only aimed at, in dotted pencil. */
function meantMarks(reader: Reader, view: View, after: View, seat: number): SheetMarks {
  const marks = Object.entries(sheetMarks(markedCells(reader, view, after, seat)));
  return Object.fromEntries(marks.map(([name, mark]) => [name, { ...mark, soft: true }]));
}

export interface Member {
  readonly cell: Cell;
  readonly spot: Spot;
}

const REGIONS: { readonly [kind in CellKind]?: string } = { bar: "bars", symbol: "specials", star: "stars" };

/** Bars are one region, every tool and the specials another: Tab goes from one to the next, arrows walk inside. */
function regionsOf({ spots }: Drawing, cells: readonly Cell[]): { id: string; members: Member[] }[] {
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const regions = new Map<string, Member[]>();
  for (const cell of cells) {
    const spot = at.get(cell.name);
    if (spot === undefined) continue;
    const id = REGIONS[cell.kind] ?? cell.kind;
    regions.set(id, [...(regions.get(id) ?? []), { cell, spot }]);
  }
  return [...regions].map(([id, members]) => ({ id, members }));
}

/** The symbols that what is aimed at would activate shine with it. */
function WillActivate({ drawing }: { readonly drawing: Drawing }): JSX.Element {
  const { aim, view } = useTable();
  if (aim === null || aim.after === null || view.seat === null) return <></>;
  const lines = aim.chain.flatMap((link) => (link.type === "line" ? [link.line] : []));
  const wanted = new Set([aim.at, ...lines].map((id) => `gives:${id}`));
  return (
    <>
      {drawing.spots
        .filter(({ id }) => wanted.has(id))
        .map((spot) => (
          <span key={spot.id} class="clou-will" style={placed(drawing, spot)} />
        ))}
    </>
  );
}
