import { type Sketch, type SketchContext, wrapLine } from "@safehouse/kernel";
import { SAFES } from "./content/safes.ts";
import { COLOURS, reading, RED } from "./content/station.ts";
import { type Face, NAMES } from "./content/tools.ts";
import { BUILDINGS, HINT_PRICE, ROUTE } from "./content/town.ts";
import { NO_CARD } from "./state.ts";
import type { View } from "./view.ts";

/** The table in the terminal: route and station, the town, the heist, the crew, the own hand. */
export const sketch: Sketch<View> = (view, context) => {
  const seats = Array.from({ length: view.table.seats }, (_, seat) => seat);
  const isHeist = view.table.target !== null;
  const { width } = context;
  const buildings = town(view, context);
  const crew = seats.map((seat) => player(view, seat, context));
  return [
    heading(view, context),
    { name: "route", rank: 3, lines: [route(view), ...station(view, context)] },
    {
      name: "town",
      rank: isHeist ? 5 : 1,
      lines: buildings,
      short: wrapLine(buildings.join(" · ").replaceAll(/ +/g, " "), width),
    },
    { name: "heist", rank: 1, lines: isHeist ? heist(view, context) : [] },
    { name: "crew", rank: 4, lines: crew, short: wrapLine(crew.map((line) => line.trim()).join(" · "), width) },
    { name: "hand", rank: 2, lines: view.hand.length > 0 ? hand(view.hand, context) : [] },
  ];
};

function heading({ table }: View, { say, paint }: SketchContext): string {
  const { heist, round, gold } = table;
  const title = say({ id: "sketch.heist", args: { heist, round: table.target === null ? 0 : round } });
  return `${paint.bold(title)}  ${say({ id: "sketch.gold", args: { gold } })}`;
}

/** `1P 2 3 4 5 6C 7[yr] … 14T 15T 16T` */
function route({ table }: View): string {
  return Array.from({ length: ROUTE.last }, (_, i) => {
    const space = i + 1;
    const marked = (ROUTE.marked as readonly number[]).indexOf(space);
    const dice = COLOURS.map((colour, c) => colour.charAt(0).repeat(marked < 0 ? 0 : table.route[marked * 4 + c])).join(
      "",
    );
    const police = table.police === space ? "P" : "";
    const car = table.car === space ? "C" : "";
    const terminal = (ROUTE.terminals as readonly number[]).includes(space) ? "T" : "";
    return `${space}${terminal}${police}${car}${dice === "" ? "" : `[${dice}]`}`;
  }).join(" ");
}

function station({ table }: View, { say, paint, width }: SketchContext): string[] {
  const readings = COLOURS.map((colour, i) => {
    const number = reading(table, i, table.station[i]);
    return { colour, text: say({ id: "sketch.reading", args: { colour, number } }) };
  });
  const title = `${say({ id: "sketch.station" })}:`;
  const painted = readings.map(({ colour, text }) => paint.colour(colour, text));
  const fits = [title, ...readings.map(({ text }) => text)].join(" ").length <= width;
  return fits ? [[title, ...painted].join(" ")] : [title, ...painted.map((text) => `  ${text}`)];
}

function town({ table }: View, { say }: SketchContext): string[] {
  return BUILDINGS.flatMap(({ name }, building) => {
    const safes = table.buildings[building];
    return safes === 0 ? [] : [`${"■".repeat(safes).padEnd(4)}${say({ id: "building", args: { building: name } })}`];
  });
}

function heist(view: View, { say, paint, width }: SketchContext): string[] {
  const { table } = view;
  const allowed = reading(table, RED, table.station[RED]);
  const lines = view.safes.flatMap((safe) =>
    wrapLine(say({ id: "sketch.need", args: { cards: namesOfCounts(SAFES[safe]) } }), width).map(paint.bold),
  );
  lines.push(...wrapLine(say({ id: "sketch.opened", args: { cards: namesOfCounts(table.opened) } }), width));
  lines.push(say({ id: "sketch.pile", args: { wrong: table.wrong, allowed } }));
  lines.push(say({ id: "sketch.hints", args: { hints: table.open, price: HINT_PRICE } }));
  for (const [i, told] of table.told.entries()) {
    const tool = view.secrets[i] === NO_CARD ? told.tool : view.secrets[i];
    const args = {
      hint: told.hint,
      tool: tool === null ? null : NAMES[tool],
      second: told.second === null ? null : NAMES[told.second],
      number: told.number,
      seat: told.seat,
      partner: told.partner,
      seats: told.seats,
    };
    lines.push(...wrapLine(`· ${say({ id: "sketch.told", args })}`, width));
  }
  return lines;
}

const namesOfCounts = (counts: readonly number[]): string[] =>
  counts.flatMap((count, face) => Array<string>(count).fill(NAMES[face]));

function player({ table, sizes }: View, seat: number, { say, paint, name }: SketchContext): string {
  const isBoss = seat === table.boss;
  const isTurn = table.stage === "turn" ? seat === table.actor : isBoss && table.stage !== "over";
  const role = isBoss ? say({ id: "sketch.boss" }) : say({ id: "sketch.cards", args: { count: sizes[seat] } });
  const line = `${isTurn ? "▸" : " "} ${name(seat)}: ${role}`;
  return isTurn ? `${paint.bold(line)} ${paint.dim(`· ${say({ id: "sketch.turn" })}`)}` : line;
}

/** The cards side by side, as many to a line as fit. */
function hand(cards: readonly Face[], { say, paint, width }: SketchContext): string[] {
  const lines = [paint.bold(say({ id: "sketch.hand" }))];
  let line = "";
  for (const face of cards) {
    const text = `[${say({ id: "card", args: { card: NAMES[face] } })}]`;
    if (line.length > 0 && line.length + 1 + text.length > width) {
      lines.push(line);
      line = "";
    }
    line += `${line === "" ? "  " : " "}${text}`;
  }
  return [...lines, line];
}
