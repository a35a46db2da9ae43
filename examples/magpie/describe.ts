import type { TableSection, Telling } from "@safehouse/kernel";
import { sum, type View } from "./state.ts";

/** The table in words: the night, the roof, everybody's nest, one's own cards. */
export function describe(view: View, { say, name }: Telling): readonly TableSection[] {
  const { night, nights, roof, nests, hands, seat } = view;
  const cards = seat === null ? [] : (hands[seat] ?? []);
  return [
    {
      id: "roof",
      heading: say({ id: "table.night", args: { night: Math.min(night + 1, nights), nights } }),
      rank: 0,
      lines: [{ thing: "roof", text: say({ id: "table.roof", args: { loot: [...roof] } }), rule: "M-2.3" }],
    },
    {
      id: "nests",
      heading: say({ id: "table.nests" }),
      rank: 1,
      lines: nests.map((nest, one) => ({
        thing: `seat:${one + 1}`,
        text: say({ id: "table.nest", args: { who: name(one), points: sum(nest), cards: [...(hands[one] ?? [])] } }),
      })),
    },
    {
      id: "hand",
      heading: say({ id: "table.hand" }),
      rank: 2,
      lines: cards.map((card) => ({ thing: `card:${card}`, text: String(card) })),
    },
  ].filter(({ lines }) => lines.length > 0);
}
