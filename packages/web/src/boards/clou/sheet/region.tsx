import type { Drawing } from "@safehouse/paper";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { seatClass } from "../../../ui/seats.ts";
import { litCellWords, plainCellWords } from "../cell-words.ts";
import { useTable } from "../context.ts";
import { placed } from "../drawn.tsx";
import { Pencil } from "../pencil.tsx";
import { useSpatial } from "../use-spatial.ts";
import type { Member } from "./sheet.tsx";

interface RegionProps {
  readonly id: string;
  readonly members: readonly Member[];
  readonly drawing: Drawing;
  readonly seat: number;
  readonly isOwn: boolean;
}

/** Cells that belong together: one stop for Tab, arrows inside. */
export function Region({ id, members, drawing, seat, isOwn }: RegionProps): JSX.Element {
  const { t, names } = useTable();
  const region = useRef<HTMLDivElement>(null);
  useSpatial(region, ".clou-cell");
  const label =
    id === "bars" ? t.bars : id === "specials" ? t.specials : names.tool(id === "circle-box" ? "circle-boxes" : id);
  return (
    <div ref={region} role="group" aria-label={label}>
      {members.map((member) => (
        <CellSpot key={member.cell.name} {...member} {...{ drawing, seat, isOwn }} />
      ))}
    </div>
  );
}

function CellSpot({ cell, spot, drawing, seat, isOwn }: Member & Omit<RegionProps, "id" | "members">): JSX.Element {
  const table = useTable();
  const { lit, aim, isAsked, press, sent, news, view, name: nameOf, t, names, mayPress } = table;
  const { name, kind, state } = cell;
  const isLit = isOwn && isAsked && lit.places.has(name);
  const isAimed = isOwn && aim?.at === name;
  const isSent = isOwn && sent !== null && "cell" in sent.move && sent.move.cell === name;
  const isFresh = news.fresh.some((mark) => mark.seat === seat && mark.at === name && !mark.isOnPlan);
  const isTheirs = isFresh && seat !== view.seat;
  const plain = useMemo(() => plainCellWords({ t, names }, cell), [t, names, cell]);
  const more = isOwn ? litCellWords(table, name) : isTheirs ? t.justWrote(nameOf(seat)) : "";
  const label = more === "" ? plain : `${plain}, ${more}`;
  const pressNow = useRef(press);
  pressNow.current = press;
  return useMemo(() => {
    const looks = {
      class: `clou-cell ${seatClass(seat)}`,
      style: placed(drawing, spot),
      "data-round": spot.kind === "circle",
      "data-kind": kind,
      "data-state": state,
      "data-lit": isLit,
      "data-aimed": isAimed,
      "data-sent": isSent,
      "data-fresh": isFresh,
      "data-theirs": isTheirs,
    };
    if (!isOwn || !mayPress) {
      return (
        <span role="img" aria-label={label} tabIndex={-1} {...looks}>
          {isTheirs && <Pencil seat={seat} />}
        </span>
      );
    }
    return (
      <button
        type="button"
        aria-label={label}
        aria-pressed={isAimed}
        aria-disabled={!isLit}
        onClick={(event) => pressNow.current({ on: "place", at: name }, event.currentTarget)}
        {...looks}
      />
    );
  }, [drawing, spot, label, isLit, isAimed, isSent, isFresh, isOwn, mayPress]);
}
