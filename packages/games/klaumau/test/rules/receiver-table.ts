import type { State } from "../../state.ts";
import { position } from "../position.ts";

type Setting = Partial<Parameters<typeof position>[0]>;

export const RESERVE = ["sapphire-1", "sapphire-2", "sapphire-3", "sapphire-4"];

/** Three players; seat 0 has nothing to play and finds the Receiver as the next card. */
export function receiverTable(more: Setting = {}): State {
  return position({
    hands: [
      ["amber-1", "amber-2"],
      ["emerald-1", "emerald-4", "police-amber"],
      ["crook-emerald", "police-emerald"],
    ],
    top: "ruby-3",
    pile: ["receiver", ...RESERVE],
    ...more,
    config: { receiver: true, ...more.config },
  });
}

export const EVERYBODY = ["fence:0", "fence:1", "fence:2"];
