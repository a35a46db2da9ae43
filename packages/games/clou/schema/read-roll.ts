import { isObject } from "@safehouse/kernel";
import { childOf, complain, fields, list, type Spot, whole } from "./problems.ts";

/** What a natural roll shows: a dice bonus of a sheet, or what a bar of a plan listens to. */
export function readRollShows(spot: Spot): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be what a roll shows");
  const face = whole(1, 6);
  if ("once" in value) fields(spot, { once: face });
  else if ("alike" in value) fields(spot, { alike: whole(2, 3) });
  else if ("within" in value) {
    if (!fields(spot, { within: (range) => list(range, [2, 2], face) })) return;
    const range = value["within"];
    if (Array.isArray(range) && range[0] > range[1]) complain(childOf(spot, "within"), "must go from low to high");
  } else if ("total" in value) {
    fields(spot, { total: whole(1, 18), of: whole(1, 3) });
    const { total, of } = value;
    if (typeof total === "number" && typeof of === "number" && (total < of || total > 6 * of)) {
      complain(childOf(spot, "total"), `cannot be thrown with ${of} dice`);
    }
  } else complain(spot, "must say once, alike, within or total");
}
