import { type Effect, readNeed } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import type { IconName } from "../../../icons.ts";
import { BLANK } from "../../../ink.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, path, rect, text, tidy } from "../../../shapes.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { CELL, type Point, type Survey, TAB, TILE } from "./survey.ts";

/** A symbol the plan needs, in its cell: plain, crossed, or out of play; above it the crew that needs it. */
export function drawSymbol(survey: Survey, id: string, word: string, x: number, y: number, isOpen: boolean): void {
  const { canvas, crew, marks, names } = survey;
  const { ink, printed } = canvas;
  const need = readNeed(word) ?? { colours: [], crew: 1 };
  const colours = need.colours.join("/");
  const left = x + (CELL - TILE) / 2;
  const top = y + (CELL - TILE) / 2;
  const isOut = crew !== null && need.crew > crew;
  addSpot(canvas, { id, kind: "symbol", x, y, width: CELL, height: CELL, label: names.symbol(colours) });
  if (need.crew > 1) drawTab(survey, need.crew, left + TILE / 2, top, isOut);
  if (isOut) {
    printed.push(hatched(left, top, ink.closed));
    return;
  }
  const opacity = isOpen || ink.style !== "screen" ? 1 : 0.78;
  printed.push(tile(giftFace(colours), left, top, TILE, { style: ink.style, edge: ink.edge, edgeWidth: 2, opacity }));
  const isSoft = marks?.soft?.has(id) === true;
  if (marks?.crossed.has(id) || isSoft) {
    const area = { x: left, y: top, width: TILE, height: TILE };
    // What is done steps back behind its cross.
    printed.push(
      rect(left, top, TILE, TILE, { rx: TILE * 0.2, fill: ink.frame, opacity: ink.style === "screen" ? 0.45 : 0.4 }),
    );
    writeCross(canvas, id, area, isSoft);
  }
}

/** From how many of them on a crew needs a symbol: 2+ */
function drawTab(survey: Survey, crew: number, middle: number, bottom: number, isOut: boolean): void {
  const { ink, printed } = survey.canvas;
  const isPlain = isOut || ink.style === "low-ink";
  const wide = 27;
  const top = bottom - TAB;
  const [x, x2] = [tidy(middle - wide / 2), tidy(middle + wide / 2)];
  const d = `M${x} ${bottom}V${tidy(top + 3)}q0 -3 3 -3H${tidy(x2 - 3)}q3 0 3 3V${bottom}z`;
  const colour = isOut ? ink.second : ink.edge;
  const onGround = ink.style === "screen" ? ink.ground : BLANK;
  printed.push(
    path(d, { fill: isPlain ? "none" : ink.edge, stroke: isOut ? ink.closed : ink.edge, "stroke-width": 1 }),
    text(`${crew}+`, middle, bottom - 1.2, { size: 17, face: "bold", colour: isPlain ? colour : onGround, anchor: "middle" }), // oxfmt-ignore
  );
}

function hatched(x: number, y: number, colour: string): ReturnType<typeof path> {
  let d = "";
  for (let k = 7; k < 2 * TILE; k += 7) {
    const [near, far] = [Math.max(0, k - TILE), Math.min(k, TILE)];
    d += `M${tidy(x + near)} ${tidy(y + far)}L${tidy(x + far)} ${tidy(y + near)}`;
  }
  const frame = `M${x} ${y}h${TILE}v${TILE}h${-TILE}z`;
  return path(d + frame, { fill: "none", stroke: colour, "stroke-width": 1.4, "stroke-linejoin": "round" });
}

/** What an effect looks like. */
export const EFFECTS: { readonly [effect in Effect["do"]]: IconName } = {
  alarm: "alarm",
  time: "time",
  "time-to": "time",
  traces: "trace",
  forbid: "prison",
  overcome: "check",
};

/** What something costs or does, as icons: a trace, the alarm, time. */
export function costIcons(traces: number, effects: readonly Effect[]): IconName[] {
  const ofEffect = (effect: Effect): IconName[] => {
    const count = "cost" in effect ? Math.max(1, Math.abs(effect.cost)) : 1;
    return new Array<IconName>(count).fill(EFFECTS[effect.do]);
  };
  return [...new Array<IconName>(traces).fill("trace"), ...effects.flatMap(ofEffect)];
}

/** What a part costs stands in a cell of its own, after its symbols. */
export function drawCost(survey: Survey, name: IconName, [x, y]: Point, isOpen: boolean): void {
  const { ink, printed } = survey.canvas;
  const inset = (CELL - TILE) / 2;
  const colour = isOpen ? ink.trace : ink.closed;
  const edge = { rx: TILE * 0.2, fill: "none", stroke: colour, "stroke-width": 1.6, "stroke-dasharray": "4 3" };
  printed.push(
    rect(x + inset + 0.8, y + inset + 0.8, TILE - 1.6, TILE - 1.6, edge),
    icon(name, x + CELL / 2 - 13, y + CELL / 2 - 13, 26, colour),
  );
}

/** What crossing a single symbol does, at its foot. */
export function drawCellCosts(survey: Survey, effects: readonly Effect[], x: number, y: number, isOpen: boolean): void {
  const { ink, printed } = survey.canvas;
  costIcons(0, effects).forEach((name, n) => {
    const [cx, cy] = [x + CELL - 8 - n * 17, y + CELL - 8];
    printed.push(
      circle(cx, cy, 10, { fill: ink.frame, stroke: ink.closed, "stroke-width": 1 }),
      icon(name, cx - 8, cy - 8, 16, isOpen ? ink.trace : ink.closed),
    );
  });
}
