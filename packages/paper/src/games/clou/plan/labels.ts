import { found } from "@safehouse/kernel";
import type { Area } from "../../../pencil.ts";
import { type Face, wrapText } from "../../../text-width.ts";
import { frameOf } from "./frame.ts";
import { treasureArea } from "./loot.ts";
import { solidAreas } from "./solid.ts";
import { areaOf, doOverlap, grown, isInside, nameWidth, SCREEN_LABEL, SQUARE, type Survey } from "./survey.ts";

/** A name and where it stands. */
export interface Label {
  readonly id: string;
  readonly kind: "challenge" | "loot" | "room";
  readonly lines: readonly string[];
  readonly face: Face;
  readonly size: number;
  readonly anchor: "start" | "middle";
  readonly area: Area;
  /** Room for a tick or a sign after the last letter. */
  readonly after: number;
}

type Wanted = Omit<Label, "area" | "lines" | "anchor">;

/** Lines stand so far apart. */
export const STEP = 1.04;
/** A name that finds no place is set narrower, but not by more. */
const NARROW = 0.84;
/** Between a name and whatever is beside it. */
const GAP = 2;

/** Every name on a plan, where it covers nothing: those with the fewest free places choose first, rooms last. */
export function layLabels(survey: Survey): Label[] {
  const { layout, plan } = survey;
  const solid = solidAreas(survey);
  const rooms = new Map(plan.rooms.map(({ id }) => [id, new Ground(areaOf(survey, found(layout.rooms[id])), solid)]));
  const groundOf = (room: string): Ground =>
    rooms.get(room) ?? new Ground(areaOf(survey, found(layout.rooms[room])), solid);
  const names = wantedNames(survey)
    .map(({ room, places }) => ({ places, ground: groundOf(room) }))
    .map((each) => ({ ...each, count: found(each.places[0])().filter(({ area }) => each.ground.isFree(area)).length }))
    .toSorted((a, b) => a.count - b.count)
    .map(({ places, ground }) => ground.put(firstFree(places, ground)));
  return [...names, ...plan.rooms.map(({ id }) => groundOf(id).put(roomLabel(survey, id, groundOf(id))))];
}

/** A room while names are put into it. */
class Ground {
  readonly #inside: Area;
  readonly #taken: Area[];

  constructor(room: Area, solid: readonly Area[]) {
    this.#inside = grown(room, -6);
    this.#taken = solid.filter((area) => doOverlap(area, room));
  }

