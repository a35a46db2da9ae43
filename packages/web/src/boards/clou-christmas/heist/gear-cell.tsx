import type { Cell } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useHats } from "../../../ui/hats.ts";
import { seatClass } from "../../../ui/seats.ts";
import { litCellWords } from "../../clou/cell-words.ts";
import { useTable } from "../../clou/context.ts";
import { markedCells } from "../../clou/logic/chain.ts";
import { Pencil } from "../../clou/pencil.tsx";
import { useDesk } from "../context.ts";
import { CellFace } from "../gear/cell-face.tsx";
import type { Place } from "../gear/gear-lines.tsx";
import { placeWords } from "../gear/place-words.ts";

/** A cell of the campaign sheet in a heist, lit like those of one's own; null for one that is not on the table. */
export function GearCell({ place, cell }: { readonly place: Place; readonly cell: Cell | null }): JSX.Element {
  const table = useTable();
  const hat = useHats();
  const { lit, aim, chosen, lamp, isLast, press, sent, news, view, name: nameOf, mayPress, names, reader } = table;
  const { t } = useDesk();
  const { name, shape } = place;
  const after = aim === null || aim.after === null ? null : aim.after;
  const meant =
    after === null ? undefined : markedCells(reader, view, after, view.seat ?? 0).find((each) => each.name === name);
  const shown = meant ?? cell;
  const number = shown?.number ?? 0;
  const isCrossed = shown?.state === "crossed";
  const isLit = lamp !== null && lit.places.has(name);
  const isAimed = aim?.at === name;
  const fresh = news.fresh.find((mark) => mark.at === name && !mark.isOnPlan);
  const isTheirs = fresh !== undefined && fresh.seat !== view.seat;
  const label = [
    placeWords({ t, names }, place, cell?.number ?? 0, cell?.state === "crossed"),
    cell === null ? "" : litCellWords(table, cell),
    isTheirs ? table.t.justWrote(nameOf(fresh.seat)) : "",
  ];
  const looks = {
    class: `clou-cell xmas-cell ${fresh === undefined ? "" : seatClass(hat(fresh.seat))}`,
    "data-part": "cell",
    "data-thing": `cell:${name}`,
    "aria-label": label.filter(Boolean).join(", "),
    "data-round": shape === "circle",
    "data-state": cell?.state ?? "empty",
    "data-lit": isLit && lamp === "later" ? "later" : isLit,
    "data-aimed": isAimed,
    "data-sent": sent !== null && "cell" in sent.move && sent.move.cell === name,
    "data-fresh": fresh !== undefined,
    "data-theirs": isTheirs,
  };
  const face = (
    <>
      <CellFace place={place} number={number} isCrossed={isCrossed} isSoft={meant !== undefined} />
      {isTheirs && <Pencil seat={fresh.seat} />}
    </>
  );
  return (
    <span>
      {mayPress ? (
        <button
          type="button"
          aria-pressed={chosen.at === name}
          aria-disabled={!isLit && !isLast(name)}
          data-weight={isLast(name) ? "costly" : undefined}
          onClick={(event) => press({ on: "place", at: name }, event.currentTarget)}
          {...looks}
        >
          {face}
        </button>
      ) : (
        <span role="img" tabIndex={-1} {...looks}>
          {face}
        </span>
      )}
    </span>
  );
}
