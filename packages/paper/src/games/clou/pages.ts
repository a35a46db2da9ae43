import type { BurglaryPlan, ThiefSheet } from "@safehouse/games/clou/paper";
import type { Drawing } from "../../drawing.ts";
import { composePage, MARGIN, pageRoom, type PaperSize } from "../../page.ts";
import type { PrintStyle } from "../../printing.ts";
import type { PlanMarks, SheetMarks } from "./marks.ts";
import type { ClouNames } from "./names.ts";
import { drawPlan } from "./plan/draw-plan.ts";
import { SQUARE } from "./plan/survey.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";
import { drawReminders } from "./sheet/reminders.ts";

export interface PageOptions {
  readonly names: ClouNames;
  readonly style: PrintStyle;
  readonly size: PaperSize;
  /** The game's own name. */
  readonly game: string;
}

/** A thief sheet on a page of its own, with the symbols by name below. */
export function sheetPage(
  sheet: ThiefSheet,
  marks: SheetMarks,
  scenario: string | null,
  options: PageOptions,
): Drawing {
  const { names, style, size } = options;
  const room = pageRoom(size);
  const written = scenario === null ? {} : { scenario: names.thing(scenario) };
  const drawing = drawSheet({ sheet, marks, names, style, width: room.width, ...written });
  const below = drawing.height + 10;
  const reminders = drawReminders(names, style, drawing.width - 4, room.height - below);
  return composePage(
    size,
    [
      { drawing, x: MARGIN.side, y: MARGIN.top, scale: 1 },
      { drawing: reminders, x: MARGIN.side + 2, y: MARGIN.top + below, scale: 1 },
    ],
    captionOf(names.words.sheetOf(names.thief(sheet.id)), options),
  );
}

/** A plan on a page of its own: the rooms as large as the page is high, everything else in a column beside them. */
export function planPage(
  plan: BurglaryPlan,
  crew: number | null,
  marks: PlanMarks | null,
  options: PageOptions,
): Drawing {
  const { names, style, size } = options;
  const room = pageRoom(size);
  const { width, height } = plan.layouts.tall;
  const tall = height * SQUARE + 16;
  const column = Math.max(250, (room.width / room.height) * tall - width * SQUARE - 16);
  const drawing = drawPlan({ plan, layout: "tall", crew, marks, names, style, around: { column } });
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const x = MARGIN.side + (room.width - drawing.width * scale) / 2;
  return composePage(size, [{ drawing, x, y: MARGIN.top, scale }], captionOf(names.thing(plan.id), options));
}

export function captionOf(what: string, { names, style, game }: PageOptions): string {
  return `Safehouse · ${game} · ${what} · ${names.words.ink[style]}`;
}
