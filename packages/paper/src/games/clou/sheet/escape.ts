import { addSpot } from "../../../canvas.ts";
import type { IconName } from "../../../icons.ts";
import { icon, line, rect } from "../../../shapes.ts";
import { type Desk, heading, HEADING } from "./desk.ts";

const HEIGHT = 38;

/** C-5.9: what each face of the die does for this driver. */
export function escapeTable(desk: Desk, x: number, y: number, width: number): number {
  const { canvas, sheet, names } = desk;
  const { ink, printed } = canvas;
  heading(desk, names.words.escape, names.words.hint.escape, x, y, width);
  const top = y + HEADING;
  const column = width / sheet.escape.length;
  printed.push(rect(x, top, width, HEIGHT, { rx: 4, fill: ink.field, stroke: ink.second, "stroke-width": 1.5 }));
  const most = Math.max(...sheet.escape.map((arrows) => arrows.length));
  const step = Math.min(24, (column - 8) / (most + 1));
  const size = Math.min(19, step - 2);
  sheet.escape.forEach((arrows, i) => {
    const left = x + i * column;
    if (i > 0) printed.push(line([[left, top], [left, top + HEIGHT]], ink.hairline, 1)); // oxfmt-ignore
    const icons: { name: IconName; colour: string }[] = [
      { name: `die-${i + 1}` as IconName, colour: ink.third },
      ...arrows.map((name) => ({ name, colour: name === "police" ? ink.police : ink.ink })),
    ];
    const start = left + (column - icons.length * step) / 2 + (step - size) / 2;
    icons.forEach(({ name, colour }, k) => {
      printed.push(icon(name, start + k * step, top + (HEIGHT - size) / 2, size, colour, ink.style === "low-ink"));
    });
    const label = arrows.map((name) => names.words.bars[name === "car" ? "cars" : "police"]).join(", ");
    addSpot(canvas, { id: `escape-${i + 1}`, kind: "die", x: left, y: top, width: column, height: HEIGHT, label });
  });
  return HEADING + HEIGHT;
}
