import { conform, type ConformKit } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import type { Event } from "../events.ts";
import { clouChristmas } from "../game.ts";
import { older } from "../older.ts";
import type { State } from "../state.ts";
import { resample } from "./resample.ts";

const LEAK_PAIRS = Number(process.env["LEAK_PAIRS"] ?? 120);

const kit: ConformKit<State, Event> = {
  configs: () => [{}],
  resample,
  hidden: ({ heist }, viewer) => ({ votes: heist?.votes.filter((_, seat) => seat !== viewer) ?? [] }),
  foreignMoves: [
    { do: "use", dice: [1], cell: "campaign.third-1-1" },
    { do: "use", dice: [1], cell: "campaign.santa-costume-1-1" },
    { do: "buy", box: "a-ship" },
    { do: "agree", boxes: ["affair"] },
    { do: "pick", thief: "janet" },
  ],
};

describe("The 3 heists of Christmas conform to the contract", () => {
  for (let seats = clouChristmas.meta.seats.min; seats <= clouChristmas.meta.seats.max; seats++) {
    it(`X-2 with ${seats} seats`, async () => {
      const { hidden: _, ...open } = kit;
      const options = { seats: [seats], matches: 3, seed: seats * 7, leakPairs: 0, probeEvery: 15 * seats };
      const report = await conform(clouChristmas, open, options);
      expect(report.violations).toEqual([]);
    });
  }

  for (const seats of [2, 3]) {
    it(
      `X-2.3 tells nobody how others vote, ${seats} seats, ${LEAK_PAIRS} pairs of worlds`,
      { timeout: 600_000 },
      async () => {
        const report = await conform(clouChristmas, kit, { matches: 0, seats: [seats], leakPairs: LEAK_PAIRS });
        expect(report.violations).toEqual([]);
        expect(report.leakPairs).toBeGreaterThanOrEqual(LEAK_PAIRS);
      },
    );
  }

  it.each(older)("under rules $meta.rules, too", async (game) => {
    const options = { seats: [2], matches: 1, leakPairs: 0, probeEvery: 20 };
    const report = await conform(game, { configs: kit.configs, resample }, options);
    expect(report.violations).toEqual([]);
  });
});
