import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeToRead } from "../../src/stage/beat.ts";
import { PACES } from "../../src/stage/pace.ts";
import { MOST_BEHIND_MS } from "../../src/stage/stage.ts";
import { Theatre } from "./stages.ts";

const BEAT_MS = timeToRead(1);

describe("what is shown", () => {
  test("is what is found first, without a word", () => {
    const { stage, now, seen } = new Theatre();
    expect(stage.shown?.moment).toBe(now);
    expect(stage.left).toBe(0);
    expect(seen.map(({ told }) => told)).toEqual([[]]);
  });

  test("is at once what happens while nothing is played", () => {
    const theatre = new Theatre();
    theatre.happen(1);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.texts).toEqual(["0: 1.0"]);
  });

  test("follows one by one, each for as long as it takes to read", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    expect([theatre.stage.shown?.moment.n, theatre.stage.left]).toEqual([1, 2]);
    theatre.clock.pass(BEAT_MS - 1);
    expect(theatre.stage.shown?.moment.n).toBe(1);
    theatre.clock.pass(1);
    expect(theatre.stage.shown?.moment.n).toBe(2);
    theatre.clock.pass(BEAT_MS);
    expect([theatre.stage.shown?.moment, theatre.stage.left]).toEqual([theatre.now, 0]);
    expect(theatre.clock.waiting).toBe(0);
  });

  test("waits for nothing where there is nothing to see", () => {
    const theatre = new Theatre();
    theatre.happen(1, 0);
    theatre.happen(2, 0);
    theatre.happen(3);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("is one's own move before anything else", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2, 3, 0, 1]) theatre.happen(seat);
    expect([theatre.stage.shown?.moment.n, theatre.stage.left]).toEqual([4, 1]);
    expect(theatre.texts).toEqual(["0: 1.0", "0: 2.0", "0: 3.0", "0: 4.0"]);
  });

  test("is seen anew when the same entry looks different, such as one's own sealed answer", () => {
    const theatre = new Theatre();
    theatre.happen(1);
    theatre.seal();
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    theatre.happen(2);
    theatre.seal();
    theatre.clock.pass(BEAT_MS);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.texts).toEqual(["0: 1.0", "0: 2.0"]);
  });

  test("is at once what others do while a question is open, which stays open", () => {
    const theatre = new Theatre();
    theatre.question = "dice:0:1";
    theatre.happen(1);
    theatre.happen(2);
    theatre.clock.pass(BEAT_MS);
    theatre.happen(1);
    theatre.happen(2);
    expect([theatre.stage.shown?.moment, theatre.stage.left]).toEqual([theatre.now, 0]);
    theatre.question = "dice:0:2";
    theatre.happen(1);
    theatre.happen(2);
    expect(theatre.stage.left).toBeGreaterThan(0);
  });

  test("is split as the game says, and the rest of the table waits for its last part", () => {
    const theatre = new Theatre();
    const half = { seat: null, silent: true };
    theatre.stage.setScenes((_before, events, after) => [
      { events: events.slice(0, 1), view: half, length: 300 },
      { events: events.slice(1), view: after, length: 200 },
    ]);
    theatre.happen(1, 3);
    expect([theatre.stage.shown?.moment.view, theatre.stage.left]).toEqual([half, 1]);
    theatre.clock.pass(300);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.seen.slice(1).map(({ told }) => told)).toEqual([["0: 1.0"], ["0: 1.1", "0: 1.2"]]);
  });
});

describe("the pace", () => {
  test.each(["slow", "normal", "quick"] as const)("%s keeps the order, and has its own time", (pace) => {
    const theatre = new Theatre();
    theatre.stage.setPace(pace);
    theatre.happen(1);
    theatre.happen(2);
    theatre.clock.pass(MOST_BEHIND_MS);
    const [, first, second] = theatre.seen;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo(BEAT_MS * { slow: 1.8, normal: 1, quick: 0.45 }[pace]);
  });

  test("at once shows everything as it comes", () => {
    const theatre = new Theatre();
    theatre.stage.setPace("at-once");
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.texts).toHaveLength(3);
  });

  test("is at once as soon as a clock runs, paused or not", () => {
    const theatre = new Theatre();
    theatre.stage.pause(true);
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    theatre.stage.setUrgent(true);
    expect(theatre.stage.left).toBe(0);
  });

  test("is never more than four seconds behind", () => {
    const theatre = new Theatre();
    for (let i = 0; i < 60; i++) theatre.happen(1);
    theatre.clock.pass(MOST_BEHIND_MS - 1);
    expect(theatre.stage.left).toBeGreaterThan(0);
    theatre.clock.pass(1);
    expect(theatre.stage.left).toBe(0);
    expect(theatre.texts).toHaveLength(60);
    // Some were shown together, but not all of them.
    expect(theatre.seen.length).toBeGreaterThan(15);
  });

  test("takes its time where nobody is asked anything", () => {
    const theatre = new Theatre();
    theatre.stage.setPatient(true);
    for (let i = 0; i < 60; i++) theatre.happen(1);
    theatre.clock.pass(BEAT_MS * 58);
    expect(theatre.stage.left).toBe(1);
  });
});

