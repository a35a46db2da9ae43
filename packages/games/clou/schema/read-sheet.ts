import { fail, isObject, ok, type Result } from "@safehouse/kernel";
import { COMPARISONS, MOST_NUMBER, readCondition } from "../content/conditions.ts";
import { TALENTS, type ThiefSheet, TOOL_KINDS } from "../content/sheet.ts";
import { ABILITIES, readColours, readGift } from "../content/symbols.ts";
import {
  childOf,
  complain,
  fields,
  list,
  oneOf,
  type Problem,
  readId,
  rootSpot,
  show,
  type Spot,
  whole,
  word,
} from "./problems.ts";
import { readRollShows } from "./read-roll.ts";

type Fields = Parameters<typeof fields>[1];

/** Judges a thief sheet: the sheet itself, or everything that is wrong with it. */
export function readSheet(input: unknown): Result<ThiefSheet, readonly Problem[]> {
  return readWith(input, {});
}

/** The same for games with stars. */
export function readStarSheet(input: unknown): Result<ThiefSheet, readonly Problem[]> {
  return readWith(input, {
    "stars?": readStars,
    "talents?": (talents) => list(talents, [1, TALENTS.length], oneOf(TALENTS)),
  });
}

function readWith(input: unknown, more: Fields): Result<ThiefSheet, readonly Problem[]> {
  const spot = rootSpot(input, "");
  fields(
    spot,
    {
      id: readId,
      bars: readBars,
      tools: readTools,
      specials: (specials) => list(specials, [0, 4], readSpecial),
      bonuses: (bonuses) => list(bonuses, [0, 6], readBonus),
      escape: (escape) => list(escape, [6, 6], readFace),
      ...more,
    },
    "a thief sheet",
  );
  return spot.problems.length === 0 ? ok(input as ThiefSheet) : fail(spot.problems);
}

const gift = word(readGift, "a symbol such as lock, lock/safe, ±2, die 5 or any");
const condition = word(readCondition, "a condition such as <3, >4, =12, even or odd");
const circleNumber = whole(1, MOST_NUMBER);

function gifts(least: number): (spot: Spot) => void {
  return (spot) => void list(spot, [least, 3], gift);
}

/** One bar each for strength, dexterity and cunning; a thief may have more of one kind. */
function readBars(spot: Spot): void {
  const isList = list(spot, [3, 4], (bar) =>
    fields(bar, {
      ability: oneOf(ABILITIES),
      boxes: (boxes) => list(boxes, [1, 8], readBox),
    }),
  );
  if (!isList) return;
  for (const ability of ABILITIES) {
    const has = (spot.value as unknown[]).some((bar) => isObject(bar) && bar["ability"] === ability);
    if (!has) complain(spot, `has no bar for ${ability}`);
  }
}

function readBox(spot: Spot, index: number): void {
  fields(spot, { "after?": oneOf(COMPARISONS), "own?": condition, "gives?": gifts(0) });
  if (index === 0 && isObject(spot.value) && spot.value["after"] !== undefined) {
    complain(childOf(spot, "after"), "has no box before it to compare with");
  }
}

function readTools(spot: Spot): void {
  if (!list(spot, [3, 3], readTool)) return;
  const kinds = (spot.value as unknown[]).map((tool) => (isObject(tool) ? tool["kind"] : null));
  const twice = kinds.find((kind, i) => kind !== null && kinds.indexOf(kind) < i);
  if (twice !== undefined) complain(spot, `has ${show(twice)} twice; a thief has three different tools`);
}

function readTool(spot: Spot): void {
  if (!isObject(spot.value)) return complain(spot, "must be a tool");
  const kind = oneOf(TOOL_KINDS);
  switch (spot.value["kind"]) {
    case "grid": {
      const three = (read: (child: Spot) => void) => (child: Spot) => void list(child, [3, 3], read);
      fields(spot, { kind, rows: three(three(circleNumber)), across: three(gifts(0)), down: three(gifts(0)) });
      return;
    }
    case "circle-boxes":
      fields(spot, { kind, lines: (lines) => list(lines, [1, 4], readCircleLine) });
      return;
    case "tree":
      fields(spot, { kind, columns: readColumns });
      return;
    case "pyramid":
      return readPyramid(spot);
    default:
      kind(childOf(spot, "kind"));
  }
}

