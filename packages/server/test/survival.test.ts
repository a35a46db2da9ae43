import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Matches } from "../src/matches/matches.ts";
import { anything } from "./survival-commands.ts";
import { bringToItsEnd, findViolations } from "./survival-laws.ts";
import { anyOrder, stopTime, World, type WorldOptions } from "./survival-world.ts";
import { linesOf } from "./store-lines.ts";

/** A long run sets SURVIVAL_RUNS, and perhaps SURVIVAL_SEED. */
const RUNS = process.env["SURVIVAL_RUNS"];
const SEED = Number(process.env["SURVIVAL_SEED"] ?? 20_261_116);
const PATIENCE = { timeout: 600_000 };

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const tally = { runs: 0, steps: 0, choices: 0, entries: 0 };

/** Plays a table under everything that may happen to it, in an order of its own, and then judges. */
function survives(options: Omit<WorldOptions, "timer"> = {}) {
  return fc.asyncProperty(anyOrder(), anything, fc.constantFrom(null, 30), async (order, steps, timer) => {
    const world = await World.open(order, { timer, ...options });
    try {
      await fc.scheduledModelRun(order, () => ({ model: {}, real: world }), steps);
      await bringToItsEnd(world);
      const violations = await findViolations(world);
      tally.runs++;
      tally.steps += [...steps].length;
      tally.choices += order.report().length;
      tally.entries += (await linesOf(world.kept.memory, world.match)).length;
      expect(violations).toEqual([]);
    } finally {
      await world.close();
    }
  });
}

test("whatever people do, and whatever the store does, a match goes on", PATIENCE, async () => {
  await fc.assert(survives(), { seed: SEED, numRuns: Number(RUNS ?? 250) });
  if (RUNS !== undefined) console.error(JSON.stringify(tally));
});

/** What renaming somebody did once, and what a store in trouble still does. */
class RestlessMatches extends Matches {
  override async changeSeats(...given: Parameters<Matches["changeSeats"]>): Promise<void> {
    await super.changeSeats(...given);
    await this.use(given[0], (room) => room.reopen());
  }
}

test("even if it is read again whenever somebody is called differently", PATIENCE, async () => {
  const makeMatches = (options: ConstructorParameters<typeof Matches>[0]): Matches => new RestlessMatches(options);
  await fc.assert(survives({ makeMatches }), { seed: SEED, numRuns: 60 });
});

describe("the law finds", () => {
  test("a mask that begins anew with the house", PATIENCE, async () => {
    const prepareStore: WorldOptions["prepareStore"] = ({ store }) => ({
      ...store,
      readLog: async (...given) => {
        const { lines, head } = await store.readLog(...given);
        return { lines: lines.map((line) => ({ ...line, at: null })), head };
      },
    });
    const found = await fc.check(survives({ prepareStore }), { seed: SEED, numRuns: 500, endOnFailure: true });
    expect(String(found.errorInstance)).toMatch(/is held for \d+ ms/);
  });
});
