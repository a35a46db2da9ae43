import type { Reader, View } from "@safehouse/games/clou/board";
import { OWN, type OwnHeist } from "@safehouse/games/clou/paper";
import type { Drawing } from "../../drawing.ts";
import { planMarks, sheetMarks } from "./marks.ts";
import { type PageOptions, planPage, sheetPage } from "./pages.ts";

/** The page of a plan or a thief sheet, blank or as it stands in a heist; `own` is a plan of one's own, if there is one. */
export function heistPage(
  reader: Reader,
  thing: string,
  view: View | null,
  options: PageOptions,
  own: OwnHeist | null = null,
): Drawing {
  const { plans, thieves } = reader.library;
  const plan = thing === OWN ? own?.plan : plans.find(({ id }) => id === thing);
  if (plan !== undefined) return planPage(plan, view?.seats ?? null, view && planMarks(reader, view), options);
  // A plan of one's own may come with other sheets.
  const sheet = [...(own?.sheets ?? []), ...thieves].find(({ id }) => id === thing);
  if (sheet === undefined) throw new Error(`no sheet ${thing}`);
  const seats = Array.from({ length: view?.seats ?? 0 }, (_, seat) => seat);
  const seat = seats.find((each) => view !== null && reader.readHand(view, each).thief === thing);
  if (view === null || seat === undefined) return sheetPage(sheet, {}, own?.plan.id ?? null, options);
  const marks = sheetMarks(reader.readCells(view, seat));
  const code = options.codes.find((each) => each.seat === seat) ?? null;
  return sheetPage(reader.sheetOf(view, seat), marks, own?.plan.id ?? view.config.scenario, options, code);
}
