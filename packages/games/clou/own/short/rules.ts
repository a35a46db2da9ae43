import type { Effect, ScoreLine, SpecialRule, Trigger } from "../../content/plan.ts";
import { COLOURS, MOST_CREW } from "../../content/symbols.ts";
import { type Code, fields, kinds, list, maybe, oneOf, said, whole } from "./fields.ts";
import { roll } from "./words.ts";

/** What the things of a plan are called. */
export interface Ids {
  readonly rooms: readonly string[];
  readonly challenges: readonly string[];
  readonly loot: readonly string[];
  readonly rules: readonly string[];
}

const colours = list("colours", [1, COLOURS.length], () => oneOf("colours", COLOURS as readonly string[]));

/** At least one costs or wins. */
const cost: Code<number> = (coder, value) => {
  const isWon = coder.bit("cost is won", (value ?? 1) < 0 ? 1 : 0) === 1;
  const count = whole("cost", 1, 5)(coder, Math.abs(value ?? 1));
  return isWon ? -count : count;
};

export function effects({ challenges, rules }: Ids): Code<readonly Effect[]> {
  const effect = kinds<Effect>("effect", [
    [({ do: what }) => what === "time", fields<Extract<Effect, { do: "time" }>>({ do: said("time"), cost })],
    [({ do: what }) => what === "traces", fields<Extract<Effect, { do: "traces" }>>({ do: said("traces"), cost })],
    [({ do: what }) => what === "alarm", fields<Extract<Effect, { do: "alarm" }>>({ do: said("alarm") })],
    [
      ({ do: what }) => what === "forbid",
      fields<Extract<Effect, { do: "forbid" }>>({ do: said("forbid"), symbols: colours }),
    ],
    [
      ({ do: what }) => what === "time-to",
      fields<Extract<Effect, { do: "time-to" }>>({ do: said("time-to"), mark: oneOf("mark", rules) }),
    ],
    [
      ({ do: what }) => what === "overcome",
      fields<Extract<Effect, { do: "overcome" }>>({ do: said("overcome"), challenge: oneOf("overcome", challenges) }),
    ],
  ]);
  return list("effects", [1, 4], () => effect);
}

/** But for its name. */
export function rule(ids: Ids): Code<SpecialRule> {
  const id = said<string>("");
  const most = whole("rule length", 1, 40);
  return kinds<SpecialRule>("rule", [
    [
      (each) => each.rule === "bar",
      fields<Extract<SpecialRule, { rule: "bar" }>>({
        rule: said("bar"),
        id,
        length: list("rule lengths", [MOST_CREW, MOST_CREW], () => most),
        when: trigger(ids),
        effects: effects(ids),
        again: maybe("again", said(true)),
      }),
    ],
    [
      (each) => each.rule === "mark",
      fields<Extract<SpecialRule, { rule: "mark" }>>({
        rule: said("mark"),
        id,
        bar: oneOf("mark bar", ["time", "traces"]),
        left: whole("mark left", 1, 39),
        effects: effects(ids),
      }),
    ],
    [
      (each) => each.rule === "collection",
      fields<Extract<SpecialRule, { rule: "collection" }>>({
        rule: said("collection"),
        id,
        loot: list("collected", [2, 8], () => oneOf("collected", ids.loot)),
        points: list("collection points", [2, 8], () => points),
      }),
    ],
  ]);
}

const points = whole("points", -20, 20);

function trigger({ challenges }: Ids): Code<Trigger> {
  return kinds<Trigger>("trigger", [
    [(each) => "crossing" in each, fields<Extract<Trigger, { crossing: unknown }>>({ crossing: colours })],
    [
      (each) => "overcoming" in each,
      fields<Extract<Trigger, { overcoming: unknown }>>({
        overcoming: list("overcoming", [1, 20], () => oneOf("overcoming", challenges)),
      }),
    ],
    [(each) => "time" in each, fields<Extract<Trigger, { time: unknown }>>({ time: said("crossed") })],
    [(each) => "rolling" in each, fields<Extract<Trigger, { rolling: unknown }>>({ rolling: roll })],
  ]);
}

export function scoreLine({ rules }: Ids): (index: number) => Code<ScoreLine> {
  return (index) =>
    kinds<ScoreLine>(`score ${index}`, [
      [({ line }) => line === "loot", fields<Extract<ScoreLine, { line: "loot" }>>({ line: said("loot") })],
      [
        ({ line }) => line === "collection",
        fields<Extract<ScoreLine, { line: "collection" }>>({ line: said("collection"), rule: oneOf("scored", rules) }),
      ],
      [({ line }) => line === "time", fields<Extract<ScoreLine, { line: "time" }>>({ line: said("time"), points })],
      [({ line }) => line === "alarm", fields<Extract<ScoreLine, { line: "alarm" }>>({ line: said("alarm"), points })],
      [
        ({ line }) => line === "traces",
        fields<Extract<ScoreLine, { line: "traces" }>>({ line: said("traces"), points }),
      ],
    ]);
}
