import type { JSX, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export interface RingsProps {
  readonly table: RefObject<HTMLElement | null>;
  /** What is ringed, by the ids of things. */
  readonly things: readonly string[];
  /** The place where they are, or they themselves. */
  readonly isRegion: boolean;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So much air between a thing and its ring. */
const AIR = 5;
/** A region has as many things at least. */
const SOME = 3;

/** Dashed pencil around what the coach speaks of. It lies over the table and hides nothing. */
export function Rings({ table, things, isRegion }: RingsProps): JSX.Element {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const key = `${isRegion} ${things.join(" ")}`;
  useEffect(() => {
    const measure = (): void => {
      const seen = findThings(table.current, things, isRegion).filter((element) => isSeen(element, table.current));
      setPlaces(seen.map(placeOf));
    };
    // In the middle: at the edges lie what is asked and, on a phone, the coach.
    findThings(table.current, things, isRegion)[0]?.scrollIntoView({ block: "center", inline: "nearest" });
    measure();
    const observer = new ResizeObserver(measure);
    if (table.current !== null) observer.observe(table.current);
    addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", measure, { capture: true });
    };
  }, [key]);
  return (
    <>
      {places.map(({ left, top, width, height }, i) => (
        <div
          key={i}
          class="tip-ring"
          data-part="coach-ring"
          aria-hidden="true"
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </>
  );
}

function findThings(table: HTMLElement | null, things: readonly string[], isRegion: boolean): Element[] {
  if (table === null) return [];
  const found = things.flatMap((thing) => [...table.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)]);
  if (!isRegion) return found.slice(0, 4);
  return found.slice(0, 1).map((element) => regionOf(element, table));
}

/** The smallest part of the table around it that has several things. */
function regionOf(element: Element, table: HTMLElement): Element {
  for (let around = element.parentElement; around !== null && around !== table; around = around.parentElement) {
    if (around.querySelectorAll("[data-thing]").length >= SOME) return around;
  }
  return element;
}

/** What is scrolled away, or lies under something else, is not ringed where it would be. */
function isSeen(element: Element, table: HTMLElement | null): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && table?.contains(there) === true;
}

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}
