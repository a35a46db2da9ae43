import type { Sketch } from "@safehouse/kernel";
import type { View } from "./state.ts";

/** The table in the terminal. */
export const sketch: Sketch<View> = ({ coins, taken }, { name, say }) => [
  say({ id: "table.vault", args: { coins: coins ?? 0 } }),
  ...taken.map((count, seat) => `${name(seat)}: ${count}`),
];
