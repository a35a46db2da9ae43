import { found } from "@safehouse/kernel";
import type { SvgNode } from "../../../drawing.ts";
import type { Area } from "../../../pencil.ts";
import { line, path, rect, tidy } from "../../../shapes.ts";
import type { Way } from "../decor/decor.ts";
import { doOverlap, grown, isRoomOpen, place, type Point, type Survey } from "./survey.ts";

/** How wide a door is. */
const DOOR = 46;
const WINDOW = 84;

/** A way through a wall: where it is, and which way leads into the room. */
interface Opening {
  readonly way: Way;
  readonly room: string;
  readonly at: Point;
  /** Along the wall, and into the room. */
  readonly along: Point;
  readonly into: Point;
}

function openingsOf({ layout, decor }: Survey): Opening[] {
  return layout.arrows.flatMap(({ from, to, points }): Opening[] => {
    const room = layout.rooms[to];
    if (room === undefined) return [];
    const at = found(points.at(-1));
    const [x, y, width] = room;
    const isSide = at[0] === x || at[0] === x + width;
    const into: Point = isSide ? [at[0] === x ? 1 : -1, 0] : [0, at[1] === y ? 1 : -1];
    return [{ way: decor?.ways?.[from] ?? "door", room: to, at, along: isSide ? [0, 1] : [1, 0], into }];
  });
}

/** Gaps in the walls, where arrows go through. */
export function cutDoors(survey: Survey): void {
  const { ink, printed } = survey.canvas;
  for (const { way, room, at, along } of openingsOf(survey)) {
    const [x, y] = place(survey, at);
    const [dx, dy] = [(along[0] * DOOR) / 2, (along[1] * DOOR) / 2];
    const fill = isRoomOpen(survey, room) ? ink.lit : ink.ground;
    const gap = line([[x - dx, y - dy], [x + dx, y + dy]], fill, 9); // oxfmt-ignore
    // A panel looks like a wall to who does not know it.
    printed.push(way === "panel" ? { ...gap, attrs: { ...gap.attrs, "stroke-dasharray": "7 5" } } : gap);
  }
}

/** A door in its gap; no furniture stands in its way. */
export interface Hung {
  readonly room: string;
  readonly areas: readonly Area[];
  /** Null where there is no room for it to swing. */
  readonly d: string | null;
}

/** What hangs in the gaps, where it swings over nothing that is to be read. */
export function hangDoors(survey: Survey, solid: readonly Area[]): Hung[] {
  return openingsOf(survey).map((opening) => {
    const [x, y] = place(survey, opening.at);
    const before = grown({ x, y, width: 0, height: 0 }, DOOR / 2);
    const leaf = leaves(opening, [x, y]).find(({ area }) => !solid.some((other) => doOverlap(area, other)));
    return { room: opening.room, areas: leaf === undefined ? [before] : [before, leaf.area], d: leaf?.d ?? null };
  });
}

export function drawDoors(survey: Survey, doors: readonly Hung[]): void {
  const { ink, printed } = survey.canvas;
  for (const { room, d } of doors) {
    const stroke = isRoomOpen(survey, room) ? ink.door : ink.doorClosed;
    if (d !== null) printed.push(path(d, { fill: "none", stroke, "stroke-width": 2.2, "stroke-linejoin": "round" }));
  }
}

interface Leaf {
  readonly d: string;
  readonly area: Area;
}

