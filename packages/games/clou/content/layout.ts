import type { ArrowLine, Spot } from "./plan.ts";

/** An arrow of a layout in one line. */
export function arrow(from: string, to: string, ...points: readonly Spot[]): ArrowLine {
  return { from, to, points };
}
