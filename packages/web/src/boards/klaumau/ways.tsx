import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { enlargementOf } from "../../stage/fly.ts";
import { useTable } from "./context.ts";
import { waysOf } from "./logic/marks.ts";
import { placeOf } from "./places.ts";
import "./ways.css";

/** Pixels between the arrow and the places it joins. */
const GAP = 34;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Arrows from player to player, for as long as what they tell is the latest thing: who goes for whom, and whose cards went where. */
export function Ways({ board }: { readonly board: RefObject<HTMLElement | null> }): JSX.Element {
  const { latest, isMoving } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const ways = waysOf(latest.events);
  useLayoutEffect(() => {
    const draw = (): void => {
      ways.forEach(({ from, to }, i) => {
        const arrow = layer.current?.children[i];
        if (arrow instanceof HTMLElement && board.current !== null) lay(arrow, board.current, from, to);
      });
    };
    draw();
    if (ways.length === 0) return;
    window.addEventListener("resize", draw);
    return () => window.removeEventListener("resize", draw);
  }, [latest.key]);
  return (
    <div ref={layer} class="klau-ways" aria-hidden="true">
      {ways.map(({ from, to }) => (
        <i key={`${latest.key}-${from}-${to}`} data-part="way" data-moving={isMoving} />
      ))}
    </div>
  );
}

function lay(arrow: HTMLElement, board: HTMLElement, from: number, to: number): void {
  const start = middleOf(board, from);
  const end = middleOf(board, to);
  const origin = arrow.parentElement?.getBoundingClientRect();
  const table = board.querySelector(".klau-table")?.getBoundingClientRect();
  if (start === null || end === null || origin === undefined || table === undefined) return;
  const { x, y } = within(start, end, table.bottom);
  const tip = within(end, start, table.bottom);
  const enlarged = enlargementOf(board);
  const across = (tip.x - x) / enlarged;
  const down = (tip.y - y) / enlarged;
  const left = (x - origin.x) / enlarged;
  const top = (y - origin.y) / enlarged;
  arrow.style.width = `${Math.max(0, Math.hypot(across, down) - 2 * GAP)}px`;
  arrow.style.transform = `translate(${left}px, ${top}px) rotate(${Math.atan2(down, across)}rad) translateX(${GAP}px)`;
}

function middleOf(board: Element, seat: number): Point | null {
  const rect = placeOf(board, `seat-${seat}`)?.rect;
  return rect === undefined ? null : { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The own cards lie below what is asked, and no arrow crosses that: it ends, or begins, at the foot of the table. */
function within(end: Point, other: Point, foot: number): Point {
  if (end.y <= foot || other.y >= foot) return end;
  const share = (foot - other.y) / (end.y - other.y);
  return { x: other.x + (end.x - other.x) * share, y: foot };
}
