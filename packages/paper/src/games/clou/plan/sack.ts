import type { Loot } from "@safehouse/games/clou/paper";
import type { SvgNode } from "../../../drawing.ts";
import { ICONS } from "../../../icons.ts";
import { BLANK, FIELD, type PlanInk } from "../../../ink.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, path, placed, text } from "../../../shapes.ts";
import { isThingDone, isThingOpen, type Survey } from "./survey.ts";

/** A sack with its value. What a campaign keeps looks its own: presents and meals are double circles, special loot has a star. */
export function drawSack(survey: Survey, { id, value, mark }: Loot, x: number, y: number, size: number): void {
  const { canvas } = survey;
  const { ink } = canvas;
  const isTaken = isThingDone(survey, id);
  const fill = isThingOpen(survey, id) ? ink.sack : ink.sackClosed;
  const children =
    mark === "present" || mark === "meal"
      ? [...doubleCircle(ink, mark, fill, x, y, size), ...valueBadge(ink, value, x, y, size)]
      : [...sack(ink, value, fill, x, y, size), ...(mark === "special" ? starSign(ink, ...badgeArea(x, y, size)) : [])];
  canvas.printed.push({ tag: "g", attrs: isTaken ? { opacity: 0.55 } : {}, children });
  if (isTaken)
    writeCross(canvas, id, { x: x + size * 0.12, y: y + size * 0.14, width: size * 0.76, height: size * 0.76 });
}

function sack(ink: PlanInk, value: number, fill: string, x: number, y: number, size: number): SvgNode[] {
  const edge = ink.sackEdge === "none" ? {} : { stroke: ink.sackEdge, "stroke-width": 0.9 };
  const shapes = ICONS["loot-blank"].map(({ d }) => path(d, { fill, "fill-rule": "evenodd", ...edge }));
  const number = { size: size * 0.42, face: "bold", colour: ink.onSack, anchor: "middle" } as const;
  return [placed(shapes, x, y, size), text(String(value), x + size / 2, y + size * 0.79, number)];
}

export function doubleCircle(
  ink: PlanInk,
  mark: "present" | "meal",
  fill: string,
  x: number,
  y: number,
  size: number,
): SvgNode[] {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const edge = { stroke: ink.onSack, "stroke-width": Math.max(1, size * 0.03) };
  return [
    circle(cx, cy, size * 0.48, { fill, ...edge }),
    circle(cx, cy, size * 0.39, { fill: "none", ...edge }),
    icon(mark, cx - size * 0.25, cy - size * 0.26, size * 0.5, ink.onSack),
  ];
}

function valueBadge(ink: PlanInk, value: number, x: number, y: number, size: number): SvgNode[] {
  const [left, top, wide] = badgeArea(x, y, size);
  const r = wide / 2;
  const number = { size: r * 1.6, face: "bold", colour: ink.onSack, anchor: "middle" } as const;
  return [disc(ink, left + r, top + r, r), text(String(value), left + r, top + r * 1.58, number)];
}

/** What makes a loot special, in a square of its own. */
export function starSign(ink: PlanInk, x: number, y: number, size: number): SvgNode[] {
  const r = size / 2;
  return [disc(ink, x + r, y + r, r), icon("star", x + r * 0.22, y + r * 0.18, r * 1.56, ink.onSack)];
}

/** At the upper right, where neither a name nor a cost stands. */
function badgeArea(x: number, y: number, size: number): readonly [x: number, y: number, size: number] {
  return [x + size * 0.67, y + size * 0.02, size * 0.4];
}

function disc({ style, onSack }: PlanInk, cx: number, cy: number, r: number): SvgNode {
  const fill = style === "low-ink" ? BLANK : FIELD;
  return circle(cx, cy, r, { fill, stroke: onSack, "stroke-width": 1.1 });
}
