import { type Cell, readCells, sheetOf, type View } from "@safehouse/games/clou/board";
import type { Drawing, Spot } from "@safehouse/paper";
import { drawSheet, type SheetMarks, sheetMarks } from "@safehouse/paper/clou";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./sheet.css";
import { useTable } from "../context.ts";
import { Drawn, Meant, placed } from "../drawn.tsx";
import { markedCells } from "../logic/chain.ts";
import { useLitInSight } from "../use-lit-in-sight.ts";
import { usePaperNames } from "../use-paper-names.ts";
import { usePaperLayout } from "../use-paper-layout.ts";
import { Region } from "./region.tsx";
import { Stamp } from "./stamp.tsx";

/** One thief sheet as it lies on the table, with something to press over every cell of the own one. */
export function Sheet({ seat }: { readonly seat: number }): JSX.Element {
  const { view, aim, t, name, isYou } = useTable();
  const isOwn = view.seat === seat;
  const paper = useRef<HTMLElement>(null);
  useLitInSight(paper);
  const layout = usePaperLayout();
  const names = usePaperNames();
  const sheet = sheetOf(view, seat);
  const draw = (marks: SheetMarks): Drawing => drawSheet({ sheet, marks, names, style: "screen", layout });
  const drawing = useMemo(() => draw(sheetMarks(view, seat)), [view, seat, names, layout]);
  const after = isOwn ? (aim?.after ?? null) : null;
  const meant = useMemo(() => {
    const soft = after === null ? {} : meantMarks(view, after, seat);
    return Object.keys(soft).length === 0 ? null : draw(soft);
  }, [after, names, layout]);
  const cells = useMemo(() => readCells(view, seat), [view, seat]);
  return (
    <article
      ref={paper}
      class="clou-sheet"
      aria-label={isOwn && isYou(seat) ? t.mySheet : t.sheetOf(name(seat))}
      data-own={isOwn}
    >
      <div class="clou-paper" style={{ "--w": drawing.width, "--h": drawing.height }}>
        <Drawn drawing={drawing} class="clou-sheet-drawing" />
        {meant !== null && <Meant drawing={meant} />}
        <Stamp />
        {regionsOf(drawing, cells).map(({ id, members }) => (
          <Region key={id} id={id} members={members} drawing={drawing} seat={seat} isOwn={isOwn} />
        ))}
        {isOwn && <WillActivate drawing={drawing} />}
      </div>
    </article>
  );
}

/** What is only aimed at, in dotted pencil. */
function meantMarks(view: View, after: View, seat: number): SheetMarks {
  const marks = sheetMarks(after, seat);
  const changed = markedCells(view, after, seat).map(({ name }) => [name, { ...marks[name], soft: true }] as const);
  return Object.fromEntries(changed);
}

export interface Member {
  readonly cell: Cell;
  readonly spot: Spot;
}

/** Bars are one region, every tool and the specials another: Tab goes from one to the next, arrows walk inside. */
function regionsOf({ spots }: Drawing, cells: readonly Cell[]): { id: string; members: Member[] }[] {
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const regions = new Map<string, Member[]>();
  for (const cell of cells) {
    const spot = at.get(cell.name);
    if (spot === undefined) continue;
    const id = cell.kind === "symbol" ? "specials" : cell.kind === "bar" ? "bars" : cell.kind;
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
