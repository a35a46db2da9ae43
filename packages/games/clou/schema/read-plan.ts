import { fail, isObject, ok, type Result } from "@safehouse/kernel";
import { BAR_NAMES, type BurglaryPlan, LOOT_MARKS, PASSAGES } from "../content/plan.ts";
import { isColour, MOST_CREW, readColours, readNeed } from "../content/symbols.ts";
import {
  childOf,
  complain,
  fields,
  isId,
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
import { planProblems } from "./plan-sense.ts";
import { readRollShows } from "./read-roll.ts";

/** Judges a burglary plan for crews up to this size: first its shape, then whether its parts fit together. */
export function readPlan(input: unknown, mostCrew = MOST_CREW): Result<BurglaryPlan, readonly Problem[]> {
  const read = readPlanShape(input, mostCrew);
  const problems = read.ok ? planProblems(read.value) : read.error;
  return problems.length === 0 ? read : fail(problems);
}

/** Its shape alone: somebody may still be building it. */
export function readPlanShape(input: unknown, mostCrew = MOST_CREW): Result<BurglaryPlan, readonly Problem[]> {
  const spot = rootSpot(input, "");
  const perCrew = readPerCrew(mostCrew);
  fields(
    spot,
    {
      id: readId,
      bars: (bars) => fields(bars, Object.fromEntries(BAR_NAMES.map((name) => [name, perCrew]))),
      rooms: (rooms) => list(rooms, [1, 20], (room) => fields(room, { id: readId, "start?": oneOf([true]) })),
      challenges: (challenges) => list(challenges, [1, 40], readChallenge),
      loot: (loot) => list(loot, [1, 30], readLoot),
      rules: (rules) => list(rules, [0, 8], (rule) => readRule(rule, perCrew)),
      scoring: (scoring) => list(scoring, [1, 8], readScoreLine),
      "sneakOut?": (way) => fields(way, { challenge: readId, unnoticedWith: readId }),
      "helps?": (helps) => list(helps, [1, 8], readHelp),
      layouts: (layouts) => fields(layouts, { wide: readLayout, tall: readLayout }),
      "story?": (story) => fields(story, { "en?": readStory, "de?": readStory }),
    },
    "a burglary plan",
  );
  return spot.problems.length === 0 ? ok(input as BurglaryPlan) : fail(spot.problems);
}

const need = word(readNeed, "a symbol such as strength, cunning/lock or strength²");
const points = whole(-20, 20);
const MOST_AREAS = 80;

/** C-1.2: a larger crew has less. */
function readPerCrew(mostCrew: number): (spot: Spot) => void {
  return (spot) => {
    if (!list(spot, [mostCrew, mostCrew], whole(1, 40))) return;
    const each = spot.value as number[];
    if (each.some((count, i) => i > 0 && count > each[i - 1])) complain(spot, "must not grow with the crew");
  };
}

function readChallenge(spot: Spot): void {
  const ids = (child: Spot): void => void list(child, [1, 8], readId);
  fields(spot, {
    id: readId,
    room: readId,
    parts: (parts) => list(parts, [1, 3], readPart),
    "opens?": ids,
    "leadsTo?": ids,
  });
}

function readPart(spot: Spot): void {
  const count = isObject(spot.value) && Array.isArray(spot.value["needs"]) ? spot.value["needs"].length : 1;
  const index = whole(0, count - 1);
  fields(spot, {
    needs: (needs) => list(needs, [1, 8], need),
    "order?": (order) => list(order, [1, 12], (pair) => list(pair, [2, 2], index)),
    "traces?": whole(1, 3),
    "effects?": readEffects,
    "cells?": (cells) => list(cells, [1, 8], (cell) => fields(cell, { at: index, effects: readEffects })),
  });
}

function readLoot(spot: Spot): void {
  fields(spot, {
    id: readId,
    room: readId,
    value: whole(0, 20),
    "needs?": (needs) => list(needs, [1, 6], need),
    "traces?": whole(1, 3),
    "effects?": readEffects,
    "mark?": oneOf(LOOT_MARKS),
  });
}

function readHelp(spot: Spot): void {
  const symbol = word(isSymbolName, "the name of a symbol such as side-door-2");
  fields(spot, { by: readId, crosses: (names) => list(names, [1, 12], symbol) });
}

/** An id and the number of one of its symbols. Null for any other word. */
function isSymbolName(name: string): true | null {
  const [, id] = /^(.+)-[1-9]\d?$/.exec(name) ?? [];
  return isId(id) ? true : null;
}

function readEffects(spot: Spot): void {
  list(spot, [1, 4], readEffect);
}

function readEffect(spot: Spot): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be an effect");
  const kind = oneOf(["alarm", "time", "time-to", "traces", "forbid", "overcome"]);
  const cost = (child: Spot): void => {
    whole(-5, 5)(child);
    if (child.value === 0) complain(child, "must cost or win something");
  };
  switch (value["do"]) {
    case "time":
    case "traces":
      fields(spot, { do: kind, cost });
      return;
    case "time-to":
      fields(spot, { do: kind, mark: readId });
      return;
    case "forbid":
      fields(spot, { do: kind, symbols: readColourList });
      return;
    case "overcome":
      fields(spot, { do: kind, challenge: readId });
      return;
    case "alarm":
      fields(spot, { do: kind });
      return;
    default:
      kind(childOf(spot, "do"));
  }
}

