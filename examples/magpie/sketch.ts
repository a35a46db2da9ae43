import type { Sketch } from "@safehouse/kernel";
import type { View } from "./state.ts";

export const sketch: Sketch<View> = ({ roof, nests, hands }, { name, say }) => [
  say({ id: "table.roof", args: { loot: roof.join(" + ") || "–" } }),
  ...nests.map((nest, seat) =>
    say({
      id: "table.seat",
      args: { who: name(seat), cards: (hands[seat] ?? []).join(" "), loot: nest.join(" + ") || "–" },
    }),
  ),
];
