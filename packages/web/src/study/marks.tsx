import type { Mark } from "@safehouse/kernel";
import type { JSX, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./marks.css";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AIR = 4;
const HEAD = 12;

/** Rings and arrows over a board. They name things, so they are where these are, at whatever size and in whatever layout. */
export function Marks({
  marks,
  place,
}: {
  readonly marks: readonly Mark[];
  readonly place: RefObject<HTMLElement | null>;
}): JSX.Element {
  const [, redraw] = useState(0);
  const lastSeen = useRef("");
  const board = place.current?.querySelector<HTMLElement>("[data-board]") ?? null;
  const drawn = board === null ? null : measure(board, marks);
  lastSeen.current = JSON.stringify(drawn);
  useEffect(() => {
    if (marks.length === 0) return undefined;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = place.current?.querySelector<HTMLElement>("[data-board]") ?? null;
        if (JSON.stringify(now === null ? null : measure(now, marks)) !== lastSeen.current)
          redraw((count) => count + 1);
      });
    };
    return watch(place.current, look);
  }, [marks]);
  if (drawn === null || marks.length === 0) return <></>;
  const { x, y, width, height } = drawn.frame;
  return (
    <svg
      class="study-marks"
      data-part="study-marks"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      {drawn.shapes.map((d) => (
        <g key={d}>
          <path class="study-mark-under" d={d} />
          <path class="study-mark" data-part="study-mark" d={d} />
        </g>
      ))}
    </svg>
  );
}

/** Whatever may move what is on a board: its size, its parts, scrolling, and what moves by itself. */
function watch(place: HTMLElement | null, look: () => void): () => void {
  if (place === null) return () => {};
  const sizes = new ResizeObserver(look);
  sizes.observe(place);
  const parts = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !(target as Element).closest?.(".study-marks"))) look();
  });
  parts.observe(place, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "style", "data-thing"],
  });
  const events = ["scroll", "transitionend", "animationend", "load"] as const;
  for (const event of events) place.addEventListener(event, look, { capture: true, passive: true });
  look();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    for (const event of events) place.removeEventListener(event, look, { capture: true });
  };
}

function measure(
  board: HTMLElement,
  marks: readonly Mark[],
): { readonly frame: Box; readonly shapes: readonly string[] } {
  const { x, y, width, height } = board.getBoundingClientRect();
  const frame = { x, y, width, height };
  const boxOf = (thing: string): Box | null => {
    const near = findThing(board, thing);
    if (near === null) return null;
    const box = near.getBoundingClientRect();
    return {
      x: Math.round(box.x - x),
      y: Math.round(box.y - y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    };
  };
  const shapes = marks.flatMap(({ thing, to }) => {
    const from = boxOf(thing);
    if (from === null) return [];
    if (to === undefined) return [ring(from)];
    const end = boxOf(to);
    return end === null ? [] : [arrow(from, end)];
  });
  return { frame, shapes };
}

/** The thing as it is to be seen on the board: one of several is as good as another, but not one that is hidden. */
export function findThing(board: HTMLElement, thing: string): Element | null {
  const all = [...board.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  const isSeen = (each: Element): boolean => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return all.find(isSeen) ?? null;
}

function ring({ x, y, width, height }: Box): string {
  const [left, top] = [x - AIR, y - AIR];
  const [wide, high] = [width + 2 * AIR, height + 2 * AIR];
  const r = Math.min(14, wide / 2, high / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${left + r} ${top}h${wide - 2 * r}${corner(r, r)}v${high - 2 * r}${corner(-r, r)}h${2 * r - wide}${corner(-r, -r)}v${2 * r - high}${corner(r, -r)}z`;
}

/** From the edge of one thing to the edge of the other. */
function arrow(from: Box, to: Box): string {
  const a = middle(from);
  const b = middle(to);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const apart = { start: edge(from, angle, INSIDE), end: edge(to, angle + Math.PI, INSIDE) };
  const isClose = Math.hypot(apart.end.x - apart.start.x, apart.end.y - apart.start.y) < 3 * HEAD;
  const start = isClose ? edge(from, angle, DEEP) : apart.start;
  const end = isClose ? edge(to, angle + Math.PI, DEEP) : apart.end;
  const wing = (turn: number): string =>
    `M${round(end.x)} ${round(end.y)}l${round(-HEAD * Math.cos(angle + turn))} ${round(-HEAD * Math.sin(angle + turn))}`;
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}${wing(0.5)}${wing(-0.5)}`;
}

function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far from the middle to the edge of a box an arrow begins and ends: small things are met a little inside. */
const INSIDE = 0.8;
/** Neighbours leave no room between them. */
const DEEP = 0.3;

/** Where a line from the middle has come so far on its way out of the box. */
function edge(box: Box, angle: number, share: number): { readonly x: number; readonly y: number } {
  const { x, y } = middle(box);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(box.width / 2 / Math.max(Math.abs(cos), 1e-6), box.height / 2 / Math.max(Math.abs(sin), 1e-6));
  return { x: x + cos * reach * share, y: y + sin * reach * share };
}

const round = (n: number): number => Math.round(n * 10) / 10;
