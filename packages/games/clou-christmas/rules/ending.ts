import type { PointLine } from "@safehouse/kernel";
import type { Campaign } from "../campaign.ts";

/** */
export const PRISON_POINTS = -5;
export const TRACE_POINTS = -3;
export const DOUBLE_POINTS = 3;

/** the third line of the kitty, and what is added and taken at the end. */
export function endLines({ kitty, prison, traces, presents, meals }: Campaign): PointLine[] {
  const last = kitty[kitty.length - 1];
  const doubles = presents.length + meals.length;
  const line = (id: string, points: number, count: number): PointLine[] =>
    count === 0 ? [] : [{ text: { id: `points.${id}`, args: { count } }, points: count * points }];
  return [
    { text: { id: "points.rest" }, points: last.rest },
    { text: { id: "points.last-heist" }, points: last.points },
    ...line("prison", PRISON_POINTS, prison.length),
    ...line("campaign-traces", TRACE_POINTS, traces.crossed),
    ...line("doubles", DOUBLE_POINTS, doubles),
  ];
}
