import { conform, type ConformKit } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import type { Event } from "../events.ts";
import { clou } from "../game.ts";
import { older } from "../older.ts";
import type { State } from "../state.ts";
import { resampling } from "./resample.ts";

const resample = resampling(clou);
const LEAK_PAIRS = Number(process.env["LEAK_PAIRS"] ?? 300);

const inTheBox: ConformKit<State, Event>["configs"] = (seats) => [
  {},
  { scenario: "auction-house", thief1: "trixie" },
  { scenario: "embassy-ball", thief1: "matt" },
  { scenario: "private-bank", ...(seats > 1 && { thief2: "bruce" }) },
];

const kit: ConformKit<State, Event> = {
  configs: (seats) => [
    ...inTheBox(seats),
    { scenario: "casino", thief1: "janet" },
    { scenario: "observatory", thief1: "trixie" },
    { scenario: "royal-mint", thief1: "bruce" },
    { scenario: "great-terminus", thief1: "matt" },
    { scenario: "sleeping-cars", thief1: "janet" },
    { scenario: "mail-coach", thief1: "trixie" },
    { scenario: "viaduct", thief1: "bruce" },
  ],
  resample,
  hidden: (state, viewer) => ({ votes: state.votes.filter((_, seat) => seat !== viewer) }),
};

describe("Clou conforms to the contract", () => {
  for (let seats = clou.meta.seats.min; seats <= clou.meta.seats.max; seats++) {
    it(`with ${seats} seats`, async () => {
      const options = { seats: [seats], matches: 8, seed: seats * 5, leakPairs: 0, probeEvery: 10 * seats };
      const report = await conform(clou, { configs: kit.configs, resample }, options);
      expect(report.violations).toEqual([]);
    });
  }

  // Alone there is nobody to hide a vote from: spectators see that it is asked, and what came of it.
  for (const seats of [2, 3]) {
    it(
      `C-2.4 C-7.3 tells nobody how others vote, ${seats} seats, ${LEAK_PAIRS} pairs of worlds`,
      { timeout: 600_000 },
      async () => {
        const report = await conform(clou, kit, { matches: 0, seats: [seats], leakPairs: LEAK_PAIRS });
        expect(report.violations).toEqual([]);
        expect(report.leakPairs).toBeGreaterThanOrEqual(LEAK_PAIRS);
      },
    );
  }

  it.each(older)("under rules $meta.rules, too", async (game) => {
    const options = { seats: [2], matches: 2, leakPairs: 0, probeEvery: 20 };
    const report = await conform(game, { configs: inTheBox, resample }, options);
    expect(report.violations).toEqual([]);
  });
});
