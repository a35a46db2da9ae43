import type { Drawing } from "@safehouse/paper";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useHats } from "../../../ui/hats.ts";
import { seatClass } from "../../../ui/seats.ts";
import { litCellWords, plainCellWords } from "../cell-words.ts";
import { useTable } from "../context.ts";
import { placed } from "../drawn.tsx";
import { Pencil } from "../pencil.tsx";
import { useSpatial } from "../use-spatial.ts";
import type { Member } from "./sheet-paper.tsx";

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
  const own: { readonly [id: string]: string | undefined } = { bars: t.bars, specials: t.specials, stars: t.stars };
  const label = own[id] ?? names.tool(id === "circle-box" ? "circle-boxes" : id);
  return (
    <div ref={region} role="group" aria-label={label}>
      {members.map((member) => (
        <CellSpot
          key={member.cell.name}
          {...member}
          {...{ drawing, seat, isOwn }}
          isNext={members.find(({ cell }) => cell.star === member.cell.star && cell.state === "empty") === member}
        />
      ))}
    </div>
  );
}

interface CellProps extends Member, Omit<RegionProps, "id" | "members"> {
  /** Of a star: the circle that is crossed next. */
  readonly isNext: boolean;
}

function CellSpot({ cell, spot, drawing, seat, isOwn, isNext }: CellProps): JSX.Element {
  const table = useTable();
  const hat = useHats()(seat);
  const { lit, aim, chosen, lamp, isLast, press, sent, news, view, name: nameOf, t, names, mayPress } = table;
  const { name, kind, state, star } = cell;
  const isLit = isOwn && lamp !== null && (star === null ? lit.places.has(name) : isNext && lit.stars.has(star));
  const isAimed = isOwn && (star === null ? aim?.at === name : isNext && chosen.star === star);
  const isChosen = isOwn && (star === null ? chosen.at === name : isNext && chosen.star === star);
  const isUndo = isOwn && star === null && isLast(name);
  const isSent = isOwn && sent !== null && "cell" in sent.move && sent.move.cell === name;
  const isFresh = news.fresh.some(
    ({ seat: who, at, isOnPlan }) =>
      who === seat && !isOnPlan && (star === null ? at === name : at === star && state === "crossed"),
  );
  const isTheirs = isFresh && seat !== view.seat;
  const plain = useMemo(() => plainCellWords({ t, names }, cell), [t, names, cell]);
  const more = isOwn ? litCellWords(table, cell) : isTheirs ? t.justWrote(nameOf(seat)) : "";
  const label = more === "" ? plain : `${plain}, ${more}`;
  const pressNow = useRef(press);
  pressNow.current = press;
  return useMemo(() => {
    const looks = {
      class: `clou-cell ${seatClass(hat)}`,
      "data-part": "cell",
      "data-thing": isOwn ? `cell:${name}` : `cell${seat + 1}:${name}`,
      style: placed(drawing, spot),
      "data-round": spot.kind === "circle",
      "data-kind": kind,
      "data-state": state,
      "data-lit": isLit && lamp === "later" ? "later" : isLit,
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
        aria-pressed={isChosen}
        aria-disabled={!isLit && !isChosen && !isUndo}
        data-weight={isUndo ? "costly" : undefined}
        onClick={(event) =>
          pressNow.current(star === null ? { on: "place", at: name } : { on: "star", star }, event.currentTarget)
        }
        {...looks}
      />
    );
  }, [drawing, spot, label, isLit, lamp, isAimed, isChosen, isUndo, isSent, isFresh, isOwn, mayPress]);
}