  isFree(area: Area): boolean {
    return isInside(area, this.#inside) && !this.#taken.some((other) => doOverlap(area, other));
  }

  put(label: Label): Label {
    this.#taken.push(grown(label.area, GAP));
    return label;
  }
}

function firstFree(places: Places["places"], ground: Ground): Label {
  for (const some of places) {
    const free = some().find(({ area }) => ground.isFree(area));
    if (free !== undefined) return free;
  }
  return found(found(places[0])()[0]);
}

interface Places {
  readonly room: string;
  /** From the best to the last resort, worked out when they are asked for. */
  readonly places: readonly (() => Label[])[];
}

function wantedNames(survey: Survey): Places[] {
  const { plan, label, names } = survey;
  const sign = label * 0.95;
  const collected = plan.rules.flatMap((rule) => (rule.rule === "collection" ? rule.loot : []));
  const challenges = plan.challenges.map((challenge): Places => {
    const wanted: Wanted = { id: challenge.id, kind: "challenge", face: "bold", size: label, after: sign };
    return {
      room: challenge.room,
      places: around(survey, wanted, names.thing(challenge.id), frameOf(survey, challenge).frame, "above"),
    };
  });
  const loot = plan.loot.map((each): Places => {
    const after = collected.includes(each.id) ? sign : 0;
    const wanted: Wanted = { id: each.id, kind: "loot", face: "text", size: label, after };
    const isFramed = (each.needs ?? []).length > 0;
    const at = isFramed ? frameOf(survey, each).frame : treasureArea(survey, each);
    return { room: each.room, places: around(survey, wanted, names.thing(each.id), at, isFramed ? "above" : "below") };
  });
  return [...challenges, ...loot];
}

/** Places for a name about a thing. Where letters are as large as from across the room, those that have none are as on any other screen. */
function around(survey: Survey, wanted: Wanted, name: string, thing: Area, side: "above" | "below"): Places["places"] {
  const sizes = wanted.size > SCREEN_LABEL ? [wanted.size, SCREEN_LABEL] : [wanted.size];
  return sizes.flatMap((size) => inSize(survey, { ...wanted, size }, name, thing, side));
}

/** In one line, in two, and set narrower. */
function inSize(survey: Survey, wanted: Wanted, name: string, thing: Area, side: "above" | "below"): Places["places"] {
  const { face, size, after } = wanted;
  const whole = nameWidth(survey, name, size, face) + after;
  const halves = halved(survey, name, size, face);
  const broken = Math.max(...halves.map((line) => nameWidth(survey, line, size, face))) + after;
  const sets = [{ lines: [name], width: whole }, ...(halves.length > 1 ? [{ lines: halves, width: broken }] : [])];
  const narrow = sets.map(({ lines, width }) => ({ lines, width: (width - after) * NARROW + after }));
  type Set = (typeof sets)[number];
  const anchor = side === "above" ? "start" : "middle";
  const over = (all: readonly Set[], where: "above" | "below", off: number) => (): Label[] =>
    all.flatMap(({ lines, width }) => {
      const height = size * (lines.length * STEP + 0.06);
      const y = where === "above" ? thing.y - height - off : thing.y + thing.height + 1 + off;
      const left = side === "above" ? thing.x + 1 : thing.x + (thing.width - width) / 2;
      const slack = Math.max(20, width) * (side === "above" ? 2 : 1);
      return shifts(slack, 5).map((aside) => ({
        ...wanted,
        lines,
        anchor,
        area: { x: left + aside, y, width, height },
      }));
    });
  const beside = (all: readonly Set[]) => (): Label[] =>
    all.flatMap(({ lines, width }) => {
      const height = size * (lines.length * STEP + 0.06);
      return [thing.x + thing.width + 3, thing.x - width - 3].flatMap((x) =>
        shifts(thing.height - height, 8).map((down) => {
          const y = thing.y + (thing.height - height) / 2 + down;
          return { ...wanted, lines, anchor, area: { x, y, width, height } };
        }),
      );
    });
  const [near, far] = side === "above" ? (["above", "below"] as const) : (["below", "above"] as const);
  // A little further off, or narrower, where something is in the way.
  return [
    over(sets, near, 0),
    over(sets, near, 8),
    over(sets, near, 16),
    over(narrow, near, 0),
    over(narrow, near, 8),
    ...[sets, narrow].flatMap((all) => [
      over(all, far, 0),
      over(all, far, 8),
      ...(side === "below" ? [beside(all)] : []),
    ]),
  ];
}

/** 0, then a little to either side, up to half of the slack. */
function shifts(slack: number, step: number): number[] {
  const all = [0];
  for (let by = step; by <= slack / 2; by += step) all.push(by, -by);
  return all;
}

/** In two lines that are about as long, broken between words or after a hyphen. */
function halved(survey: Survey, name: string, size: number, face: Face): string[] {
  const words = name.replace("-", "- ").split(" ");
  const cuts = words.slice(1).map((_, i) => {
    const join = (some: readonly string[]): string => some.join(" ").replace("- ", "-");
    return [join(words.slice(0, i + 1)), join(words.slice(i + 1))];
  });
  const length = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => nameWidth(survey, line, size, face)));
  return cuts.toSorted((a, b) => length(a) - length(b))[0] ?? [name];
}

/** In the first free place of its room, from the upper left; smaller where it must be. */
function roomLabel(survey: Survey, id: string, ground: Ground): Label {
  const { layout, names } = survey;
  const room = areaOf(survey, found(layout.rooms[id]));
  const name = names.thing(id);
  const usual = [1.4, 1.2, 1.05].map((part) => survey.label * part);
  const sizes = survey.label > SCREEN_LABEL ? [...usual, SCREEN_LABEL * 1.05, SCREEN_LABEL * 0.9] : usual;
  const label = (lines: readonly string[], size: number, x: number, y: number): Label => {
    const width = Math.max(...lines.map((line) => nameWidth(survey, line, size, "display")));
    const area = { x, y, width, height: size * (lines.length * STEP + 0.06) };
    return { id, kind: "room", face: "display", size, anchor: "start", after: 0, lines, area };
  };
  for (const size of sizes) {
    const inner = grown(room, -SQUARE * 0.8);
    for (const lines of [[name], wrapText(name, size, "display", 0), halved(survey, name, size, "display")]) {
      const { area } = label(lines, size, inner.x, inner.y);
      for (let y = inner.y; y + area.height <= inner.y + inner.height; y += SQUARE / 2)
        for (let x = inner.x; x + area.width <= inner.x + inner.width; x += SQUARE / 2)
          if (ground.isFree(grown({ ...area, x, y }, GAP))) return label(lines, size, x, y);
    }
  }
  return label([name], found(sizes.at(-1)), room.x + SQUARE, room.y + SQUARE * 0.7);
}
