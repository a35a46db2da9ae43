import type { Campaign } from "../campaign.ts";
import type { Event } from "../events.ts";
import type { Setting } from "../setting.ts";
import { note, type State } from "../state.ts";

/** the topmost heist not done. */
export function chooseTarget({ heists }: Setting, state: State): Event[] {
  const heist = state.campaign.reports.length + 1;
  note(state, { heist, phase: "team", picks: state.campaign.picks.map(() => null) });
  return [{ type: "heist-begun", heist, scenario: heists[heist - 1] }];
}

/** who is not in prison. */
export function freeThieves({ library }: Setting, { prison }: Campaign): string[] {
  return library.thieves.map(({ id }) => id).filter((id) => !prison.includes(id));
}

export function pick(state: State, seat: number, thief: string): Event[] {
  note(state, { picks: state.campaign.picks.map((before, other) => (other === seat ? thief : before)) });
  return [{ type: "picked", seat, thief }];
}

/** The thieves of a complete team, by seat. */
export function teamOf({ picks }: Campaign): string[] {
  return picks.filter((thief) => thief !== null);
}
