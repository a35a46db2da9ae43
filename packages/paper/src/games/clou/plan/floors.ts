import type { Area } from "../../../pencil.ts";
import { path, tidy } from "../../../shapes.ts";
import type { SvgNode } from "../../../drawing.ts";
import type { Floor } from "../decor/decor.ts";

/** What one walks on, as quiet lines over the whole room. */
export function floor(kind: Floor, room: Area, colour: string): SvgNode {
  return path(FLOORS[kind](room), { fill: "none", stroke: colour, "stroke-width": 1.2 });
}

type Lines = (room: Area) => string;

const FLOORS: { readonly [kind in Floor]: Lines } = {
  grass: scattered(44, 38, "l-3 -7m3 7v-9m0 9l4 -7"),
  gravel: scattered(34, 30, "h3m8 9h3m-14 6h2"),
  cobbles: scattered(30, 22, "q7 -8 14 0m-14 0q7 7 14 0"),
  tiles: ({ x, y, width, height }) => lines(x, y, width, height, 28, 28),
  boards: ({ x, y, width, height }) => lines(x, y, width, height, 0, 20),
  parquet: scattered(40, 40, "l20 -20l20 20m-20 -20v-1m-20 21l20 20"),
  carpet: ({ x, y, width, height }) =>
    [14, 20].map((by) => `M${x + by} ${y + by}h${width - 2 * by}v${height - 2 * by}h${2 * by - width}z`).join(""),
  rails: (room) => (room.width > room.height ? rails(room) : uprightRails(room)),
};

/** The same mark again and again, every other row moved by half a step. */
function scattered(across: number, down: number, mark: string): Lines {
  return ({ x, y, width, height }) => {
    let d = "";
    for (let row = 0; (row + 1) * down < height; row++) {
      const shift = row % 2 === 0 ? across * 0.35 : across * 0.85;
      for (let at = shift; at + across * 0.6 < width; at += across)
        d += `M${tidy(x + at)} ${tidy(y + (row + 0.7) * down)}${mark}`;
    }
    return d;
  };
}

function lines(x: number, y: number, width: number, height: number, across: number, down: number): string {
  let d = "";
  for (let at = across; across > 0 && at < width; at += across) d += `M${x + at} ${y}v${height}`;
  for (let at = down; at < height; at += down) d += `M${x} ${y + at}h${width}`;
  return d;
}

/** A track along the wall, where the train stands. */
function rails({ x, y, width, height }: Area): string {
  const top = y + height - 46;
  let d = `M${x} ${top + 8}h${width}M${x} ${top + 30}h${width}`;
  for (let at = 10; at + 10 < width; at += 26) d += `M${x + at} ${top}h9v38h-9z`;
  return d;
}

function uprightRails({ x, y, width, height }: Area): string {
  const left = x + width - 46;
  let d = `M${left + 8} ${y}v${height}M${left + 30} ${y}v${height}`;
  for (let at = 10; at + 10 < height; at += 26) d += `M${left} ${y + at}v9h38v-9z`;
  return d;
}
