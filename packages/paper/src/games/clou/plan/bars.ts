import { found } from "@safehouse/kernel";
import { addSpot } from "../../../canvas.ts";
import type { SvgNode } from "../../../drawing.ts";
import type { IconName } from "../../../icons.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, line, path, placed, polyline, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { headOf, type Row, tailOf } from "./special-bar.ts";
import type { Survey } from "./survey.ts";

/** A row of symbols that a crew crosses from the left. Larger crews begin further right. */
interface Bar {
  readonly id: string;
  readonly title: string;
  readonly perCrew: readonly number[];
  readonly draw: (x: number, y: number, size: number, colour: string) => SvgNode;
  /** What a plan's own bar counts and does, for symbols of this size; null where the rules say it. */
  readonly around: ((size: number) => { readonly head: Row; readonly tail: Row }) | null;
}

const ICON: { readonly [bar: string]: IconName } = { time: "time", traces: "trace", cars: "car", police: "police" };

function barsOf({ plan, names, canvas: { ink } }: Survey): Bar[] {
  const printed = (["time", "traces", "cars", "police"] as const).map((id): Bar => ({
    id,
    title: names.words.bars[id],
    perCrew: plan.bars[id],
    draw: (x, y, size, colour) => icon(found(ICON[id]), x, y, size, colour),
    around: null,
  }));
  const special = plan.rules.flatMap((rule): Bar[] =>
    rule.rule === "bar"
      ? [
          {
            id: rule.id,
            title: names.thing(rule.id),
            perCrew: rule.length,
            draw: SPECIAL[rule.id] ?? pip,
            around: (size) => ({ head: headOf(rule, ink, size), tail: tailOf(rule, ink, size) }),
          },
        ]
      : [],
  );
  return [...printed, ...special];
}

/** A special bar's own picture; a ring where it has none. */
const SPECIAL: { readonly [rule: string]: Bar["draw"] } = { "light-sleeper": ear };

function pip(x: number, y: number, size: number, colour: string): SvgNode {
  return circle(x + size / 2, y + size / 2, size * 0.38, { fill: "none", stroke: colour, "stroke-width": 2 });
}

function ear(x: number, y: number, size: number, colour: string): SvgNode {
  const pen = { fill: "none", stroke: colour, "stroke-width": 2.3, "stroke-linecap": "round" };
  const outer = path(
    "M5.600 9.600a6.600 6.600 0 0 1 13.200 0c0 4.600-4.300 5.300-4.700 9.100a3.500 3.500 0 0 1-6.700.800",
    pen,
  );
  return placed(
    [outer, path("M9.200 9.800a3.100 3.100 0 0 1 6.200 0c0 2.200-2.500 2.700-2.900 5.300", pen)],
    x,
    y,
    size,
  );
}

export interface BarLayout {
  /** Titles above their symbols, or before them, or none where the symbols speak for themselves. */
  readonly titles: "above" | "before" | "none";
  readonly icon: number;
  readonly gap: number;
  /** Left free at the beginning of the first line. */
  readonly indent?: number;
}

/** A bar laid out: how many symbols to a row, and how large it comes out. */
interface Strip {
  readonly bar: Bar;
  readonly perRow: number;
  readonly title: number;
  readonly flags: number;
  readonly head: Row | null;
  readonly tail: Row | null;
  /** There is no room for it after the last symbol. */
  readonly isTailBelow: boolean;
  readonly width: number;
  readonly height: number;
}

/** Bars one after the other, as many in a line as fit; those too long for a line go on in the next. Returns the height. */
export function drawBars(survey: Survey, x: number, y: number, width: number, layout: BarLayout): number {
  let left = x + (layout.indent ?? 0);
  let top = y;
  let tallest = 0;
  for (const bar of barsOf(survey)) {
    const strip = layOut(survey, bar, width, layout);
    if (left > x && left + strip.width > x + width) {
      left = x;
      top += tallest + layout.gap * 0.35;
      tallest = 0;
    }
    drawBar(survey, strip, left, top, layout);
    left += strip.width + layout.gap;
    tallest = Math.max(tallest, strip.height);
  }
  return top + tallest - y;
}

function layOut(survey: Survey, bar: Bar, width: number, { titles, icon }: BarLayout): Strip {
  const { label, marks } = survey;
  const most = Math.max(...bar.perCrew);
  const pitch = pitchOf(icon);
  const title = titles === "none" ? 0 : titleWidth(bar, label, titles === "above");
  const before = titles === "before" ? title + 8 : 0;
  const number = marks === null ? 0 : label * 1.9;
  const { head = null, tail = null } = bar.around?.(icon) ?? {};
  const room = width - (head?.width ?? 0);
  const rows = titles === "above" ? Math.ceil(most / Math.max(1, Math.floor(room / pitch))) : 1;
  const perRow = Math.ceil(most / rows);
  // Where titles stand above, a bar without flags needs no room for them.
  const flags = titles === "above" && !hasFlags(bar) ? label * 0.3 : label * 0.95;
  const symbols = (head?.width ?? 0) + perRow * pitch;
  const after = tail?.width ?? 0;
  const isTailBelow = titles === "above" && symbols + after > width;
  const whole = isTailBelow ? Math.max(symbols, after) : symbols + after;
  return {
    bar,
    perRow,
    title,
    flags,
    head,
    tail,
    isTailBelow,
    width: titles === "above" ? Math.max(title + number, whole) : before + whole + number,
    height: (titles === "above" ? label * 1.2 : 0) + flags + (rows + (isTailBelow ? 1 : 0)) * (icon + 4),
  };
}