function readColourList(spot: Spot): void {
  list(spot, [1, 7], (child) => {
    if (!isColour(child.value)) complain(child, `must be a symbol such as lock, not ${show(child.value)}`);
  });
}

function readRule(spot: Spot, perCrew: (spot: Spot) => void): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be a special rule");
  const rule = oneOf(["bar", "mark", "collection", "concert"]);
  switch (value["rule"]) {
    case "bar":
      fields(spot, {
        rule,
        id: readId,
        length: perCrew,
        when: readTrigger,
        effects: readEffects,
        "again?": oneOf([true]),
      });
      return;
    case "mark":
      fields(spot, { rule, id: readId, bar: oneOf(["time", "traces"]), left: whole(1, 39), effects: readEffects });
      return;
    case "collection":
      fields(spot, {
        rule,
        id: readId,
        loot: (ids) => list(ids, [2, 8], readId),
        points: (each) => list(each, [2, 8], points),
      });
      return;
    case "concert":
      fields(spot, { rule, id: readId, room: readId, door: readId, steps: (steps) => list(steps, [1, 40], readStep) });
      return;
    default:
      rule(childOf(spot, "rule"));
  }
}

function readStep(spot: Spot): void {
  const passage = oneOf(PASSAGES);
  const symbol = word(readColours, "a symbol such as lock or lock/safe");
  const isLoud = isObject(spot.value) && spot.value["passage"] === "loud";
  fields(spot, isLoud ? { passage, gives: (two) => list(two, [2, 2], symbol) } : { passage });
}

function readTrigger(spot: Spot): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be what the bar reacts to");
  if ("crossing" in value) fields(spot, { crossing: readColourList });
  else if ("overcoming" in value) fields(spot, { overcoming: (ids) => list(ids, [1, 20], readId) });
  else if ("time" in value) fields(spot, { time: oneOf(["crossed"]) });
  else if ("rolling" in value) fields(spot, { rolling: readRollShows });
  else complain(spot, "must say crossing, overcoming, time or rolling");
}

function readScoreLine(spot: Spot): void {
  const { value } = spot;
  if (!isObject(value)) return complain(spot, "must be a line of the scoring box");
  const line = oneOf(["loot", "collection", "time", "alarm", "traces"]);
  if (value["line"] === "loot") fields(spot, { line });
  else if (value["line"] === "collection") fields(spot, { line, rule: readId });
  else fields(spot, { line, points });
}

/** C-8.1: two hundred words fit. */
export const LONGEST_STORY = 1_500;

function readStory(spot: Spot): void {
  const { value } = spot;
  // Line feeds divide paragraphs; nothing else that cannot be seen belongs into a text.
  if (typeof value !== "string" || value === "" || value.length > LONGEST_STORY || /[^\P{C}\n]/u.test(value))
    complain(spot, `must be a text of at most ${LONGEST_STORY} characters`);
}

function readLayout(spot: Spot): void {
  const grid = whole(0, 400);
  const area = (child: Spot): void => void list(child, [4, 4], grid);
  const place = (child: Spot): void => void list(child, [2, 2], grid);
  const areas = (child: Spot): void => {
    if (!isObject(child.value)) return complain(child, "must be an object of areas");
    const ids = Object.keys(child.value);
    if (ids.length > MOST_AREAS) return complain(child, `places ${ids.length} things; there may be ${MOST_AREAS}`);
    for (const id of ids) area(childOf(child, id));
  };
  fields(spot, {
    width: whole(1, 400),
    height: whole(1, 400),
    start: place,
    rooms: areas,
    things: areas,
    arrows: (arrows) =>
      list(arrows, [0, 80], (arrow) =>
        fields(arrow, { from: readId, to: readId, points: (line) => list(line, [2, 8], place) }),
      ),
  });
}
