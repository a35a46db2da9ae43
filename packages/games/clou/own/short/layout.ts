import type { Area, ArrowLine, BurglaryPlan, Challenge, Layout, Loot, Spot } from "../../content/plan.ts";
import { arrowsOf } from "../../schema/layout-sense.ts";
import { type Code, guessed, whole } from "./fields.ts";

const MOST = 400;
type Body = Omit<BurglaryPlan, "layouts">;

/**
 * Where things stand. Nearly all of it is guessed, from what stands there already and from the other layout; a guess that fails costs a few
 * bits, but guesses must never change.
 */
export function layoutOf(plan: Body, other: Layout | null): Code<Layout> {
  const which = other === null ? "wide" : "tall";
  return (coder, value) => {
    const width = whole(`${which} width`, 1, MOST)(coder, value?.width);
    const height = whole(`${which} height`, 1, MOST)(coder, value?.height);
    const rooms: { [id: string]: Area } = {};
    let before: Area = [0, 0, 0, 0];
    for (const { id } of plan.rooms) rooms[id] = before = room(width, height, before)(coder, value?.rooms[id]);
    const things: { [id: string]: Area } = {};
    for (const thing of [...plan.challenges, ...plan.loot]) {
      const neighbours = [...plan.challenges, ...plan.loot].filter(
        (each) => each.room === thing.room && each.id in things,
      );
      const areas = neighbours.map((each) => things[each.id]);
      things[thing.id] = place(
        thing,
        rooms[thing.room],
        areas,
        other?.things[thing.id],
      )(coder, value?.things[thing.id]);
    }
    const start = spot("start", [12, 8])(coder, value?.start);
    const wanted = arrowsOf(plan);
    const count = guessed("arrows", [wanted.length], [0, wanted.length === 0 ? 0 : 80])(coder, value?.arrows.length);
    const arrows = Array.from({ length: count }, (_, i) =>
      arrow(wanted, i, { rooms, things, start })(coder, value?.arrows[i]),
    );
    return { width, height, start, rooms, things, arrows };
  };
}

/** Beside the last one, or at the left edge below it. */
function room(width: number, height: number, [x, y, w, h]: Area): Code<Area> {
  return (coder, value) => {
    const left = guessed("room x", [x + w, 0], [0, MOST])(coder, value?.[0]);
    const top = guessed("room y", left === 0 ? [y + h, y] : [y, 0], [0, MOST])(coder, value?.[1]);
    const own = guessed("room w", [width - left, w], [0, MOST])(coder, value?.[2]);
    const tall = guessed("room h", [height - top, h], [0, MOST])(coder, value?.[3]);
    return [left, top, own, tall];
  };
}

const GAPS = [2, 4];

/** Right of the one before it in its room, or below, or in its first corner. */
function place(
  thing: Challenge | Loot,
  [x, y, w, h]: Area,
  neighbours: readonly Area[],
  other: Area | undefined,
): Code<Area> {
  const [lastX, lastY, lastW, lastH] = neighbours.at(-1) ?? [x, y, 0, 0];
  const [usualW, usualH] = usualSize(thing);
  const isFirst = neighbours.length === 0 ? "first" : "next";
  return (coder, value) => {
    const lefts = [...GAPS.map((gap) => lastX + lastW + gap), ...GAPS.map((gap) => x + gap)];
    const left = guessed(`${isFirst} x`, lefts, [x, Math.max(x, x + w)])(coder, value?.[0]);
    const tops = [lastY, ...GAPS.map((gap) => lastY + lastH + gap), y + 5, y + 13];
    const top = guessed(`${isFirst} y`, tops, [y, Math.max(y, y + h)])(coder, value?.[1]);
    const own = guessed("thing w", [other?.[2] ?? usualW, usualW], [0, MOST])(coder, value?.[2]);
    const tall = guessed("thing h", [other?.[3] ?? usualH, usualH], [0, MOST])(coder, value?.[3]);
    return [left, top, own, tall];
  };
}

