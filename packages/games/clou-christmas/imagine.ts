import type { Random } from "@safehouse/kernel";
import type { HeistEvent } from "./events.ts";
import type { Setting } from "./setting.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/** The campaign sheet lies open: only what a heist hides can be different. */
export function imagine({ engine }: Setting, view: View, history: readonly HeistEvent[], random: Random): State {
  const { config, seats, campaign, heist } = view;
  return { config, seats, campaign, heist: heist && engine.imagine(heist, history, random) };
}
