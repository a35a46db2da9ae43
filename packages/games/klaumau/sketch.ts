import { type Message, type Sketch, type SketchContext, wrapLine } from "@safehouse/kernel";
import { CARDS, type Face, NAMES } from "./content/cards.ts";
import { topCard } from "./rules/matching.ts";
import type { View } from "./view.ts";

/** The table in the terminal: round and piles, the players, the own hand. */
export const sketch: Sketch<View> = (view, context) => {
  const { table } = view;
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return [
    heading(view, context),
    { name: "piles", rank: 1, lines: table.discard.length > 0 ? piles(view, context) : [] },
    {
      name: "players",
      rank: 2,
      lines: seats.map((seat) => player(view, seat, context)),
      short: inPairs(
        seats.map((seat) => player(view, seat, { ...context, paint: PLAIN })),
        context.width,
      ),
    },
    { name: "hand", rank: 3, lines: view.seat === null ? [] : hand(view.hand, context) },
  ];
};

const PLAIN: SketchContext["paint"] = { bold: (text) => text, dim: (text) => text, colour: (_, text) => text };

/** Two to a line where two fit. */
function inPairs(texts: readonly string[], width: number): string[] {
  const half = Math.floor(width / 2);
  if (texts.some((text) => text.length >= half)) return [...texts];
  const rows = Math.ceil(texts.length / 2);
  return texts.slice(0, rows).map((text, row) => `${text.padEnd(half)}${texts[row + rows] ?? ""}`.trimEnd());
}

function heading(view: View, { say, paint }: SketchContext): string {
  const { table } = view;
  const way: Message = { id: table.direction === 1 ? "direction.clockwise" : "direction.anticlockwise" };
  return `${paint.bold(say({ id: "sketch.round", args: { round: table.round, rounds: table.seats } }))}  ${paint.dim(say(way))}`;
}

function piles(view: View, context: SketchContext): string[] {
  const { table } = view;
  const { say, paint, width } = context;
  const top = topCard(table);
  const discard = say({ id: "sketch.discard", args: { top: NAMES[top], colour: table.named } });
  const rest = [say({ id: "sketch.pile", args: { count: view.pile } })];
  if (table.aside.length > 0) rest.push(say({ id: "sketch.aside", args: { count: table.aside.length } }));
  const { bombText = "" } = table.config;
  const bomb = bombText === "" ? [] : wrapLine(say({ id: "sketch.bomb", args: { text: bombText } }), width);
  return [paint.colour(table.named ?? colourOf(top), discard), paint.dim(rest.join(" · ")), ...bomb.map(paint.dim)];
}

function player(view: View, seat: number, { say, paint, name }: SketchContext): string {
  const { table } = view;
  const facts = [
    say({ id: "sketch.cards", args: { count: view.sizes[seat] } }),
    say({ id: "sketch.points", args: { points: table.totals[seat] } }),
  ];
  if (table.laid[seat] === 1) facts.push(say({ id: "sketch.watchdog" }));
  const isTurn = seat === table.turn && table.stage !== "over";
  const marker = isTurn ? "▸" : " ";
  const line = `${marker} ${name(seat)}: ${facts.join(", ")}`;
  return isTurn ? `${paint.bold(line)} ${paint.dim(`· ${say({ id: "sketch.turn" })}`)}` : line;
}

/** The cards side by side, as many to a line as fit. */
function hand(cards: readonly Face[], { say, paint, width }: SketchContext): string[] {
  const lines = [paint.bold(say({ id: "sketch.hand" }))];
  let line = "";
  let used = 0;
  for (const face of cards) {
    const text = `[${say({ id: "card", args: { card: NAMES[face] } })}]`;
    if (used > 0 && used + 1 + text.length > width - 2) {
      lines.push(line);
      line = "";
      used = 0;
    }
    line += `${used > 0 ? " " : "  "}${paint.colour(colourOf(face), text)}`;
    used += 1 + text.length;
  }
  return [...lines, line];
}

function colourOf(face: Face): string {
  const { colours, kind } = CARDS[face];
  return colours.length === 1 && kind !== "police" ? colours[0] : "";
}
