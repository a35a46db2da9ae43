import { describe, expect, it } from "vitest";
import { ALARM, TIME } from "../../../clou/slots.ts";
import type { ConcertStep, SpecialRule } from "../../../clou/content/plan.ts";
import { giving, sheet, withTool } from "../../../clou/test/heist.ts";
import { breakIn, campaign, house, idleRound, type Tour, types, useNext } from "../campaign.ts";

const steps = (...list: ConcertStep[]): SpecialRule => ({
  rule: "concert",
  id: "music",
  room: "room-a",
  door: "stage-door",
  steps: list,
});

/** A hall with a dressing room behind a stage door, and a box to work on meanwhile. */
function hall(concert: SpecialRule, parts: Parameters<typeof house>[1] = {}) {
  return house("one", {
    challenges: [
      { id: "stage-door", room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] },
      { id: "case", room: "room-a", parts: [{ needs: ["lock", "lock"] }], leadsTo: ["tiara"] },
      { id: "locker", room: "yard", parts: [{ needs: ["lock", "lock", "lock", "safe", "strength"] }] },
      { id: "way-out", room: "yard", parts: [{ needs: ["lock", "lock"] }] },
    ],
    loot: [{ id: "tiara", room: "room-a", value: 12, mark: "special" }],
    rules: [concert],
    ...parts,
  });
}

const QUIET = { passage: "quiet" } as const;
const FREE = { passage: "instrumental" } as const;
const INTERVAL = { passage: "interval" } as const;
const LOUD = { passage: "loud", gives: ["safe", "strength"] } as const;
/** Many boxes in the bar, and a grid whose first row gives a lock. */
const toolmaker = sheet({
  strength: [...giving("lock"), ...giving("lock")],
  tools: withTool({
    kind: "grid",
    rows: [
      [4, 5, 6],
      [30, 30, 30],
      [30, 30, 30],
    ],
    across: [["lock", "±1"], [], []],
    down: [[], [], []],
  }),
});

function stay(tour: Tour): void {
  for (let seat = 0; seat < tour.state.seats; seat++) tour.move(seat, { do: "stay" });
}

describe("X-6.5 the concert", () => {
  it("X-6.5 round 1 is not begun: no work on the dressing room's door", () => {
    const tour = campaign(1, { houses: [hall(steps(FREE, INTERVAL, FREE))], thief: toolmaker });
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    tour.use([1], "strength-1");
    const door = { do: "cross", gift: "lock", at: "stage-door-1" };
    expect(tour.refusal(0, door)).toMatchObject({ rule: "X-6.5", why: { id: "no.interval" } });
    tour.move(0, { do: "let-go", gift: "lock" });
    useNext(tour);
    useNext(tour);
    const ended = tour.move(0, { do: "finish" });
    expect(ended).toContainEqual({ type: "concert", step: 1, passage: "instrumental" });
    stay(tour);
    // Instrumental: free.
    tour.roll(1, 1, 1);
    useNext(tour, 0, "stage-door-1");
    useNext(tour, 0, "case-1");
    useNext(tour);
    tour.move(0, { do: "finish" });
    stay(tour);
    // Interval: no work inside either.
    tour.roll(1, 1, 1);
    tour.use([1], "strength-7");
    expect(tour.refusal(0, { do: "cross", gift: "lock", at: "case-2" })).toMatchObject({ rule: "X-6.5" });
    expect(tour.refusal(0, { do: "cross", gift: "lock", at: "locker-1" })).toBeNull();
  });

  it("X-6.5 in a quiet passage what tools give may not be used, white symbols neither; their cells are filled", () => {
    const tour = campaign(1, { houses: [hall(steps(QUIET, FREE))], thief: toolmaker });
    breakIn(tour, ["bruce"]);
    idleRound(tour);
    stay(tour);
    tour.roll(4, 5, 6);
    tour.use([4], "grid-1");
    tour.use([5], "grid-2");
    const events = tour.use([6], "grid-3");
    expect(types(events)).toEqual(["used", "line", "hushed", "hushed"]);
    expect(tour.cell("grid-3")).toBe(1);
    expect(tour.listed(0)).toEqual([{ do: "finish" }]);
  });

  it("X-6.5 in a quiet passage bars go on giving", () => {
    const tour = campaign(1, { houses: [hall(steps(QUIET))], thief: toolmaker });
    breakIn(tour, ["bruce"]);
    idleRound(tour);
    stay(tour);
    tour.roll(1, 1, 1);
    expect(types(tour.use([1], "strength-4"))).toEqual(["used", "activated"]);
  });

  it("X-6.5 a loud passage offers one of two symbols in seat order; who takes it uses it at once", () => {
    const tour = campaign(2, { houses: [hall(steps(LOUD, FREE))], thief: toolmaker });
    breakIn(tour, ["bruce", "janet"]);
    idleRound(tour);
    stay(tour);
    tour.roll(1, 1, 1);
    expect(tour.asked()).toEqual(["offer:0"]);
    expect(tour.listed(0)).toEqual([{ do: "pass" }, { do: "take", gift: "safe" }, { do: "take", gift: "strength" }]);
    expect(tour.refusal(0, { do: "take", gift: "lock" })).toMatchObject({ rule: "X-6.5" });
    tour.move(0, { do: "pass" });
    expect(tour.asked()).toEqual(["offer:1"]);
    tour.move(1, { do: "take", gift: "safe" });
    expect(tour.asked()).toEqual(["settle:1"]);
    tour.cross("safe", "locker-4", 1);
    expect(tour.asked()).toEqual(["dice:0", "dice:1"]);
    expect(tour.isCrossed("locker-4")).toBe(true);
  });

  it("X-6.5 who takes a symbol takes it for all: nobody else is asked", () => {
    const tour = campaign(3, { houses: [hall(steps(LOUD, FREE))], thief: toolmaker });
    breakIn(tour, ["bruce", "janet", "matt"]);
    idleRound(tour);
    stay(tour);
    tour.roll(1, 1, 1);
    expect(tour.asked()).toEqual(["offer:0"]);
    tour.move(0, { do: "take", gift: "safe" });
    tour.cross("safe", "locker-4");
    expect(tour.asked()).toEqual(["dice:0", "dice:1", "dice:2"]);
  });

  it("X-6.5 when all have passed, dice are used as ever", () => {
    const tour = campaign(2, { houses: [hall(steps(LOUD, FREE))], thief: toolmaker });
    breakIn(tour, ["bruce", "janet"]);
    idleRound(tour);
    stay(tour);
    tour.roll(1, 1, 1);
    for (const seat of [0, 1]) {
      expect(tour.move(seat, { do: "pass" })).toEqual([{ type: "took", seat, gift: null }]);
    }
    expect(tour.asked()).toEqual(["dice:0", "dice:1"]);
    tour.use([1], "strength-4");
    expect(tour.asked()).toEqual(["settle:0"]);
  });

  it("X-6.5 nobody is asked about symbols that nothing needs", () => {
    const useless = { passage: "loud", gives: ["disguise", "electronics"] } as const;
    const tour = campaign(2, { houses: [hall(steps(useless))], thief: toolmaker });
    breakIn(tour, ["bruce", "janet"]);
    idleRound(tour);
    stay(tour);
    tour.roll(1, 1, 1);
    expect(tour.asked()).toEqual(["dice:0", "dice:1"]);
  });
});

