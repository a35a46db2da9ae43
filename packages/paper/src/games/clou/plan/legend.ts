import { COLOURS } from "@safehouse/games/clou/paper";
import type { IconName } from "../../../icons.ts";
import { BLANK } from "../../../ink.ts";
import { icon, path, rect, text } from "../../../shapes.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { doubleCircle, starSign } from "./loot.ts";
import type { Survey } from "./survey.ts";
import { costIcons } from "./symbols.ts";

/** What anything on the plan costs or does. */
function costsOn({ plan }: Survey): Set<IconName> {
  const parts = [...plan.challenges.flatMap((each) => each.parts), ...plan.loot];
  const cells = plan.challenges.flatMap((each) => each.parts).flatMap((part) => part.cells ?? []);
  return new Set([
    ...parts.flatMap(({ traces = 0, effects = [] }) => costIcons(traces, effects)),
    ...cells.flatMap(({ effects }) => costIcons(0, effects)),
  ]);
}

/** What the signs on a plan mean, with their names. Returns the height. */
export function drawLegend(survey: Survey, x: number, y: number, width: number): number {
  const { canvas, names, label } = survey;
  const { ink, printed } = canvas;
  const { mapLegend, symbols } = names.words;
  const size = label * 1.5;
  const step = size + 7;
  const columns = Math.max(1, Math.floor(width / (label * 7.5)));
  printed.push(text(symbols, x, y + label * 1.1, { size: label * 1.3, face: "display", colour: ink.text }));
  let at = y + label * 1.9;
  COLOURS.forEach((colour, i) => {
    const left = x + ((i % columns) * width) / columns;
    const top = at + Math.floor(i / columns) * step;
    printed.push(tile(giftFace(colour), left + 1, top, size, { style: ink.style, edge: ink.edge }));
    printed.push(
      text(names.symbol(colour), left + size + 7, top + size * 0.7, { size: label, face: "text", colour: ink.text }),
    );
  });
  at += Math.ceil(COLOURS.length / columns) * step;
  const row = (words: string, draw: (top: number) => void): void => {
    draw(at);
    printed.push(text(words, x + size + 7, at + size * 0.7, { size: label, face: "text", colour: ink.text }));
    at += step;
  };
  const sign = (name: IconName) => (top: number) => void printed.push(icon(name, x + 1, top, size, ink.trace));
  row(mapLegend.crew, (top) => {
    const isLow = ink.style === "low-ink";
    const high = label * 1.05;
    const at = top + (size - high) / 2;
    printed.push(
      rect(x, at, size, high, { rx: 2, fill: isLow ? BLANK : ink.edge, stroke: ink.edge, "stroke-width": 1 }),
      text("2+", x + size / 2, at + high * 0.83, {
        size: label,
        face: "bold",
        colour: isLow ? ink.text : BLANK,
        anchor: "middle",
      }),
    );
  });
  row(mapLegend.diamond, (top) => {
    const [cx, cy, r] = [x + size / 2, top + size / 2, size * 0.44];
    const d = `M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`;
    printed.push(path(d, { fill: ink.diamond, stroke: ink.wall, "stroke-width": 2.4 }));
  });
  const marks = new Set(survey.plan.loot.map(({ mark }) => mark));
  if (marks.has("present") || marks.has("meal"))
    row(mapLegend.double, (top) => void printed.push(...doubleCircle(ink, "present", ink.sack, x, top, size)));
  if (marks.has("special")) row(mapLegend.special, (top) => void printed.push(...starSign(ink, x, top, size)));
  const costs = costsOn(survey);
  for (const cost of ["trace", "alarm", "time"] as const) if (costs.has(cost)) row(mapLegend[cost], sign(cost));
  return at - y;
}