/** Ways to hang a door: into the room before out of it, hinged at either end. */
function leaves({ way, along, into }: Opening, [x, y]: Point): Leaf[] {
  if (way === "open" || way === "panel") return [];
  const half = DOOR / 2;
  const at = (a: number, b: number, side: number): Point => [
    tidy(x + along[0] * a + into[0] * b * side),
    tidy(y + along[1] * a + into[1] * b * side),
  ];
  const to = ([px, py]: Point): string => `${px} ${py}`;
  const areaUpTo = (far: number, side: number): Area => {
    const [one, two] = [at(-half, 5, side), at(half, far, side)];
    return {
      x: Math.min(one[0], two[0]),
      y: Math.min(one[1], two[1]),
      width: Math.abs(one[0] - two[0]),
      height: Math.abs(one[1] - two[1]),
    };
  };
  const swing = (from: number, length: number, side: number): string => {
    const sign = Math.sign(from);
    const tip = at(from, length, side);
    const end = at(from - sign * length, 0, side);
    // Which way round the arc goes: by the turn from the leaf to the gap.
    const [ux, uy] = [tip[0] - at(from, 0, side)[0], tip[1] - at(from, 0, side)[1]];
    const [vx, vy] = [end[0] - at(from, 0, side)[0], end[1] - at(from, 0, side)[1]];
    const sweep = ux * vy - uy * vx > 0 ? 1 : 0;
    return `M${to(at(from, 0, side))}L${to(tip)}A${length} ${length} 0 0 ${sweep} ${to(end)}`;
  };
  const sides = [1, -1];
  switch (way) {
    case "door":
      return sides.flatMap((side) =>
        [half, -half].map((from) => ({ d: swing(from, DOOR, side), area: areaUpTo(DOOR, side) })),
      );
    case "double":
      return sides.map((side) => ({
        d: swing(half, half, side) + swing(-half, half, side),
        area: areaUpTo(half, side),
      }));
    case "folding":
      return sides.map((side) => ({
        d: [half, -half]
          .map((from) => `M${to(at(from, 0, side))}L${to(at(from * 0.75, 20, side))}L${to(at(from * 0.4, 4, side))}`)
          .join(""),
        area: areaUpTo(22, side),
      }));
    case "window":
      return [
        {
          d: `M${to(at(-half, 3, 1))}L${to(at(half, 3, 1))}M${to(at(-half, 3, -1))}L${to(at(half, 3, -1))}`,
          area: areaUpTo(5, 1),
        },
      ];
    case "gate":
      return [
        {
          d: `M${to(at(-half, -7, 1))}L${to(at(-half, 7, 1))}M${to(at(half, -7, 1))}L${to(at(half, 7, 1))}M${to(at(-half, 0, 1))}L${to(at(half, 0, 1))}`,
          area: areaUpTo(8, 1),
        },
      ];
    case "hatch":
      return sides.map((side) => ({
        d: `M${to(at(-half, 5, side))}L${to(at(-half, 24, side))}L${to(at(half, 24, side))}L${to(at(half, 5, side))}M${to(at(-half, 24, side))}L${to(at(half, 5, side))}`,
        area: areaUpTo(25, side),
      }));
  }
}

/** Windows in the middle of outer walls, where nobody comes in. `outer` are runs of the house's edge. */
export function drawWindows(survey: Survey, outer: readonly (readonly [Point, Point])[]): void {
  const { plan, layout, decor } = survey;
  if (decor === null) return;
  const ways = openingsOf(survey).map(({ at }) => at);
  for (const { id, start } of plan.rooms) {
    if (start || decor.rooms[id]?.windows === false) continue;
    for (const [from, to] of outer) {
      const shared = sharedEdge(found(layout.rooms[id]), from, to);
      if (shared === null) continue;
      const [middle, length] = shared;
      if (length * 10 < WINDOW * 1.4) continue;
      if (ways.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < 8)) continue;
      survey.canvas.printed.push(...pane(survey, middle, from[1] === to[1], id));
    }
  }
}

/** The part of an outer wall that is this room's: its middle and its length. */
function sharedEdge(
  [x, y, width, height]: readonly [number, number, number, number],
  from: Point,
  to: Point,
): [Point, number] | null {
  const isLevel = from[1] === to[1];
  const edges = isLevel ? [y, y + height] : [x, x + width];
  if (!edges.includes(isLevel ? from[1] : from[0])) return null;
  const [low, high] = isLevel ? [x, x + width] : [y, y + height];
  const [start, end] = isLevel ? [from[0], to[0]] : [from[1], to[1]];
  const [first, last] = [Math.max(low, start), Math.min(high, end)];
  if (last <= first) return null;
  const middle = (first + last) / 2;
  return [isLevel ? [middle, from[1]] : [from[0], middle], last - first];
}

function pane(survey: Survey, at: Point, isLevel: boolean, room: string): SvgNode[] {
  const { ink } = survey.canvas;
  const [x, y] = place(survey, at);
  const fill = isRoomOpen(survey, room) ? ink.lit : ink.ground;
  const [width, height] = isLevel ? [WINDOW, 10] : [10, WINDOW];
  const frame = rect(x - width / 2, y - height / 2, width, height, { fill, stroke: ink.wall, "stroke-width": 1.6 });
  const half = WINDOW / 2;
  return [frame, line(isLevel ? [[x - half, y], [x + half, y]] : [[x, y - half], [x, y + half]], ink.wall, 1.2)]; // oxfmt-ignore
}