function readCircleLine(spot: Spot): void {
  const own = word((text) => (text === "" ? text : readCondition(text)), "a condition such as >3, or empty for none");
  fields(spot, { boxes: (boxes) => list(boxes, [1, 5], own), gives: gifts(1) });
}

function readColumns(spot: Spot): void {
  const lengths = Array.isArray(spot.value)
    ? spot.value.map((column) => (Array.isArray(column) ? column.length : 0))
    : [];
  list(spot, [2, 8], (column, i) =>
    list(column, [1, 5], (circle) => {
      const isLast = i === lengths.length - 1;
      const next = whole(0, (lengths[i + 1] ?? 1) - 1);
      fields(circle, {
        number: circleNumber,
        gives: gifts(1),
        to: (to) => list(to, isLast ? [0, 0] : [1, 5], next),
      });
    }),
  );
  if (spot.problems.length === 0) complainOfLoose(spot);
}

/** Every circle but those on the left must be joined to one before it: nothing else leads there. */
function complainOfLoose(spot: Spot): void {
  const columns = spot.value as { to: number[] }[][];
  columns.slice(1).forEach((column, i) => {
    const joined = new Set(columns[i].flatMap(({ to }) => to));
    column.forEach((_, k) => {
      if (!joined.has(k)) complain(childOf(childOf(spot, i + 1), k), "is joined to no circle before it");
    });
  });
}

function readBottomBox(spot: Spot): void {
  fields(spot, { "own?": condition, "gives?": gifts(0) });
}

/** Every row is one box shorter than the one below it. */
function readPyramid(spot: Spot): void {
  const box = (child: Spot): void => void fields(child, { than: oneOf(["=", ">"]), gives: gifts(0) });
  fields(spot, {
    kind: oneOf(TOOL_KINDS),
    bottom: (row) => list(row, [2, 6], readBottomBox),
    upper: (rows) => list(rows, [1, 5], (row) => list(row, [1, 5], box)),
  });
  const bottom = childOf(spot, "bottom").value;
  const upper = childOf(spot, "upper");
  if (!Array.isArray(bottom) || !Array.isArray(upper.value)) return;
  upper.value.forEach((row, i) => {
    const wanted = bottom.length - 1 - i;
    if (Array.isArray(row) && row.length !== wanted) complain(childOf(upper, i), `must have ${wanted} boxes`);
  });
}

function readSpecial(spot: Spot): void {
  const colours = word(readColours, "a symbol such as lock, or lock/safe for either");
  fields(spot, { circles: (circles) => list(circles, [1, 5], colours), gives: gifts(1) });
}

function readBonus(spot: Spot): void {
  fields(spot, { when: readRollShows, gives: gift });
}

/** each with another name. */
function readStars(spot: Spot): void {
  const isList = list(spot, [1, 4], (star) =>
    fields(star, { id: readId, times: whole(1, 5), effect: readStarEffect }, "a star"),
  );
  if (!isList) return;
  const ids = (spot.value as unknown[]).map((star) => (isObject(star) ? star["id"] : null));
  const twice = ids.find((id, i) => id !== null && ids.indexOf(id) < i);
  if (twice !== undefined) complain(spot, `has ${show(twice)} twice`);
}

function readStarEffect(spot: Spot): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be what a star does");
  if ("throwAnew" in value) fields(spot, { throwAnew: oneOf([true]) });
  else if ("turnDie" in value) fields(spot, { turnDie: oneOf([true]) });
  else {
    fields(spot, { gives: gift, to: oneOf(["self", "anyone"]), "count?": whole(1, 3), "traces?": whole(1, 3) });
    // Whoever gets a coloured symbol settles it at once, in the middle of somebody else's turn.
    if (value["to"] === "anyone" && typeof value["gives"] === "string" && readColours(value["gives"]) !== null)
      complain(childOf(spot, "gives"), "is for oneself only: coloured symbols cannot be given away");
  }
}

/** C-5.9: no face gives neither. */
function readFace(spot: Spot): void {
  if (!list(spot, [1, 2], oneOf(["car", "police"]))) return;
  const arrows = spot.value as unknown[];
  if (arrows.length === 2 && arrows[0] === arrows[1]) complain(spot, `names ${show(arrows[0])} twice`);
}
