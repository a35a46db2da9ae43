import { clone as cloneHeist, type State as HeistState } from "../clou/state.ts";
import type { Campaign } from "./campaign.ts";
import type { Config } from "./meta.ts";
import type { Setting } from "./setting.ts";

export interface State {
  readonly config: Config;
  readonly seats: number;
  /** Replaced as a whole, never changed in place. */
  campaign: Campaign;
  heist: HeistState | null;
}

/** a fresh sheet, with the traces left of the crew's size out of play; first comes the free box. */
export function setup({ sheet }: Setting, config: Config, seats: number): State {
  const total = sheet.traces[seats - 1];
  const forAll = <Value>(value: Value): Value[] => new Array<Value>(seats).fill(value);
  return {
    config,
    seats,
    campaign: {
      heist: 1,
      phase: "free",
      reports: [],
      special: [],
      presents: [],
      meals: [],
      prison: [],
      traces: { total, crossed: 0, outOfPlay: sheet.traces[0] - total },
      kitty: [],
      boxes: {},
      cells: {},
      proposal: [],
      answers: forAll(null),
      picks: forAll(null),
      tuned: forAll(false),
      reporter: null,
      asked: forAll(0),
      ending: null,
    },
    heist: null,
  };
}

export function clone({ config, seats, campaign, heist }: State): State {
  return { config, seats, campaign, heist: heist && cloneHeist(heist) };
}

/** Changes some of the campaign sheet. */
export function note(state: State, changes: Partial<Campaign>): void {
  state.campaign = { ...state.campaign, ...changes };
}

/** A seat has answered: whatever it is asked next has a new number. */
export function countAnswer(state: State, seat: number): void {
  note(state, { asked: state.campaign.asked.map((count, other) => (other === seat ? count + 1 : count)) });
}
