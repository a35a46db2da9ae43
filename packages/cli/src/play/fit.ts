import { type Sketched, type SketchPart, sketchLines } from "./sketch.ts";

export interface Fitted {
  readonly lines: readonly string[];
  /** The names of parts for which there was no room. */
  readonly leftOut: readonly string[];
}

/**
 * All of a table if there is room for it; else without gaps, in short, and at last without what is needed least. Lines between `ease` and
 * `room` are only for what would be left out else: something better may be done with them.
 */
export function fit(sketched: Sketched, room: number, ease = room): Fitted {
  const whole = sketchLines(sketched);
  if (whole.length <= ease) return { lines: whole, leftOut: [] };
  const fixed = sketched.filter((each) => typeof each === "string" && each !== "").length;
  const byRank = partsOf(sketched).toSorted((a, b) => a.rank - b.rank);
  const shown = new Map<SketchPart, readonly string[]>();
  let left = room - fixed;
  for (const part of byRank) {
    const short = part.short ?? part.lines;
    // What is needed most is shown as far as it goes.
    const lines = shown.size === 0 ? short.slice(0, Math.max(0, left)) : short;
    if (lines.length > left) continue;
    shown.set(part, lines);
    left -= lines.length;
  }
  left -= room - ease;
  for (const part of byRank) {
    const now = shown.get(part);
    if (now === undefined || part.lines.length - now.length > left) continue;
    left -= part.lines.length - now.length;
    shown.set(part, part.lines);
  }
  return {
    lines: sketched.flatMap((each) =>
      typeof each === "string" ? (each === "" ? [] : [each]) : (shown.get(each) ?? []),
    ),
    leftOut: byRank.filter((part) => !shown.has(part)).map(({ name }) => name),
  };
}

/** The least that makes sense: what is always there, and the part that is needed most. */
export function leastHeight(sketched: Sketched): number {
  const [first] = partsOf(sketched).toSorted((a, b) => a.rank - b.rank);
  const fixed = sketched.filter((each) => typeof each === "string" && each !== "").length;
  return fixed + (first === undefined ? 0 : (first.short ?? first.lines).length);
}

export function partsOf(sketched: Sketched): SketchPart[] {
  return sketched.filter((each) => typeof each !== "string").filter(({ lines }) => lines.length > 0);
}
