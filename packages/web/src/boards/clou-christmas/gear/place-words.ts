import type { Gear } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { Desk } from "../context.ts";
import type { Place } from "./gear-lines.tsx";

type Wording = Pick<Desk, "t" | "names">;

/** "Line 2 gives lock or safe" */
export function lineWords({ t, names }: Wording, gear: Gear, line: number): string {
  return t.lineGives(t.and(found(gear.lines[line]).gives.map(names.symbol)));
}

/** "Circle 5 and circle 7" */
export function lineNeeds({ t, names }: Wording, { lines }: Gear, line: number): string {
  const printed = found(lines[line]);
  const places: Printed[] =
    "circles" in printed
      ? printed.circles.map((circle) => ({ shape: "circle", print: String(circle) }))
      : printed.boxes.map((print) => ({ shape: "box", print }));
  const words = t.and(places.map((place) => whatItIs({ t, names }, place)));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Printed = Pick<Place, "shape" | "print">;

function whatItIs({ t, names }: Wording, { shape, print }: Printed): string {
  if (shape === "circle") return t.circleOf(print);
  return print === "" ? t.box : t.boxAsks(names.condition(print));
}

/** What a place is and holds, for whoever cannot see it. */
export function placeWords({ t, names }: Wording, place: Place, number: number, isCrossed: boolean): string {
  const what = whatItIs({ t, names }, place);
  const state = isCrossed ? t.crossed : number > 0 ? t.holds(number) : t.empty;
  return `${what}, ${state}`;
}
