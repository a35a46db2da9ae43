import type { TableLine, TableSection, Telling } from "@safehouse/kernel";
import type { Table } from "../compile/table.ts";
import type { Sight } from "../play.ts";
import { readHand } from "../reading/hand.ts";
import { type Night, readNight } from "../reading/night.ts";
import { escapeTable } from "../reading/sheet.ts";
import { facesOf } from "../rules/dice.ts";
import type { View } from "../view.ts";
import { isVariant, THIRD_THIEF } from "./head.ts";
import { openRooms, shutRooms } from "./plan.ts";
import { gearLines, sheetLines } from "./sheet.ts";

/** What a question is about comes first where there is not room for all: the sheet for dice, the plan for symbols, the road at its end. */
const RANKS = {
  dice: { sheet: 1, plan: 2, gear: 3, crew: 4, shut: 5, special: 6 },
  settle: { plan: 1, sheet: 2, crew: 3, gear: 4, shut: 5, special: 6 },
  drive: { crew: 1, plan: 2, sheet: 3, gear: 4, shut: 5, special: 6 },
} as const;

const RANK_OF_OTHERS = 7;

/** Bars and dice, the plan room by room, and the sheets with what is written on them. */
export function describeHeist(table: Table, view: View, telling: Telling): readonly TableSection[] {
  const sight: Sight = { table, board: view.board, queue: view.queue };
  const night = readNight(sight);
  const own = view.seat ?? 0;
  const ranks = RANKS[isDriving(night) ? "drive" : night.queue.length > 0 ? "settle" : "dice"];
  const { say } = telling;
  const titled = (id: keyof typeof ranks, lines: readonly TableLine[]): TableSection => ({
    id,
    heading: say({ id: `words.${id}` }),
    rank: ranks[id],
    lines,
  });
  const others = table.sheets.map((_, seat) => seat).filter((seat) => seat !== own);
  return [
    now(sight, night, view, telling),
    titled("plan", openRooms(sight, telling)),
    titled("shut", shutRooms(sight, telling)),
    titled("special", rules(sight, night, telling)),
    titled("crew", crew(sight, night, telling)),
    { ...sheetOf(sight, own, telling, view.seat === own), id: "sheet", rank: ranks.sheet },
    titled("gear", gearLines(sight, own, telling)),
    ...others.map((seat) => ({
      ...sheetOf(sight, seat, telling, false),
      id: `sheet${seat + 1}`,
      rank: RANK_OF_OTHERS + seat,
    })),
  ].filter(({ lines }) => lines.length > 0);
}

function isDriving({ stage }: Night): boolean {
  return stage === "driver" || stage === "drive" || stage === "escape";
}

function sheetOf(
  sight: Sight,
  seat: number,
  telling: Telling,
  isOwn: boolean,
): Pick<TableSection, "heading" | "lines"> {
  const { say, name } = telling;
  const thief = say({ id: "thief", args: { thief: sight.table.sheets[seat].thief } });
  return {
    heading: say({ id: "words.sheet", args: { thief, name: isOwn ? null : name(seat) } }),
    lines: sheetLines(sight, seat, telling),
  };
}

function now(sight: Sight, night: Night, view: View, { say }: Telling): TableSection {
  const { table } = sight;
  const { round, dice, bars, specials, points, forbidden, concert } = night;
  const left = (thing: string, bar: string, many: number): TableLine => ({
    thing: `bar:${thing}`,
    text: say({ id: "words.bar", args: { bar, left: many } }),
    brief: say({ id: "words.bar-brief", args: { bar, left: many } }),
  });
  const own = view.seat === null || night.stage !== "dice" ? null : readHand(sight, view.seat);
  const unused = own === null ? null : facesOf(sight.board, own.left);
  return {
    id: "now",
    heading: say({ id: "name", args: { id: table.plan.scenario } }),
    rank: 0,
    lines: [
      {
        thing: "round",
        text: say({ id: "words.round", args: { round, crew: view.seats } }),
        brief: say({ id: "chapter.rolled", args: { round } }),
      },
      ...(dice.length === 0 ? [] : [{ thing: "dice", text: say({ id: "words.dice", args: { dice, left: unused } }) }]),
      left("time", say({ id: "bar.time" }), bars.time.left),
      left("traces", say({ id: "bar.traces" }), bars.traces.left),
      ...(isDriving(night)
        ? [
            left("cars", say({ id: "bar.cars" }), bars.cars.left),
            left("police", say({ id: "bar.police" }), bars.police.left),
          ]
        : []),
      ...specials.map(({ id, left: many }) => left(id, say({ id: "name", args: { id } }), many)),
      ...(concert === null
        ? []
        : [
            {
              thing: "concert",
              text: `${say({ id: "passage", args: { passage: concert.now.passage } })}: ${say({
                id: "passage.rule",
                args: { passage: concert.now.passage, room: concert.room, gifts: concert.now.gives },
              })}`,
              brief: say({ id: "passage", args: { passage: concert.now.passage } }),
            },
          ]),
      ...(forbidden.length === 0
        ? []
        : [
            {
              thing: "forbidden",
              text: say({
                id: "words.forbidden",
                args: { symbols: forbidden.map((symbol) => say({ id: "symbol", args: { symbol } })) },
              }),
            },
          ]),
      { thing: "points", text: say({ id: "words.points", args: { points } }), rule: "C-7.1" },
    ],
  };
}

/** What the plan's own rules say; in short only as long as nobody knows them by heart. */
function rules({ table }: Sight, { round }: Night, { say }: Telling): TableLine[] {
  const { bars, marks, collections } = table.plan;
  const variant = isVariant(table) ? [THIRD_THIEF] : [];
  const ids = [...variant, ...bars.map(({ id }) => id), ...marks.map(({ id }) => id), ...collections.keys()];
  return ids.flatMap((rule) => {
    const what = say({ id: "special.rule", args: { rule } });
    if (what === "") return [];
    const text = `${say({ id: "name", args: { id: rule } })}: ${what}`;
    return [{ thing: `rule:${rule}`, text, ...(round > 1 && { brief: "" }) }];
  });
}

/** Who is there with what, and once it comes to that, how each of them drives. */
function crew(sight: Sight, night: Night, telling: Telling): TableLine[] {
  const { say, name } = telling;
  return sight.table.sheets.map(({ thief }, seat) => {
    const { left, isFinished, whites } = readHand(sight, seat);
    const isBusy = night.stage === "dice" && !isFinished;
    const args = {
      name: name(seat),
      thief: say({ id: "thief", args: { thief } }),
      dice: isBusy ? facesOf(sight.board, left) : null,
      whites: isBusy ? whites.map((symbol) => say({ id: "symbol", args: { symbol } })) : [],
    };
    const road = isDriving(night) ? ` ${escapeWords(sight, seat, telling)}` : "";
    return { thing: `seat:${seat}`, text: `${say({ id: "words.player", args })}${road}` };
  });
}

/** What each face of the die means with this thief at the wheel. */
function escapeWords(sight: Sight, seat: number, { say }: Telling): string {
  const faces = escapeTable(sight, seat).map(({ car, police }, i) => ({
    face: i + 1,
    does: car > 0 && police > 0 ? "both" : car > 0 ? "car" : "police",
  }));
  return say({ id: "words.escape", args: { faces } });
}
