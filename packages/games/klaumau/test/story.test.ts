import { fastRandom } from "@safehouse/chance";
import { stepsOf } from "@safehouse/host";
import type { AppraisedStep, MatchRecord } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { readFixtures } from "../../test/fixtures.ts";
import type { Event } from "../events.ts";
import { klaumau } from "../game.ts";
import { type Claim, storyOf } from "../review/story.ts";
import type { State } from "../state.ts";
import { resample } from "./resample.ts";

type Step = AppraisedStep<State>;

function stepsIn({ config, seats, entries }: MatchRecord): readonly Step[] {
  return stepsOf(klaumau, config, seats.length, entries, new Set()).steps as readonly Step[];
}

function told(steps: readonly Step[]): Claim[] {
  const telling = storyOf(steps);
  for (;;) {
    const { done, value } = telling.next();
    if (done) return value;
  }
}

test("every claim that was shown was what the story says, and those who doubted are in it", () => {
  for (const { record } of readFixtures(import.meta.dirname).slice(0, 3)) {
    const steps = stepsIn(JSON.parse(record) as MatchRecord);
    const claims = told(steps);
    const shown = steps.flatMap(({ events }) => (events as readonly Event[]).filter(({ type }) => type === "shown"));
    const doubted = claims.filter(({ answers }) => answers.some(({ doubts }) => doubts));
    expect(doubted.map(({ seat, isLie }) => [seat, isLie])).toEqual(
      shown.map((event) => event.type === "shown" && [event.seat, event.playable]),
    );
    for (const { likelihood } of claims) expect(likelihood).toBeGreaterThanOrEqual(0);
  }
});

test("how likely a lie was goes by what the table could see, and not by what was in the hands", () => {
  const [fixture] = readFixtures(import.meta.dirname);
  const steps = stepsIn(JSON.parse(fixture?.record ?? "") as MatchRecord);
  const at = steps.findIndex(({ after }) => after.table.stage === "believe");
  const claim = steps[at] as Step;
  const likely = told([claim])[0]?.likelihood;
  const random = fastRandom(11);
  for (let i = 0; i < 5; i++) {
    const after = resample(claim.after, "spectator", random) as State;
    expect(told([{ ...claim, after }])[0]?.likelihood).toBe(likely);
  }
});