/** Titles above their symbols are headings in capitals. */
function titleWidth({ title }: Bar, label: number, isHeading: boolean): number {
  return isHeading
    ? textWidth(title.toUpperCase(), label, "bold") + title.length * 0.8
    : textWidth(title, label, "bold");
}

function pitchOf(icon: number): number {
  return icon + 4;
}

function drawBar(survey: Survey, strip: Strip, x: number, y: number, layout: BarLayout): void {
  const { canvas, crew, marks, label } = survey;
  const { ink, printed } = canvas;
  const { bar, perRow, title, flags, head, tail } = strip;
  const { icon, titles } = layout;
  const most = Math.max(...bar.perCrew);
  const pitch = pitchOf(icon);
  const start = titles === "before" ? x + title + 8 : x;
  const left = start + (head?.width ?? 0);
  const top = y + (titles === "above" ? label * 1.2 : 0) + flags;
  const spot = (k: number): readonly [number, number] => [
    left + (k % perRow) * pitch + 2,
    top + Math.floor(k / perRow) * (icon + 4),
  ];
  const titleAt = titles === "above" ? y + label * 0.9 : top + icon / 2 + label * 0.34;
  if (titles !== "none") {
    const style = { size: label, face: "bold", colour: ink.second } as const;
    const isHeading = titles === "above";
    const words = isHeading ? bar.title.toUpperCase() : bar.title;
    printed.push(text(words, x, titleAt, isHeading ? { ...style, spacing: 0.8 } : style));
  }
  drawFlags(survey, bar, spot, pitch, icon);
  const out = crew === null ? 0 : most - found(bar.perCrew[crew - 1]);
  const remaining = marks?.left[bar.id] ?? most - out;
  for (let k = 0; k < most; k++) {
    const [at, row] = spot(k);
    const isOut = k < out;
    const isCrossed = !isOut && k < most - remaining;
    const isFaded = isOut || isCrossed;
    printed.push({
      tag: "g",
      attrs: isFaded ? { opacity: ink.style === "screen" ? 0.5 : 0.35 } : {},
      children: [bar.draw(at, row, icon, isOut ? ink.closed : ink.text)],
    });
    if (isOut) printed.push(line([[at + 2, row + icon - 2], [at + icon - 2, row + 2]], ink.second, 2)); // oxfmt-ignore
    const inner = icon * 0.86;
    const inset = (icon - inner) / 2;
    if (isCrossed) writeCross(canvas, `${bar.id}/${k}`, { x: at + inset, y: row + inset, width: inner, height: inner });
  }
  for (const rule of survey.plan.rules) {
    if (rule.rule !== "mark" || rule.bar !== bar.id) continue;
    const [at, row] = spot(most - rule.left);
    printed.push(
      line([[at - 2, row - 3], [at - 2, row + icon + 3]], ink.trace, 2.4), // oxfmt-ignore
      barMark(at - 2, row + 1, label * 0.62, ink.trace),
    );
  }
  const [lastAt, lastRow] = spot(most - 1);
  if (head !== null) printed.push(...head.draw(start, top));
  if (tail !== null)
    printed.push(...(strip.isTailBelow ? tail.draw(start, lastRow + icon + 4) : tail.draw(lastAt + pitch, lastRow)));
  if (marks !== null) {
    const number = { size: label * 1.45, face: "display", colour: ink.text } as const;
    const at =
      titles === "above"
        ? [x + title + 10, titleAt + 2]
        : [left + most * pitch + (tail?.width ?? 0) + 5, top + icon / 2 + label * 0.5];
    printed.push(text(String(remaining), found(at[0]), found(at[1]), number));
  }
  addSpot(canvas, { id: bar.id, kind: "bar", x, y, width: strip.width, height: strip.height, label: bar.title });
}

/** What marks a place on a bar: a wedge that points down onto it. */
export function barMark(x: number, y: number, size: number, colour: string): SvgNode {
  const half = size / 2;
  return path(`${polyline([[x - half, y - size], [x + half, y - size], [x, y]])}Z`, { fill: colour }); // oxfmt-ignore
}

function hasFlags({ perCrew }: Bar): boolean {
  return new Set(perCrew).size > 1;
}

/** Where each crew begins; crews that begin together share a flag. */
function drawFlags(
  survey: Survey,
  bar: Bar,
  spot: (k: number) => readonly [number, number],
  pitch: number,
  icon: number,
): void {
  const { ink, printed } = survey.canvas;
  if (!hasFlags(bar)) return;
  const most = Math.max(...bar.perCrew);
  const flags = new Map<number, number[]>();
  bar.perCrew.forEach((length, i) => flags.set(most - length, [...(flags.get(most - length) ?? []), i + 1]));
  const size = survey.label * 0.9;
  for (const [at, crews] of flags) {
    const [right, y] = spot(at);
    const left = right - 2;
    const words = crews.join("·");
    const isTight = flags.has(at + 1) && textWidth(words, size, "bold") > pitch - 6;
    printed.push(
      path(`M${left} ${y - size * 0.95}V${y + icon}`, {
        fill: "none",
        stroke: ink.closed,
        "stroke-width": 1.2,
        "stroke-dasharray": "3 2.5",
      }),
      text(words, left + 3, y - size * 0.22, {
        size,
        face: "bold",
        colour: ink.second,
        ...(isTight && { squeezed: pitch - 6 }),
      }),
    );
  }
}
