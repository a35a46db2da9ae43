import { stepsOf } from "@safehouse/host";
import type { AppraisedStep, MatchRecord } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { readFixtures } from "../../test/fixtures.ts";
import { robnrun } from "../game.ts";
import { storyOf, type ToldHint } from "../review/story.ts";
import type { State } from "../state.ts";

function told({ config, seats, entries }: MatchRecord): ToldHint[] {
  const steps = stepsOf(robnrun, config, seats.length, entries, new Set()).steps as readonly AppraisedStep<State>[];
  const telling = storyOf(steps);
  for (;;) {
    const { done, value } = telling.next();
    if (done) return value;
  }
}

test("no hint that was told brings more than the best one, and every one leaves something possible", () => {
  const hints = readFixtures(import.meta.dirname)
    .slice(0, 2)
    .flatMap(({ record }) => told(JSON.parse(record) as MatchRecord));
  const paired = hints.filter((hint) => hint.told !== null && hint.best !== null);
  expect(paired.length).toBeGreaterThan(5);
  for (const { told: said, best, possible } of paired) {
    expect(said?.gain ?? 0).toBeLessThanOrEqual((best?.gain ?? 0) + 1e-9);
    expect(said?.possible).toBeGreaterThan(0);
    expect(said?.possible).toBeLessThanOrEqual(possible);
  }
});
