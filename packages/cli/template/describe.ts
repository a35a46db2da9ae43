import type { TableSection, Telling } from "@safehouse/kernel";
import type { View } from "./state.ts";

/** The table in words: for the terminal, for those who play by ear, and on screens until somebody draws a board. */
export function describe({ coins, taken }: View, { say, name }: Telling): readonly TableSection[] {
  return [
    {
      id: "vault",
      heading: say({ id: "table.vault" }),
      rank: 0,
      lines: [{ thing: "vault", text: say({ id: "table.coins", args: { coins: coins ?? 0 } }) }],
    },
    {
      id: "players",
      heading: say({ id: "table.players" }),
      rank: 1,
      lines: taken.map((count, seat) => ({
        thing: `seat:${seat + 1}`,
        text: say({ id: "table.player", args: { who: name(seat), count } }),
      })),
    },
  ];
}