describe("pausing", () => {
  test("stands still, and goes on beat by beat or by itself", () => {
    const theatre = new Theatre();
    theatre.stage.pause(true);
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    theatre.clock.pass(60_000);
    expect([theatre.stage.shown?.moment.n, theatre.stage.left]).toEqual([0, 3]);
    theatre.stage.step();
    expect(theatre.stage.shown?.moment.n).toBe(1);
    theatre.clock.pass(60_000);
    expect(theatre.stage.left).toBe(2);
    theatre.stage.pause(false);
    expect(theatre.stage.left).toBe(1);
    theatre.clock.pass(BEAT_MS);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("plays nothing underneath a paper, and hurries nobody through it afterwards", () => {
    const theatre = new Theatre();
    theatre.stage.setHeld(true);
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    theatre.clock.pass(60_000);
    expect(theatre.stage.left).toBe(3);
    theatre.stage.setHeld(false);
    expect([theatre.stage.shown?.moment.n, theatre.stage.left]).toEqual([1, 2]);
  });

  test("can be skipped", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    theatre.stage.skip();
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.texts).toEqual(["0: 1.0", "0: 2.0", "0: 3.0"]);
  });
});

describe("taking back", () => {
  test("drops what was not seen yet, and says nothing of it", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2]) theatre.happen(seat);
    theatre.takeBack(2, 2);
    theatre.clock.pass(MOST_BEHIND_MS);
    expect(theatre.texts).toEqual(["0: 1.0"]);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("is told of what was seen, after what others did meanwhile", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    theatre.takeBack(1, 1);
    theatre.clock.pass(MOST_BEHIND_MS);
    expect(theatre.texts).toEqual(["0: 1.0", "0: 2.0", "0: 3.0", "4 taken back"]);
  });

  test("of one's own is at once", () => {
    const theatre = new Theatre();
    theatre.happen(0);
    theatre.takeBack(0, 1);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.texts.at(-1)).toBe("2 taken back");
  });
});

describe("emptying", () => {
  const busy = (): Theatre => {
    const theatre = new Theatre();
    for (const seat of [1, 2, 3]) theatre.happen(seat);
    return theatre;
  };
  const isEmpty = ({ stage, clock, now }: Theatre): boolean =>
    stage.left === 0 && clock.waiting === 0 && stage.shown?.moment === now && stage.shown.told.length === 0;

  test("happens at once for another pair of eyes, and while nobody looks there is nothing", () => {
    const theatre = busy();
    const before = theatre.stage.shown?.emptied ?? 0;
    theatre.stage.take(1, null, []);
    expect([theatre.stage.shown, theatre.stage.left, theatre.clock.waiting]).toEqual([null, 0, 0]);
    theatre.lookAs(1);
    expect(isEmpty(theatre)).toBe(true);
    expect(theatre.stage.shown?.emptied).toBeGreaterThan(before);
  });

  test("happens at once when the tab is hidden or the line breaks, and nothing is played afterwards", () => {
    const theatre = busy();
    theatre.stage.setAway(true);
    expect(isEmpty(theatre)).toBe(true);
    theatre.happen(1);
    theatre.stage.setAway(false);
    expect(isEmpty(theatre)).toBe(true);
    theatre.happen(2);
    expect(theatre.texts.at(-1)).toBe("0: 5.0");
  });

  test("happens at once in a jump, back or forth", () => {
    for (const n of [1, 9]) {
      const theatre = busy();
      theatre.jump(n);
      expect(isEmpty(theatre)).toBe(true);
    }
  });

  test("leaves nothing when the table is left", () => {
    const theatre = busy();
    theatre.stage.close();
    expect([theatre.stage.shown, theatre.clock.waiting]).toEqual([null, 0]);
  });
});

