import type { TableLine, TableSection, Telling } from "@safehouse/kernel";
import { CARDS, type Face, NAMES } from "../content/cards.ts";
import { topCard } from "../rules/matching.ts";
import type { View } from "../view.ts";

/** Round and piles, the players, the own hand. */
export function describe(view: View, telling: Telling): readonly TableSection[] {
  const { say } = telling;
  const heading = (id: string): string => say({ id: `words.${id}` });
  const { table } = view;
  const sections: TableSection[] = [
    now(view, telling),
    { id: "piles", heading: heading("piles"), rank: 1, lines: table.discard.length > 0 ? piles(view, telling) : [] },
    { id: "players", heading: heading("players"), rank: 2, lines: players(view, telling) },
    { id: "hand", heading: heading("hand"), rank: 3, lines: cards("card", view.hand, telling) },
    { id: "shown", heading: heading("shown"), rank: 0, lines: cards("shown", table.shown, telling) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function now({ table }: View, { say }: Telling): TableSection {
  const way = say({ id: table.direction === 1 ? "direction.clockwise" : "direction.anticlockwise" });
  return {
    id: "now",
    heading: say({ id: "words.round", args: { round: table.round, rounds: table.seats } }),
    rank: 0,
    lines: [
      {
        thing: "turn",
        text: say({ id: "words.turn", args: { seat: table.stage === "over" ? null : table.turn, way } }),
        brief: way,
      },
    ],
  };
}

function piles(view: View, { say }: Telling): TableLine[] {
  const { table } = view;
  const top = topCard(table);
  const { bombText = "" } = table.config;
  const card = say({ id: "card", args: { card: NAMES[top] } });
  const colour = table.named === null ? null : say({ id: `colour.${table.named}` });
  const aside = counted(table.aside).map(([face, count]) => cardText(face, count, say));
  return [
    {
      thing: "pile:discard",
      text: say({ id: "words.discard", args: { card, colour } }),
      ...(table.named !== null && { rule: "K-5.1" }),
      ...tinted(table.named ?? colourOf(top)),
    },
    { thing: "pile:draw", text: say({ id: "words.pile", args: { count: view.pile } }) },
    ...(aside.length === 0 ? [] : [{ thing: "pile:aside", text: say({ id: "words.aside", args: { cards: aside } }) }]),
    ...(bombText === ""
      ? []
      : [{ thing: "rule:bomb", text: say({ id: "words.bomb", args: { text: bombText } }), rule: "K-9.9" }]),
  ];
}

function players({ table, sizes }: View, { say, name }: Telling): TableLine[] {
  return sizes.map((cards, seat) => {
    const isTurn = seat === table.turn && table.stage !== "over";
    const args = { name: name(seat), cards, points: table.totals[seat], isTurn, hasWatchdog: table.laid[seat] === 1 };
    return { thing: `seat:${seat}`, text: say({ id: "words.player", args }) };
  });
}

function cards(what: string, faces: readonly Face[], { say }: Telling): TableLine[] {
  return counted(faces).map(([face, count]) => ({
    thing: `${what}:${NAMES[face]}`,
    text: cardText(face, count, say),
    ...tinted(colourOf(face)),
  }));
}

function cardText(face: Face, count: number, say: Telling["say"]): string {
  return say({ id: "words.cards", args: { card: say({ id: "card", args: { card: NAMES[face] } }), count } });
}

/** Cards of one face are one thing. */
function counted(faces: readonly Face[]): readonly (readonly [face: Face, count: number])[] {
  return [...Map.groupBy(faces, (face) => face)].map(([face, alike]) => [face, alike.length]);
}

const tinted = (colour: string): Pick<TableLine, "colour"> => (colour === "" ? {} : { colour });

function colourOf(face: Face): string {
  const { colours, kind } = CARDS[face];
  return colours.length === 1 && kind !== "police" ? colours[0] : "";
}
