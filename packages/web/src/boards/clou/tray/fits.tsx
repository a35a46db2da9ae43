import type { Cell, CellKind } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { cellWords } from "../cell-words.ts";
import { useSpokenTable } from "../context.ts";
import type { Words } from "../text/use-words.ts";
import { Tile } from "../tile.tsx";
import "./answers.css";

/** All places that take the dice in hand, and what each would bring. */
export function Fits(): JSX.Element {
  const table = useSpokenTable();
  const { reader, t, lit, cells, press, foresee, view, chosen } = table;
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button" });
  const fitting = cells.filter(({ name }) => lit.places.has(name));
  const brings = useMemo(() => fitting.map(({ name }) => foresee(name)), [view, lit, chosen.dice]);
  return (
    <ul ref={list} class="clou-fits" data-many={fitting.length > 4} aria-label={t.placesThatFit}>
      {fitting.map((cell, i) => (
        <li key={cell.name}>
          <button
            type="button"
            class="clou-fit"
            data-part="fit"
            aria-label={cellWords(table, cell)}
            onClick={(event) => press({ on: "place", at: cell.name }, event.currentTarget)}
          >
            <Place cell={cell} number={reader.sumOfDice(view, view.seat ?? 0, chosen.dice)} />
            <span class="clou-fit-kind">{kindWord(cell.kind, t)}</span>
            {(cell.kind === "circle-box" || cell.kind === "pyramid") && cell.asks.length > 0 && (
              <small>
                {cell.asks.map((word) => (word === "even" ? t.even : word === "odd" ? t.odd : word)).join(" ")}
              </small>
            )}
            {found(brings[i]).some((link) => "gift" in link) && <Icon name="forward" />}
            {found(brings[i]).map((link, k) =>
              // oxlint-disable-next-line react/no-array-index-key
              "gift" in link ? <Tile key={k} gift={link.gift} isFaded={link.type === "lapses"} /> : null,
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function kindWord(kind: CellKind, t: Words): string {
  const words: { readonly [kind in CellKind]: string } = {
    bar: t.kindBar,
    grid: t.kindGrid,
    tree: t.kindTree,
    pyramid: t.kindPyramid,
    "circle-box": t.kindCircle,
    symbol: "",
    star: "",
  };
  return words[kind];
}

/** The place, drawn small: whose bar it is, or a circle or box with the number. */
function Place({ cell, number }: { readonly cell: Cell; readonly number: number | null }): JSX.Element {
  if (cell.kind === "bar") return <Tile gift={found(cell.name.split(/[\d-]/)[0])} />;
  const isRound = cell.kind === "grid" || cell.kind === "tree";
  return (
    <b class="clou-fit-place num" data-round={isRound}>
      {number}
    </b>
  );
}