/** Room for its symbols, four squares each and five in a row, and for the sack of a loot. */
function usualSize(thing: Challenge | Loot): readonly [number, number] {
  const parts = "parts" in thing ? thing.parts : thing.needs === undefined ? [] : [{ needs: thing.needs }];
  if (parts.length === 0) return [7, 8];
  const most = Math.max(
    2,
    ...parts.map(({ needs, ...part }) => needs.length + ("traces" in part ? (part.traces ?? 0) : 0)),
  );
  const width = 4 * Math.min(most, 5) + 2;
  const height = 4 + parts.reduce((sum, { needs }) => sum + 4 * Math.ceil(needs.length / 5) + 1, 0);
  return "parts" in thing ? [width, height] : [width + 7, Math.max(8, height)];
}

function spot(name: string, guess: Spot): Code<Spot> {
  return (coder, value) => [
    guessed(`${name} x`, [guess[0]], [0, MOST])(coder, value?.[0]),
    guessed(`${name} y`, [guess[1]], [0, MOST])(coder, value?.[1]),
  ];
}

/** From the rim of one thing to that of another, straight, by turns across and along. */
function arrow(
  wanted: readonly Pick<ArrowLine, "from" | "to">[],
  index: number,
  { rooms, things, start }: Pick<Layout, "rooms" | "things" | "start">,
): Code<ArrowLine> {
  return (coder, value) => {
    const own = value === undefined ? 0 : wanted.findIndex(({ from, to }) => from === value.from && to === value.to);
    const { from, to } = wanted[guessed("arrow", [index], [0, wanted.length - 1])(coder, own)];
    const source: Area = from === "start" ? [...start, 0, 0] : things[from];
    const target = things[to] ?? rooms[to];
    const count = whole("points", 2, 8)(coder, value?.points.length);
    const points: Spot[] = [onRim(source)(coder, value?.points[0])];
    let isAcross = false;
    for (let i = 1; i < count; i++) {
      const before = points[i - 1];
      const point = value?.points[i];
      const isLast = i === count - 1;
      const turn = point !== undefined && point[0] !== before[0] ? 1 : 0;
      isAcross = coder.bit(`across ${i === 1 ? "first" : String(isAcross)}`, turn) === 1;
      const axis = isAcross ? 0 : 1;
      const guesses = ends(target, before, axis, isLast);
      const moved = guessed(`${isLast ? "last" : "way"} ${axis}`, guesses, [0, MOST])(coder, point?.[axis]);
      points.push(isAcross ? [moved, before[1]] : [before[0], moved]);
    }
    return { from, to, points };
  };
}

/** Where a straight way from there ends on the target's rim; before that, where it stands in front of its middle. */
function ends(target: Area, before: Spot, at: 0 | 1, isLast: boolean): number[] {
  const [near, far] = [target[at], target[at] + target[at + 2]];
  if (!isLast) return [Math.floor((near + far) / 2), Math.ceil((near + far) / 2)];
  return before[at] > near ? [far, near] : [near, far];
}

function onRim([x, y, w, h]: Area): Code<Spot> {
  return (coder, value) => {
    if (w === 0 && h === 0) return [x, y];
    const sides = [value?.[0] === x + w, value?.[0] === x, value?.[1] === y + h, true];
    const side = whole("side", 0, 3)(coder, sides.indexOf(true));
    if (side < 2)
      return [
        side === 0 ? x + w : x,
        guessed("rim y", [y + Math.floor(h / 2), y + Math.ceil(h / 2)], [y, y + h])(coder, value?.[1]),
      ];
    return [
      guessed("rim x", [x + Math.floor(w / 2), x + Math.ceil(w / 2)], [x, x + w])(coder, value?.[0]),
      side === 2 ? y + h : y,
    ];
  };
}