describe("X-6.6 sneaking out", () => {
  const away = (special: readonly string[], seats = 1): Tour => {
    const sneakOut = { challenge: "way-out", unnoticedWith: "glass-diamonds" };
    const tour = campaign(seats, { houses: [hall(steps(FREE), { sneakOut })], thief: toolmaker });
    tour.state.campaign = { ...tour.state.campaign, special };
    breakIn(tour, ["bruce", "janet", "matt"].slice(0, seats));
    return tour;
  };

  it("X-6.6 replaces running away: nobody is asked to leave", () => {
    const tour = away([]);
    idleRound(tour);
    expect(tour.asked()).toEqual(["heist-1/round-2/dice"]);
  });

  it("X-6.6 its first symbol crossed, nothing else on the plan may be worked on", () => {
    const tour = away(["glass-diamonds"]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "way-out-1");
    tour.use([1], "strength-2");
    expect(tour.refusal(0, { do: "cross", gift: "lock", at: "locker-1" })).toMatchObject({
      rule: "X-6.6",
      why: { id: "no.sneaking" },
    });
    expect(tour.listed(0)).toEqual([
      { do: "let-go", gift: "lock" },
      { do: "cross", gift: "lock", at: "way-out-2" },
    ]);
  });

  it("X-6.6 with the glass diamonds its last ends the heist at once, without traces for dice not yet used", () => {
    const tour = away(["glass-diamonds"]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "way-out-1");
    tour.use([1], "strength-2");
    expect(types(tour.cross("lock", "way-out-2"))).toContain("sneaked-out");
    expect(tour.state.campaign.reports[0]).toMatchObject({ result: "away", traces: 0 });
  });

  it("X-6.6 without them an escape is played", () => {
    const tour = away([], 2);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "way-out-1");
    tour.use([1], "strength-2");
    expect(tour.cross("lock", "way-out-2")).toContainEqual({ type: "alarm", cause: "noticed" });
    expect(tour.number(ALARM)).toBe(1);
    expect(tour.asked()).toEqual(["driver:0", "driver:1"]);
  });
});

describe("X-6 what the heists bring each other", () => {
  it("X-6.1 an effect crosses all time before a mark", () => {
    const shop = house("one", {
      challenges: [
        {
          id: "tray",
          room: "yard",
          parts: [{ needs: ["lock"], effects: [{ do: "time-to", mark: "watchman" }] }],
          opens: ["room-a"],
        },
      ],
      rules: [{ rule: "mark", id: "watchman", bar: "time", left: 4, effects: [{ do: "traces", cost: 1 }] }],
    });
    const tour = campaign(1, { houses: [shop] });
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    tour.use([1], "strength-1");
    const events = tour.cross("lock", "tray-1");
    expect(tour.number(TIME)).toBe(4);
    expect(events).toContainEqual({ type: "reacted", rule: "watchman", left: 0 });
  });

  it("X-6.7 the combination crosses part of the case", () => {
    const helps = [{ by: "combination", crosses: ["case-1"] }];
    const crossed = (special: readonly string[]): boolean => {
      const tour = campaign(1, { houses: [hall(steps(FREE), { helps })] });
      tour.state.campaign = { ...tour.state.campaign, special };
      breakIn(tour, ["bruce"]);
      return tour.isCrossed("case-1");
    };
    expect([crossed(["combination"]), crossed([])]).toEqual([true, false]);
  });

  it("X-6.2 X-6.3 X-6.4 special loot, presents and meals are kept by name", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "one-door-1");
    useNext(tour, 0, "one-treasure-1");
    useNext(tour, 0, "one-goose-1");
    tour.move(0, { do: "finish" });
    tour.move(0, { do: "run" });
    expect(tour.state.campaign).toMatchObject({ special: ["one-treasure"], meals: ["one-goose"], presents: [] });
  });
});
