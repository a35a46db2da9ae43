import type { IconName } from "../../../icons.ts";
import { BLANK } from "../../../ink.ts";
import { circle, icon, line, rect, text } from "../../../shapes.ts";
import { giftFace } from "../face.ts";
import type { Desk } from "./desk.ts";

const PHOTOGRAPHED = ["bruce", "janet", "matt", "trixie"];

/** Portrait, name and role; on paper also lines for who plays where and when. */
export function head(desk: Desk, x: number, y: number, width: number): number {
  const { canvas, sheet, names, size } = desk;
  const { ink, printed } = canvas;
  const isTall = size.columns === 1;
  const high = size.hints ? 54 : isTall ? 44 : 36;
  const left = x + face(desk, x, y, high) + 14;
  const name = names.thief(sheet.id);
  printed.push(
    text(name, left, y + high * 0.56, { size: isTall ? 24 : size.hints ? 34 : 26, face: "display", colour: ink.ink }),
    text(names.role(sheet.id), left, y + high * 0.56 + (size.hints ? 20 : isTall ? 17 : 15), {
      size: size.hints ? 14.5 : 13,
      face: "text",
      colour: ink.second,
    }),
  );
  if (!size.hints) return high + 4;
  const { player, scenario, date } = names.words;
  const written = desk.scenario ?? "";
  const fields: [string, number][] = [[player, 150], [scenario, 150], [date, 90]]; // oxfmt-ignore
  let at = x + width - 418;
  for (const [label, wide] of fields) {
    printed.push(
      text(label, at, y + 14, { size: 11, face: "bold", colour: ink.ink }),
      line([[at, y + 48], [at + wide, y + 48]], ink.print, 1), // oxfmt-ignore
    );
    if (label === scenario && written !== "") {
      printed.push(text(written, at + 4, y + 43, { size: 16, face: "hand", colour: ink.graphite }));
    }
    at += wide + 14;
  }
  printed.push(line([[x, y + high + 9], [x + width, y + high + 9]], ink.ink, 2.5)); // oxfmt-ignore
  return high + 11;
}

/** The photo; where ink is spared, and for thieves without one, the symbol of the first dice bonus. */
function face({ canvas, sheet, size, portraits }: Desk, x: number, y: number, high: number): number {
  const { ink, printed } = canvas;
  if (!PHOTOGRAPHED.includes(sheet.id) || ink.style === "low-ink") {
    const r = high / 2 - 3;
    const [bonus] = sheet.bonuses;
    const symbol: IconName = (bonus && giftFace(bonus.gives).symbols[0]?.icon) ?? "star";
    printed.push(
      circle(x + r + 1, y + high / 2, r, { fill: ink.field, stroke: ink.ink, "stroke-width": 2 }),
      icon(symbol, x + 1 + r * 0.35, y + high / 2 - r * 0.65, r * 1.3, ink.ink),
    );
    return 2 * r + 2;
  }
  const portrait = portraits?.[sheet.id] ?? [{ tag: "portrait", attrs: { of: sheet.id } }];
  const wide = (high * 100) / 120;
  const scale = high / 120;
  const tilt = size.hints ? 0 : -3;
  printed.push({
    tag: "g",
    attrs: { transform: `translate(${x + 3} ${y}) rotate(${tilt} ${wide / 2} ${high / 2})` },
    children: [
      { tag: "g", attrs: { transform: `scale(${scale})` }, children: portrait },
      rect(0, 0, wide, high, {
        fill: "none",
        stroke: ink.style === "screen" ? BLANK : ink.ink,
        "stroke-width": ink.style === "screen" ? 4 : 1.5,
      }),
    ],
  });
  return wide + 6;
}
