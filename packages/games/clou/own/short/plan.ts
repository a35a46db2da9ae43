import {
  BAR_NAMES,
  type BurglaryPlan,
  type Challenge,
  type Loot,
  type Part,
  type PerCrew,
} from "../../content/plan.ts";
import { MOST_CREW } from "../../content/symbols.ts";
import { LONGEST_STORY } from "../../schema/read-plan.ts";
import type { Coder } from "./coder.ts";
import { type Code, fields, guessed, list, maybe, oneOf, said, whole } from "./fields.ts";
import { layoutOf } from "./layout.ts";
import { effects, type Ids, rule, scoreLine } from "./rules.ts";
import { name } from "./name.ts";
import { text } from "./text.ts";
import { need } from "./words.ts";

const BYTES_A_LETTER = 4;
export const story = text("story", LONGEST_STORY * BYTES_A_LETTER);

/** A sound plan: one that `readPlan` refuses need not come back as it was. */
export const plan: Code<BurglaryPlan> = (coder, value) => {
  const id = name(coder, value?.id);
  const ids: Ids = {
    rooms: names(coder, "rooms", [1, 20], value?.rooms),
    challenges: names(coder, "challenges", [1, 40], value?.challenges),
    loot: names(coder, "loot", [1, 30], value?.loot),
    rules: names(coder, "rules", [0, 8], value?.rules),
  };
  const body = {
    id,
    bars: bars(coder, value?.bars),
    rooms: ids.rooms.map((room, i) => ({ id: room, ...start(i)(coder, value?.rooms[i]) })),
    challenges: ids.challenges.map((each, i) => ({ id: each, ...challenge(ids)(coder, value?.challenges[i]) })),
    loot: ids.loot.map((each, i) => ({ id: each, ...loot(ids)(coder, value?.loot[i]) })),
    rules: ids.rules.map((each, i) => ({ ...rule(ids)(coder, value?.rules[i]), id: each })),
    scoring: list("scoring", [1, 8], scoreLine(ids))(coder, value?.scoring),
  };
  const wide = layoutOf(body, null)(coder, value?.layouts.wide);
  const tall = layoutOf(body, wide)(coder, value?.layouts.tall);
  const told = maybe("story", stories)(coder, value?.story);
  return { ...body, layouts: { wide, tall }, ...(told !== undefined && { story: told }) };
};

/** Written once; whatever means one of them says its place in the list. */
function names(
  coder: Coder,
  what: string,
  range: readonly [number, number],
  things: readonly { readonly id: string }[] | undefined,
): readonly string[] {
  return list(
    what,
    range,
    () => name,
  )(
    coder,
    things?.map(({ id }) => id),
  );
}

const stories = fields<NonNullable<BurglaryPlan["story"]>>({
  en: maybe("story en", story),
  de: maybe("story de", story),
});

/** C-1.2: a larger crew has as many, or fewer. */
function perCrew(of: string): Code<PerCrew> {
  return (coder, value) => {
    const counts: number[] = [];
    for (let crew = 0; crew < MOST_CREW; crew++) {
      const most = counts[crew - 1];
      const count = most === undefined ? whole(of, 1, 40) : guessed(`${of} larger`, [most, most - 1], [1, most]);
      counts.push(count(coder, value?.[crew]));
    }
    return counts;
  };
}

const bars = fields<BurglaryPlan["bars"]>({
  time: perCrew(BAR_NAMES[0]),
  traces: perCrew(BAR_NAMES[1]),
  cars: perCrew(BAR_NAMES[2]),
  police: perCrew(BAR_NAMES[3]),
});

/** The crew usually starts in the first. */
function start(index: number): Code<Omit<BurglaryPlan["rooms"][number], "id">> {
  return fields<{ readonly start?: true }>({ start: maybe(`start ${Math.min(index, 1)}`, said(true)) });
}

function challenge(ids: Ids): Code<Omit<Challenge, "id">> {
  const { rooms } = ids;
  return fields<Omit<Challenge, "id">>({
    room: oneOf("room", rooms),
    parts: list("parts", [1, 3], () => part(ids)),
    opens: maybe(
      "opens",
      list("opens", [1, 8], () => oneOf("opened", rooms)),
    ),
    leadsTo: maybe(
      "leads",
      list("leads", [1, 8], () => oneOf("led", [...ids.challenges, ...ids.loot])),
    ),
  });
}

function part(ids: Ids): Code<Part> {
  return (coder, value) => {
    const needs = list("needs", [1, 8], need)(coder, value?.needs);
    const symbol = whole(`symbol of ${needs.length}`, 0, needs.length - 1);
    const pair: Code<readonly [number, number]> = (_, two) => [symbol(coder, two?.[0]), symbol(coder, two?.[1])];
    const rest = fields<Omit<Part, "needs">>({
      order: maybe(
        "order",
        list("order", [1, 12], () => pair),
      ),
      traces: maybe("part traces", whole("part traces", 1, 3)),
      effects: maybe("part effects", effects(ids)),
      cells: maybe(
        "cells",
        list("cells", [1, 8], () => fields<NonNullable<Part["cells"]>[number]>({ at: symbol, effects: effects(ids) })),
      ),
    });
    return { needs, ...rest(coder, value) };
  };
}

/** Without what only a campaign gives a meaning to. */
function loot(ids: Ids): Code<Omit<Loot, "id">> {
  return fields<Omit<Loot, "id" | "mark">>({
    room: oneOf("room", ids.rooms),
    value: whole("value", 0, 20),
    needs: maybe("loot needs", list("loot needs", [1, 6], need)),
    traces: maybe("loot traces", whole("loot traces", 1, 3)),
    effects: maybe("loot effects", effects(ids)),
  });
}