describe("whatever happens", () => {
  const deed = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant("happen"), seat: fc.nat(3), events: fc.nat(3) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("pass"), time: fc.nat(2_500) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("pace"), pace: fc.constantFrom(...PACES) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("skip", "step", "seal", "urge", "calm") }) },
  );
  const nap = fc.record({ do: fc.constantFrom("pause", "resume", "hold", "release") });
  type Deed = { do: string; seat?: number; events?: number; time?: number; pace?: (typeof PACES)[number] };

  function act(theatre: Theatre, { do: what, seat = 0, events = 0, time = 0, pace = "normal" }: Deed): void {
    const { stage, clock } = theatre;
    const acts: { readonly [what: string]: () => void } = {
      happen: () => theatre.happen(seat, events),
      pass: () => clock.pass(time),
      pace: () => stage.setPace(pace),
      skip: () => stage.skip(),
      step: () => stage.step(),
      seal: () => theatre.seal(),
      urge: () => stage.setUrgent(true),
      calm: () => stage.setUrgent(false),
      pause: () => stage.pause(true),
      resume: () => stage.pause(false),
      hold: () => stage.setHeld(true),
      release: () => stage.setHeld(false),
    };
    acts[what]?.();
  }

  test("everything is shown within four seconds, each once and in order", () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const theatre = new Theatre();
        const happened = new Map<string, number>();
        for (const each of deeds) {
          act(theatre, each);
          for (const { type } of theatre.log.at(-1)?.events ?? []) {
            if (!happened.has(type)) happened.set(type, theatre.clock.now());
          }
        }
        theatre.clock.pass(MOST_BEHIND_MS);
        expect(theatre.texts).toEqual([...happened.keys()]);
        expect(theatre.stage.shown?.moment).toBe(theatre.now);
        expect(theatre.clock.waiting).toBe(0);
        for (const { at, told } of theatre.seen) {
          for (const text of told) expect(at - (happened.get(text) ?? 0)).toBeLessThanOrEqual(MOST_BEHIND_MS + 0.01);
        }
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  test("pausing and papers only put it off", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(deed, nap), { maxLength: 60 }), (deeds) => {
        const theatre = new Theatre();
        for (const each of deeds) act(theatre, each);
        theatre.stage.pause(false);
        theatre.stage.setHeld(false);
        theatre.clock.pass(MOST_BEHIND_MS);
        expect(theatre.texts).toEqual(theatre.log.flatMap(({ events }) => events.map(({ type }) => type)));
        expect(theatre.stage.shown?.moment).toBe(theatre.now);
      }),
      { seed: 17, numRuns: 300 },
    );
  });

  test("nothing of one viewer is shown to the next", () => {
    const eyes = fc.record({ do: fc.constant("eyes"), viewer: fc.constantFrom(0, 1, "spectator" as const) });
    fc.assert(
      fc.property(fc.array(fc.oneof(deed, nap, eyes), { maxLength: 60 }), (deeds) => {
        const theatre = new Theatre();
        for (const each of deeds) {
          if ("viewer" in each) {
            theatre.seen.length = 0;
            theatre.lookAs(each.viewer);
          } else act(theatre, each);
          const words = theatre.texts.map((text) => text.split(":")[0]);
          expect(words.every((word) => word === String(theatre.viewer))).toBe(true);
          expect(theatre.texts.every((text) => !text.endsWith("old"))).toBe(true);
        }
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});

describe("an own move that is foreseen", () => {
  const foreseen = (theatre: Theatre): void => {
    const n = theatre.log.length + 1;
    const events = [{ type: `0: ${n}.0` }];
    theatre.stage.foresee(theatre.now.view, { n, seat: 0, decision: `turn:0:${n}`, events });
  };

  test("is shown before the host has said so, and told once", () => {
    const theatre = new Theatre();
    foreseen(theatre);
    expect(theatre.stage.isForeseen).toBe(true);
    expect(theatre.texts).toEqual(["0: 1.0"]);
    const { key } = theatre.stage.shown ?? {};
    theatre.happen(0);
    expect(theatre.stage.isForeseen).toBe(false);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
    expect(theatre.stage.shown?.key).toBe(key);
    expect(theatre.texts).toEqual(["0: 1.0"]);
  });

  test("goes back when it is refused", () => {
    const theatre = new Theatre();
    const { now } = theatre;
    foreseen(theatre);
    theatre.stage.takeBack();
    expect(theatre.stage.isForeseen).toBe(false);
    expect(theatre.stage.shown?.moment).toBe(now);
  });

  test("gives way to what others did first", () => {
    const theatre = new Theatre();
    foreseen(theatre);
    theatre.happen(1);
    expect(theatre.stage.isForeseen).toBe(false);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("waits while something is still to be shown", () => {
    const theatre = new Theatre();
    for (const seat of [1, 2]) theatre.happen(seat);
    foreseen(theatre);
    expect(theatre.stage.isForeseen).toBe(false);
  });
});

describe("a beat that halts", () => {
  const played = (theatre: Theatre): void => {
    // The first event of every entry is seen alone, and a second one halts.
    theatre.stage.setScenes((_before, events, view) =>
      events.length < 2
        ? [{ events, view, length: 800 }]
        : [
            { events: events.slice(0, 1), view, length: 800 },
            { events: events.slice(1), view, length: 1_500, halts: true },
            { events: [], view, length: 0 },
          ],
    );
    theatre.happen(1, 2);
    for (const seat of [2, 3, 1]) theatre.happen(seat);
  };
  const halt = ["0: 1.0", "0: 1.1"];

  test.each(["slow", "normal", "quick", "at-once"] as const)("lets nothing follow it at the pace %s", (pace) => {
    const theatre = new Theatre();
    theatre.stage.setPace(pace);
    played(theatre);
    while (theatre.texts.length < halt.length) theatre.clock.pass(10);
    expect(theatre.texts).toEqual(halt);
    theatre.stage.setHeld(true);
    theatre.clock.pass(60_000);
    expect(theatre.texts).toEqual(halt);
    theatre.stage.setHeld(false);
    theatre.clock.pass(MOST_BEHIND_MS);
    expect(theatre.texts).toEqual([...halt, "0: 2.0", "0: 3.0", "0: 4.0"]);
  });

  test("is skipped to, and no further", () => {
    const theatre = new Theatre();
    played(theatre);
    theatre.stage.skip();
    expect(theatre.texts).toEqual(halt);
    theatre.stage.skip();
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("comes after what led to it, however far behind the stage is", () => {
    const theatre = new Theatre();
    for (let i = 0; i < 40; i++) theatre.happen(2);
    played(theatre);
    theatre.clock.pass(2 * MOST_BEHIND_MS);
    const led = theatre.seen.find(({ told }) => told.includes("0: 41.0"));
    expect(led?.told).not.toContain("0: 41.1");
  });

  test("stands for nothing while a clock runs", () => {
    const theatre = new Theatre();
    theatre.stage.setUrgent(true);
    played(theatre);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });
});

test("what nobody may be hurried through is seen for so long, however much has gathered", () => {
  const theatre = new Theatre();
  theatre.stage.setScenes((_before, events, view) => [
    { events, view, length: 800, least: events.length > 1 ? 500 : 0 },
  ]);
  for (let i = 0; i < 40; i++) theatre.happen(1);
  for (let i = 0; i < 6; i++) theatre.happen(2, 2);
  theatre.happen(1);
  theatre.clock.pass(3 * MOST_BEHIND_MS);
  const times = [40, 41, 42, 43, 44, 45, 46].map((i) => {
    const seen = theatre.seen.find(({ told }) => told.includes(`0: ${i + 1}.0`));
    return seen?.at ?? 0;
  });
  for (const [i, time] of times.slice(1).entries()) expect(time - (times[i] ?? 0)).toBeGreaterThan(499);
  expect(theatre.stage.shown?.moment).toBe(theatre.now);
});

describe("an own move of several beats", () => {
  const foreseen = (theatre: Theatre): void => {
    theatre.stage.setScenes((_before, events, view) => events.map((event) => ({ events: [event], view, length: 800 })));
    const events = [{ type: "0: 1.0" }, { type: "0: 1.1" }];
    theatre.stage.foresee(theatre.now.view, { n: 1, seat: 0, decision: "turn:0:1", events });
  };

  test("begins before the host has said so, and every part of it is told once", () => {
    const theatre = new Theatre();
    foreseen(theatre);
    expect(theatre.texts).toEqual(["0: 1.0"]);
    expect(theatre.stage.untold(1)).toBe(1);
    theatre.happen(0, 2);
    expect(theatre.stage.isForeseen).toBe(false);
    theatre.clock.pass(800);
    expect(theatre.texts).toEqual(["0: 1.0", "0: 1.1"]);
    expect(theatre.stage.shown?.moment).toBe(theatre.now);
  });

  test("goes back whole when it is refused", () => {
    const theatre = new Theatre();
    const { now } = theatre;
    foreseen(theatre);
    theatre.stage.takeBack();
    theatre.clock.pass(MOST_BEHIND_MS);
    expect(theatre.stage.shown?.moment).toBe(now);
    expect(theatre.texts).toEqual(["0: 1.0"]);
  });
});
