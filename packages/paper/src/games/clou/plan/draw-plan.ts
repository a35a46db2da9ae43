import type { BurglaryPlan, Rating } from "@safehouse/games/clou/paper";
import { blankCanvas, finish } from "../../../canvas.ts";
import type { Drawing } from "../../../drawing.ts";
import { BLANK, type PlanInk, type Style } from "../../../ink.ts";
import { SCREEN_PLAN } from "./ink.ts";
import { rect } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import type { PlanMarks } from "../marks.ts";
import type { Decor } from "../decor/decor.ts";
import type { ClouNames } from "../names.ts";
import { arrange } from "./arrange.ts";
import { drawArrows } from "./arrows.ts";
import { type BarLayout, drawBars } from "./bars.ts";
import { drawCampaignNotes } from "./campaign-notes.ts";
import { drawConcert } from "./concert.ts";
import { drawFurniture } from "./furniture.ts";
import { drawLegend } from "./legend.ts";
import { drawRules, drawScoring, drawTitle } from "./notes.ts";
import { drawLabels } from "./draw-labels.ts";
import { drawDoors } from "./openings.ts";
import { addRooms } from "./rooms.ts";
import { SCREEN_LABEL, SQUARE, type Survey, TILE } from "./survey.ts";
import { drawChallenge, drawLoot } from "./things.ts";
import { drawHouse } from "./walls.ts";

export type { BurglaryPlan, Decor };

export interface PlanOptions {
  readonly plan: BurglaryPlan;
  readonly layout: "wide" | "tall";
  /** Null for a plan that any crew may use. */
  readonly crew: number | null;
  /** Null for a blank plan. */
  readonly marks: PlanMarks | null;
  readonly names: ClouNames;
  /** For paper: a screen has its own. */
  readonly ink?: PlanInk;
  /** Furniture, floors and what loot looks like; rooms are bare without, and loot lies in sacks. */
  readonly decor?: Decor;
  /** What points are worth, from the best; nothing is told without. */
  readonly ratings?: readonly Rating[];
  /** The size of small text. */
  readonly label?: number;
  /** What stands around the rooms: bars over them and rules under them; the bars alone; nothing; or all in a column this wide beside them. */
  readonly around?: "all" | "bars" | "nothing" | { readonly column: number };
}

/** The usual size of small text on paper. */
export const PAPER_LABEL = 16.5;
/** Small text on a screen that is looked at across the room. */
export const AFAR_LABEL = 24;
/** No symbol is shown under 24 px: so many pixels a unit at least. */
export const LEAST_SCALE = 24 / TILE;

const PAD = 16;
/** Room for the outer wall. */
const EDGE = 8;

/** A burglary plan: rooms with challenges and loot, bars, special rules, scoring box. */
export function drawPlan(options: PlanOptions): Drawing {
  const { plan, crew, marks, names, ink = SCREEN_PLAN, ratings = [], around = "all" } = options;
  const layout = plan.layouts[options.layout];
  const { style } = ink;
  const isScreen = style === "screen";
  const blank: Omit<Survey, "left" | "top"> = {
    canvas: blankCanvas(ink),
    plan,
    layout,
    crew,
    ratings,
    marks,
    names,
    label: options.label ?? (isScreen ? SCREEN_LABEL : PAPER_LABEL),
    decor: options.decor ?? null,
  };
  const survey = (left: number, top: number): Survey => ({ ...blank, left, top });
  const inner = layout.width * SQUARE;
  const rooms = layout.height * SQUARE;
  const { canvas } = blank;
  const ground = (width: number, height: number): void =>
    void canvas.printed.unshift(rect(0, 0, width, height, { fill: canvas.ink.ground }));

  if (typeof around === "object") {
    const width = inner + 2 * EDGE + around.column;
    drawSite(survey(EDGE, EDGE));
    const height = Math.max(
      rooms,
      drawColumn(survey(0, 0), inner + 2 * EDGE + PAD, EDGE, around.column - PAD - 2, style),
    );
    if (canvas.ink.ground !== BLANK) ground(inner + 2 * EDGE, rooms + 2 * EDGE);
    return finish(canvas, width, height + 2 * EDGE);
  }
  const head = around === "nothing" ? 0 : drawHead(survey(0, 0), inner, options.layout);
  drawSite(survey(EDGE, head + EDGE));
  const foot = around === "all" ? drawFoot(survey(0, 0), head + rooms + 2 * EDGE, inner) : 0;
  const height = head + rooms + 2 * EDGE + foot;
  ground(inner + 2 * EDGE, height);
  return finish(canvas, inner + 2 * EDGE, height);
}

function drawSite(survey: Survey): void {
  const { labels, doors, furniture } = arrange(survey);
  drawHouse(survey);
  drawDoors(survey, doors);
  drawFurniture(survey, furniture);
  drawArrows(survey);
  for (const challenge of survey.plan.challenges) drawChallenge(survey, challenge);
  for (const loot of survey.plan.loot) drawLoot(survey, loot);
  drawLabels(survey, labels);
  addRooms(survey);
}

function drawHead(survey: Survey, width: number, layout: "wide" | "tall"): number {
  const { label, names, plan } = survey;
  if (layout === "tall") {
    const bars: BarLayout = { titles: "none", icon: label * 1.2, gap: 24 };
    return PAD / 2 + drawBars(survey, PAD, PAD / 2, width - 2 * PAD, bars) + PAD * 0.8;
  }
  const left = PAD + 6;
  const title = Math.min(320, textWidth(names.thing(plan.id), label * 1.75, "display"));
  const bars: BarLayout = { titles: "before", icon: label * 1.2, gap: 22, indent: title + 26 };
  drawTitle(survey, left, PAD, title);
  return drawBars(survey, left, PAD / 4, width - left - PAD, bars) + PAD * 0.6;
}

function drawFoot(survey: Survey, y: number, width: number): number {
  const inner = width - 2 * PAD;
  if (width < 1000) {
    const rules = drawRules(survey, survey.plan.rules, PAD, y, inner);
    return rules + PAD + drawScoring(survey, PAD, y + rules + PAD, inner) + PAD;
  }
  const score = inner * 0.36;
  const rules = drawRules(survey, survey.plan.rules, PAD + 6, y, inner - score - 40);
  return Math.max(rules, PAD + drawScoring(survey, PAD + inner - score, y + PAD, score)) + PAD;
}

/** Everything beside the rooms, for paper. */
function drawColumn(survey: Survey, x: number, y: number, width: number, style: Style): number {
  const { label } = survey;
  let at = y + drawTitle(survey, x, y, width) + label * 0.6;
  at += drawBars(survey, x, at, width, { titles: "above", icon: 28, gap: 26 }) + label * 0.8;
  const told = survey.plan.rules.filter((each) => each.rule !== "concert");
  const concerts = survey.plan.rules.filter((each) => each.rule === "concert");
  at += drawRules(survey, told, x, at, width);
  for (const concert of concerts) at += drawConcert(survey, concert, x, at, width) + label * 0.4;
  at += drawCampaignNotes(survey, x, at, width) + label * 0.6;
  at += drawScoring(survey, x, at, width) + label;
  if (style !== "screen") at += drawLegend(survey, x, at, width);
  return at;
}
