import { BASE, type BurglaryPlan, type OwnHeist, readPlanShape, readSheet } from "@safehouse/games/clou/workshop";
import { isObject } from "@safehouse/kernel";

/** A draft as this device keeps it: of the right shape and fit to be drawn, though more may be asked of it. Null if it is none. */
export function readDraftHeist(input: unknown): OwnHeist | null {
  if (!isObject(input) || !Array.isArray(input["sheets"])) return null;
  const plan = readPlanShape(input["plan"]);
  const sheets = input["sheets"].map(readSheet);
  if (!plan.ok || !isDrawable(plan.value) || sheets.length > BASE.thieves.length) return null;
  const read = sheets.flatMap((sheet) => (sheet.ok ? [sheet.value] : []));
  return read.length === sheets.length ? { plan: plan.value, sheets: read } : null;
}

/** Everything has its place, in both layouts. */
function isDrawable({ rooms, challenges, loot, layouts }: BurglaryPlan): boolean {
  const things = [...challenges, ...loot];
  return (
    things.every(({ room }) => rooms.some(({ id }) => id === room)) &&
    [layouts.wide, layouts.tall].every(
      (layout) =>
        rooms.every(({ id }) => Object.hasOwn(layout.rooms, id)) &&
        things.every(({ id }) => Object.hasOwn(layout.things, id)),
    )
  );
}
