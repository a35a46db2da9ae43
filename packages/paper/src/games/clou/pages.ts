import { planInk, sheetInk } from "../../print/ink.ts";
import type { BurglaryPlan, Rating, ThiefSheet } from "@safehouse/games/clou/paper";
import type { Drawing } from "../../drawing.ts";
import { composePage, MARGIN, pageRoom, type PaperSize } from "../../page.ts";
import type { PrintStyle, SheetCode } from "../../printing.ts";
import type { Decor } from "./decor/decor.ts";
import type { PlanMarks, SheetMarks } from "./marks.ts";
import type { ClouNames } from "./names.ts";
import { drawPlan, PAPER_LABEL } from "./plan/draw-plan.ts";
import { SQUARE } from "./plan/survey.ts";
import { PORTRAITS } from "./portraits.ts";
import { CODE_WIDTH, drawCode } from "./sheet/code.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";
import { drawReminders } from "./sheet/reminders.ts";

export interface PageOptions {
  readonly names: ClouNames;
  readonly style: PrintStyle;
  readonly size: PaperSize;
  /** The game's own name. */
  readonly game: string;
  readonly ratings: readonly Rating[];
  /** By plan. */
  readonly decors: ReadonlyMap<string, Decor>;
  /** Of seats whose sheets are entered. */
  readonly codes: readonly SheetCode[];
}

/** A thief sheet on a page of its own, with the symbols by name below. */
export function sheetPage(
  sheet: ThiefSheet,
  marks: SheetMarks,
  scenario: string | null,
  options: PageOptions,
  code: SheetCode | null = null,
): Drawing {
  const { names, style, size } = options;
  const room = pageRoom(size);
  const written = scenario === null ? {} : { scenario: names.thing(scenario) };
  const drawing = drawSheet({
    sheet,
    marks,
    names,
    ink: sheetInk(style),
    width: room.width,
    portraits: PORTRAITS,
    ...written,
  });
  const below = drawing.height + 10;
  const beside = code === null ? 0 : CODE_WIDTH + 14;
  const reminders = drawReminders(names, style, drawing.width - 4 - beside, room.height - below);
  const x = MARGIN.side + drawing.width - CODE_WIDTH;
  return composePage(
    size,
    [
      { drawing, x: MARGIN.side, y: MARGIN.top, scale: 1 },
      { drawing: reminders, x: MARGIN.side + 2, y: MARGIN.top + below, scale: 1 },
      ...(code === null ? [] : [{ drawing: drawCode(code), x, y: MARGIN.top + below, scale: 1 }]),
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
  const { names, style, size, ratings } = options;
  const decor = options.decors.get(plan.id);
  const room = pageRoom(size);
  const draw = (label: number, column: number): Drawing =>
    drawPlan({
      plan,
      layout: "tall",
      crew,
      marks,
      names,
      ink: planInk(style),
      ratings,
      label,
      ...(decor && { decor }),
      around: { column },
    });
  const usual = fitted(plan, room, (column) => draw(PAPER_LABEL, column));
  // Larger letters make the page a little smaller still.
  const legible = (LEAST_LETTERS / scaleIn(room, usual)) * 1.02;
  const drawing = legible > PAPER_LABEL * 1.02 ? fitted(plan, room, (column) => draw(legible, column)) : usual;
  const scale = scaleIn(room, drawing);
  const x = MARGIN.side + (room.width - drawing.width * scale) / 2;
  return composePage(size, [{ drawing, x, y: MARGIN.top, scale }], captionOf(names.thing(plan.id), options));
}

type Room = ReturnType<typeof pageRoom>;

/** 8 pt: smaller letters are not printed. */
const LEAST_LETTERS = 10.7;
const WIDER: readonly number[] = [15, 30, 45, 60, 75, 90, 105, 120];

/** With a column that fills the page. Much to say makes it longer than the rooms: a wider one is shorter, and the page larger. */
function fitted({ layouts }: BurglaryPlan, room: Room, draw: (column: number) => Drawing): Drawing {
  const { width, height } = layouts.tall;
  const tall = height * SQUARE + 16;
  const column = Math.max(250, (room.width / room.height) * tall - width * SQUARE - 16);
  const usual = draw(column);
  const wider = usual.height > tall ? WIDER.map((more) => draw(column + more)) : [];
  return wider.reduce((best, next) => (scaleIn(room, next) > scaleIn(room, best) ? next : best), usual);
}

function scaleIn(room: Room, { width, height }: Drawing): number {
  return Math.min(room.width / width, room.height / height);
}

export function captionOf(what: string, { names, style, game }: PageOptions): string {
  return `Safehouse · ${game} · ${what} · ${names.words.ink[style]}`;
}
