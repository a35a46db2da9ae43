import { type Appraisal, type Appraised, type Appraiser, luckOf, sharedPoints } from "@safehouse/kernel";
import { worthAtEnd } from "../../clou/bots/worth.ts";
import { followHeist, sightIn } from "../../clou/review/appraisal.ts";
import { heistsFor, makeHeistWorth } from "../../clou/review/heist.ts";
import type { State as HeistState } from "../../clou/state.ts";
import { OVER, STAGE } from "../../clou/slots.ts";
import type { Config } from "../meta.ts";
import { outcome } from "../outcome.ts";
import type { Setting } from "../setting.ts";
import type { State } from "../state.ts";

/** What crews of one, two and three make of a campaign: the mean of 330 each, played by `normal`. */
const EXPECTED: readonly number[] = [74.4, 68, 64.3];
/** Heists that are played at the door to say what a break-in comes to on average. */
const HEISTS = 60;
/**
 * Positions that the reference looks at in a turn: as many as `normal`. Tools make turns so long that with 300 a third heist comes to seven
 * points less, and every campaign would look as if its crew had played better than they can.
 */
const NODES = 2_000;
const SEED = 1;

/**
 * The crew's points at the end of the campaign. A heist is followed throw by throw and turn by turn; what is bought, picked and scouted
 * shows in what the break-in is worth at the door, and is nobody's own.
 */
export function makeAppraisal(setting: Setting): Appraisal<State, Config> {
  return {
    unit: "points",
    isShared: true,
    appraiser: (_, seats, effort) => followCampaign(setting, seats, effort),
  };
}

/** A heist that is on, and what the rest of the campaign is worth beside it. */
interface Followed {
  readonly appraiser: Appraiser<HeistState>;
  readonly base: number;
}

function followCampaign(setting: Setting, seats: number, effort: number): Appraiser<State> {
  const forAll = (value: number): number[] => new Array<number>(seats).fill(value);
  const { tableOf } = setting.engine;
  let stored = EXPECTED[seats - 1];
  let heist: Followed | null = null;

  /** At the door: what this break-in is worth on average, and what the rest of the campaign is beside it. */
  const enter = (state: HeistState): Followed => {
    const table = tableOf(state.config, seats);
    const worth = makeHeistWorth(table, { lore: null, nodes: NODES }, worthAtEnd, effort);
    const heists = heistsFor(HEISTS, seats, effort);
    const appraiser = followHeist(
      worth,
      seats,
      (begun) => worth.calibrate(sightIn(tableOf, begun), heists, luckOf(SEED)),
      (at) => sightIn(tableOf, at),
    );
    return { appraiser, base: stored - appraiser.begin(state)[0] };
  };

  const revised = (value: number): Appraised => {
    stored = value;
    return { after: forAll(value), expected: forAll(value), before: forAll(value) };
  };

  return {
    begin: () => forAll(stored),
    step(step) {
      const { before, after } = step;
      const result = sharedPoints(outcome(setting, after));
      if (before.campaign.phase !== "break-in" || before.heist === null) {
        heist = null;
        return revised(result ?? stored);
      }
      heist ??= enter(before.heist);
      const { appraiser, base } = heist;
      if (after.heist === null) return revised(result ?? stored);
      const appraised = appraiser.step({ ...step, before: before.heist, after: after.heist });
      if (after.heist.board[STAGE] === OVER) heist = null;
      const worth = base + appraised.after[0];
      const expected = base + appraised.expected[0];
      stored = result ?? worth;
      // What the end of the campaign adds or takes was to be seen before: it moves what was expected, too.
      return { after: forAll(stored), expected: forAll(expected + stored - worth) };
    },
  };
}
