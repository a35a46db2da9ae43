import { conform, type ConformKit } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import type { Event } from "../../clou/events.ts";
import type { State } from "../../clou/state.ts";
import { resampling } from "../../clou/test/resample.ts";
import { clouAgain } from "../game.ts";
import { older } from "../older.ts";

const LEAK_PAIRS = Number(process.env["LEAK_PAIRS"] ?? 300);

const resample = resampling(clouAgain);

const kit: ConformKit<State, Event> = {
  configs: (seats) => [
    {},
    { scenario: "film-studio", thief1: "janet" },
    { scenario: "night-train", thief1: "matt" },
    { scenario: "diamond-exchange", ...(seats > 1 && { thief2: "janet" }) },
  ],
  resample,
  hidden: (state, viewer) => ({ votes: state.votes.filter((_, seat) => seat !== viewer) }),
};

describe("Again! conforms to the contract", () => {
  for (let seats = clouAgain.meta.seats.min; seats <= clouAgain.meta.seats.max; seats++) {
    it(`with ${seats} seats`, async () => {
      const options = { seats: [seats], matches: 6, seed: seats * 5, leakPairs: 0, probeEvery: 10 * seats };
      const report = await conform(clouAgain, { configs: kit.configs, resample }, options);
      expect(report.violations).toEqual([]);
    });
  }

  it(`C-2.4 C-7.3 tells nobody how others vote, ${LEAK_PAIRS} pairs of worlds`, async () => {
    const report = await conform(clouAgain, kit, { matches: 0, seats: [2], leakPairs: LEAK_PAIRS });
    expect(report.violations).toEqual([]);
    expect(report.leakPairs).toBeGreaterThanOrEqual(LEAK_PAIRS);
  });

  it.each(older)("under rules $meta.rules, too", async (game) => {
    const options = { seats: [2], matches: 2, leakPairs: 0, probeEvery: 20 };
    const report = await conform(game, { configs: kit.configs, resample }, options);
    expect(report.violations).toEqual([]);
  });
});
