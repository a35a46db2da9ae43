import { found } from "@safehouse/kernel";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../context.ts";
import { bounded, inSight, NEAR, type Size, type Stretch, zoomFor } from "./zoom.ts";

export interface Zoom {
  readonly zoom: number;
  readonly isNear: boolean;
  /** Too small for fingers: only what is lit can be pressed, and any other press brings that spot near. */
  readonly isFar: boolean;
  toggle(): void;
}

/**
 * The places that take the symbol in hand come into sight by themselves; on a phone the plan comes nearer for that, and by its button and
 * between two fingers.
 * `window` is what scrolls; the drawing is its first child, and `start` the part of it that is looked at first.
 */
export function useZoom(window: RefObject<HTMLElement | null>, isOn: boolean, start: Place): Zoom {
  const { lit, isAsked, asked } = useTable();
  const [wanted, want] = useState(1);
  const [fitted, fit] = useState<number | null>(null);
  const zoom = isOn ? (fitted ?? wanted) : 1;
  const held = useRef<Held | null>(null);
  const shape = start.join();

  useLayoutEffect(() => {
    if (isOn) held.current = { zoom, part: start, at: null };
  }, [shape, isOn]);

  useLayoutEffect(() => {
    const [site, drawing] = partsOf(window);
    if (site === null || drawing === null) return;
    const size = { width: drawing.clientWidth / zoom, height: drawing.clientHeight / zoom };
    const room = { width: site.clientWidth, height: site.clientHeight };
    const targets = asked.kind === "settle" && isAsked ? inSight(litStretches(drawing), room, size) : null;
    if (targets === null) return fit(null);
    if (!isOn && isSeen(targets, site, size)) return;
    const near = isOn ? zoomFor(targets, room, size) : 1;
    fit(near);
    held.current = {
      zoom: near,
      part: [(targets.left + targets.right) / 2, (targets.top + targets.bottom) / 2],
      at: null,
    };
  }, [lit, isAsked, asked.kind, isOn, shape]);

  useLayoutEffect(() => {
    const [site, drawing] = partsOf(window);
    const { current } = held;
    // Not before the drawing is as large as it is to be.
    if (site === null || drawing === null || current === null || current.zoom !== zoom) return;
    held.current = null;
    const [x, y] = current.at ?? [site.clientWidth / 2, site.clientHeight / 2];
    site.scrollLeft = current.part[0] * drawing.clientWidth - x;
    site.scrollTop = current.part[1] * drawing.clientHeight - y;
  });

  const choose = (next: number, part: Place, at: Place): void => {
    held.current = { zoom: bounded(next), part, at };
    fit(null);
    want(bounded(next));
  };
  const isNear = zoom > 1.05;
  const isFar = isOn && zoom < NEAR - 0.05;
  const bring = (next: number, at: Place): void => {
    const [site, drawing] = partsOf(window);
    if (site !== null && drawing !== null) choose(next, partAt(drawing, site, at), at);
  };
  const comesNear = ({ target, clientX, clientY }: MouseEvent): void => {
    if (!isFar || (target as Element).closest("button") !== null) return;
    const { left = 0, top = 0 } = window.current?.getBoundingClientRect() ?? {};
    bring(NEAR, [clientX - left, clientY - top]);
  };
  const now = useRef({ zoom, choose, comesNear });
  now.current = { zoom, choose, comesNear };
  useEffect(() => (isOn ? listen(window, now) : undefined), [isOn]);

  return {
    zoom,
    isNear,
    isFar,
    toggle() {
      const { clientWidth = 0, clientHeight = 0 } = window.current ?? {};
      bring(isNear ? 1 : NEAR, [clientWidth / 2, clientHeight / 2]);
    },
  };
}

type Place = readonly [number, number];

/** At this zoom, that part of the drawing belongs to this place of the window; to its middle unless told. */
interface Held {
  readonly zoom: number;
  readonly part: Place;
  readonly at: Place | null;
}

function partsOf({ current }: RefObject<HTMLElement | null>): [HTMLElement | null, HTMLElement | null] {
  return [current, (current?.firstElementChild ?? null) as HTMLElement | null];
}

function partAt(drawing: HTMLElement, site: HTMLElement, [x, y]: Place): Place {
  return [(site.scrollLeft + x) / drawing.clientWidth, (site.scrollTop + y) / drawing.clientHeight];
}

/** The drawing is as large as it is from afar. */
function isSeen(
  all: Stretch,
  { scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement,
  drawing: Size,
): boolean {
  const [x, y] = [all.left * drawing.width - scrollLeft, all.top * drawing.height - scrollTop];
  const [width, height] = [(all.right - all.left) * drawing.width, (all.bottom - all.top) * drawing.height];
  return x >= 0 && y >= 0 && x + width <= clientWidth && y + height <= clientHeight;
}

function litStretches(drawing: HTMLElement): Stretch[] {
  const whole = drawing.getBoundingClientRect();
  return [...drawing.querySelectorAll(".clou-symbol[data-lit=true]")].map((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return {
      left: (left - whole.left) / whole.width,
      top: (top - whole.top) / whole.height,
      right: (right - whole.left) / whole.width,
      bottom: (bottom - whole.top) / whole.height,
    };
  });
}

interface Hands {
  readonly zoom: number;
  choose(zoom: number, part: Place, at: Place): void;
  comesNear(event: MouseEvent): void;
}

function listen(window: RefObject<HTMLElement | null>, now: RefObject<Hands>): () => void {
  const [site] = partsOf(window);
  const onClick = (event: MouseEvent): void => now.current?.comesNear(event);
  site?.addEventListener("click", onClick);
  const stopPinching = pinch(window, now);
  return () => {
    site?.removeEventListener("click", onClick);
    stopPinching();
  };
}

/** Two fingers: what lay between them stays between them. */
function pinch(window: RefObject<HTMLElement | null>, now: RefObject<Hands>): () => void {
  const [site, drawing] = partsOf(window);
  let begun: { readonly gap: number; readonly zoom: number; readonly part: Place } | null = null;
  const between = ({ touches }: TouchEvent): { readonly gap: number; readonly at: Place } => {
    const [one, two] = [found(touches[0]), found(touches[1])];
    const { left = 0, top = 0 } = site?.getBoundingClientRect() ?? {};
    return {
      gap: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
      at: [(one.clientX + two.clientX) / 2 - left, (one.clientY + two.clientY) / 2 - top],
    };
  };
  const onTouch = (event: TouchEvent): void => {
    if (event.touches.length !== 2 || site === null || drawing === null || now.current === null) {
      begun = null;
      return;
    }
    event.preventDefault();
    const { gap, at } = between(event);
    begun ??= { gap, zoom: now.current.zoom, part: partAt(drawing, site, at) };
    now.current.choose((begun.zoom * gap) / begun.gap, begun.part, at);
  };
  const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
  for (const kind of kinds) site?.addEventListener(kind, onTouch, { passive: false });
  return () => {
    for (const kind of kinds) site?.removeEventListener(kind, onTouch);
  };
}
