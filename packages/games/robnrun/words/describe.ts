import type { TableLine, TableSection, Telling } from "@safehouse/kernel";
import { SAFES } from "../content/safes.ts";
import { COLOURS, reading, RED } from "../content/station.ts";
import { type Face, NAMES, NO_CARD } from "../content/tools.ts";
import { BUILDINGS, DISTRICTS, HINT_PRICE, ROUTE } from "../content/town.ts";
import type { View } from "../view.ts";

/** The heist, the own hand, route and station, the crew and the town. */
export function describe(view: View, telling: Telling): readonly TableSection[] {
  const isHeist = view.table.target !== null;
  const { say } = telling;
  const section = (id: string, rank: number, lines: readonly TableLine[]): TableSection => ({
    id,
    heading: say({ id: `words.${id}` }),
    rank,
    lines,
  });
  return [
    now(view, telling),
    section("heist", 1, isHeist ? heist(view, telling) : []),
    section("told", 3, told(view, telling)),
    section("hand", 2, hand(view, telling)),
    section("route", 4, [...route(view, telling), ...station(view, telling)]),
    section("crew", 5, crew(view, telling)),
    section("town", isHeist ? 6 : 1, town(view, telling)),
  ].filter(({ lines }) => lines.length > 0);
}

function now({ table }: View, { say }: Telling): TableSection {
  const { heist: number, round, gold, boss } = table;
  const isHeist = table.target !== null;
  const title = say({ id: "words.title", args: { heist: number, round: isHeist ? round : 0 } });
  const target = isHeist ? say({ id: "building", args: { building: BUILDINGS[table.target as number].name } }) : null;
  const turn = busySeat(table);
  return {
    id: "now",
    heading: title,
    rank: 0,
    lines: [
      { thing: "gold", text: say({ id: "words.gold", args: { gold } }) },
      {
        thing: "turn",
        text: say({ id: "words.now", args: { boss, target, turn } }),
        brief: "",
      },
    ],
  };
}

function busySeat({ stage, actor, boss }: View["table"]): number | null {
  if (stage === "over") return null;
  return stage === "turn" ? actor : boss;
}

function route({ table }: View, { say }: Telling): TableLine[] {
  const { car, police } = table;
  const marked = ROUTE.marked.flatMap((space, i) => {
    const colours = COLOURS.flatMap((colour, c) =>
      Array<string>(table.route[i * COLOURS.length + c]).fill(say({ id: `colour.${colour}` })),
    );
    return colours.length === 0 ? [] : [{ space, colours }];
  });
  return [
    {
      thing: "route",
      text: say({ id: "words.chase", args: { car, police, terminal: ROUTE.terminals[0] } }),
      rule: "R-7.1",
    },
    ...(marked.length === 0 ? [] : [{ thing: "dice:route", text: say({ id: "words.dice", args: { marked } }) }]),
    ...(table.waiting === null
      ? []
      : [
          {
            thing: "informant:route",
            text: say({ id: "words.waiting", args: { colour: say({ id: `colour.${COLOURS[table.waiting]}` }) } }),
            rule: "R-4.2",
          },
        ]),
  ];
}

function station({ table }: View, { say }: Telling): TableLine[] {
  return COLOURS.map((colour, i) => ({
    thing: `station:${colour}`,
    text: say({ id: "words.reading", args: { colour, number: reading(table, i, table.station[i]) } }),
    rule: "R-2.5",
    colour,
  }));
}

function town({ table }: View, { say }: Telling): TableLine[] {
  return BUILDINGS.flatMap(({ name, district }, building) => {
    const safes = table.buildings[building];
    if (safes === 0) return [];
    const informant = table.informants[DISTRICTS.indexOf(district)];
    const args = {
      building: say({ id: "building", args: { building: name } }),
      district: say({ id: "district", args: { district } }),
      safes,
      informant: informant === null ? null : say({ id: `colour.${COLOURS[informant]}` }),
    };
    return [
      {
        thing: `building:${name}`,
        text: say({ id: "words.building", args }),
        brief: say({ id: "words.building-brief", args: { building: args.building, safes } }),
      },
    ];
  });
}

function heist(view: View, { say }: Telling): TableLine[] {
  const { table } = view;
  const allowed = reading(table, RED, table.station[RED]);
  const isBoss = view.safes.length > 0;
  return [
    ...view.safes.map((safe, i) => ({
      thing: `safe:${i + 1}`,
      text: say({ id: "words.need", args: { cards: namesOfCounts(SAFES[safe]), number: i + 1 } }),
    })),
    ...(isBoss ? [] : [{ thing: "safes", text: say({ id: "words.screen", args: { safes: table.safes } }), brief: "" }]),
    { thing: "opened", text: say({ id: "words.opened", args: { cards: namesOfCounts(table.opened) } }) },
    { thing: "alarm", text: say({ id: "words.alarm", args: { wrong: table.wrong, allowed } }), rule: "R-2.4" },
    {
      thing: "hints",
      text: say({ id: "words.hints", args: { hints: table.open, price: HINT_PRICE } }),
      rule: "R-5.2",
    },
  ];
}

function told({ table, secrets }: View, { say }: Telling): TableLine[] {
  return table.told.map((each, i) => {
    const tool = secrets[i] === NO_CARD ? each.tool : secrets[i];
    const args = {
      tool: tool === null ? null : NAMES[tool],
      second: each.second === null ? null : NAMES[each.second],
      number: each.number,
      seat: each.seat,
      partner: each.partner,
      seats: each.seats,
    };
    return { thing: `told:${i + 1}`, text: say({ id: `hint.${each.hint}`, args }) };
  });
}

const namesOfCounts = (counts: readonly number[]): string[] =>
  counts.flatMap((count, face) => Array<string>(count).fill(NAMES[face]));

function crew({ table, sizes }: View, { say, name }: Telling): TableLine[] {
  const turn = busySeat(table);
  return sizes.map((cards, seat) => {
    const args = {
      name: name(seat),
      cards,
      isBoss: seat === table.boss,
      isTurn: seat === turn,
      isOut: table.sitting[seat] === 1,
    };
    return { thing: `seat:${seat}`, text: say({ id: "words.player", args }) };
  });
}

/** Cards of one face are one thing. */
function hand({ hand: cards }: View, { say }: Telling): TableLine[] {
  return [...Map.groupBy(cards, (face: Face) => face)].map(([face, alike]) => {
    const card = say({ id: "card", args: { card: NAMES[face] } });
    return { thing: `card:${NAMES[face]}`, text: say({ id: "words.cards", args: { card, count: alike.length } }) };
  });
}
