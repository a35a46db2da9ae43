import type { Gear } from "@safehouse/games/clou-christmas/board";
import type { Desk } from "../context.ts";
import type { Place } from "./gear-lines.tsx";

type Wording = Pick<Desk, "t" | "names">;

/** "Line 2 gives lock or safe" */
export function lineWords({ t, names }: Wording, gear: Gear, line: number): string {
  return t.lineGives(t.and(gear.lines[line].gives.map(names.symbol)));
}

/** What a place is and holds, for whoever cannot see it. */
export function placeWords({ t, names }: Wording, { shape, print }: Place, number: number, isCrossed: boolean): string {
  const what = shape === "circle" ? t.circleOf(print) : print === "" ? t.box : t.boxAsks(names.condition(print));
  const state = isCrossed ? t.crossed : number > 0 ? t.holds(number) : t.empty;
  return `${what}, ${state}`;
}
