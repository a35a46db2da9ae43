import { type Effect, readNeed } from "@safehouse/games/clou/paper";
import { addSpot } from "../../../canvas.ts";
import type { IconName } from "../../../icons.ts";
import { BLACK, BLANK } from "../../../ink.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, path, rect, text, tidy } from "../../../shapes.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { CELL, type Survey, TILE } from "./survey.ts";

/** A symbol the plan needs, in its cell: plain, with the crew that needs it, crossed, or out of play. */
export function drawSymbol(survey: Survey, id: string, word: string, x: number, y: number, isOpen: boolean): void {
  const { canvas, crew, marks, names, label } = survey;
  const { ink, printed } = canvas;
  const need = readNeed(word) ?? { colours: [], crew: 1 };
  const colours = need.colours.join("/");
  const left = x + (CELL - TILE) / 2;
  const top = y + (CELL - TILE) / 2;
  const isOut = crew !== null && need.crew > crew;
  addSpot(canvas, { id, kind: "symbol", x, y, width: CELL, height: CELL, label: names.symbol(colours) });
  if (isOut) {
    printed.push(hatched(left, top, ink.closed));
    return;
  }
  const opacity = isOpen || ink.style !== "screen" ? 1 : 0.62;
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
  if (need.crew > 1) {
    const r = Math.max(9, label * 0.56);
    const [cx, cy] = [left + TILE - 2, top + 2];
    const ground = ink.style === "low-ink" ? BLANK : ink.edge;
    const onGround = ink.style === "low-ink" ? BLACK : ink.style === "screen" ? ink.ground : BLANK;
    printed.push(
      circle(cx, cy, r, { fill: ground, stroke: ink.style === "low-ink" ? BLACK : "none", "stroke-width": 1.2 }),
      text(String(need.crew), cx, cy + label * 0.33, {
        size: label * 0.92,
        face: "bold",
        colour: onGround,
        anchor: "middle",
      }),
    );
  }
}

function hatched(x: number, y: number, colour: string): ReturnType<typeof path> {
  let d = "";
  for (let k = 7; k < 2 * TILE; k += 7) {
    const from = [x + Math.max(0, k - TILE), y + Math.min(k, TILE)];
    const to = [x + Math.min(k, TILE), y + Math.max(0, k - TILE)];
    d += `M${tidy(from[0])} ${tidy(from[1])}L${tidy(to[0])} ${tidy(to[1])}`;
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

export function drawCost(survey: Survey, name: IconName, x: number, y: number, size: number, isOpen: boolean): void {
  const { ink, printed } = survey.canvas;
  printed.push(icon(name, x, y, size, isOpen ? ink.trace : ink.closed));
}
