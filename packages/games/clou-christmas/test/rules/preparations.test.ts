import { describe, expect, it } from "vitest";
import { TRACES } from "../../../clou/slots.ts";
import { sheet } from "../../../clou/test/heist.ts";
import { breakIn, buy, campaign, christmas, house, pick, quickHeist, types, useNext } from "../campaign.ts";

const gate = house("one", {
  challenges: [
    { id: "door", room: "yard", parts: [{ needs: ["lock", "safe"], traces: 1 }], opens: ["room-a"] },
    { id: "chest", room: "room-a", parts: [{ needs: ["electronics"] }], leadsTo: ["gem"] },
    { id: "way-out", room: "yard", parts: [{ needs: ["cunning"] }] },
  ],
  loot: [
    { id: "gem", room: "room-a", value: 5, mark: "special" },
    { id: "cup", room: "room-a", value: 2, needs: ["safe"] },
  ],
  sneakOut: { challenge: "way-out", unnoticedWith: "glass" },
});

describe("X-5 preparations", () => {
  it("X-5.1 with Janet traces cost no points, but go onto the campaign sheet", () => {
    const scored = (thief: string): number[] => {
      const tour = campaign(1);
      breakIn(tour, [thief], { affair: 1 });
      if (tour.state.heist !== null) tour.state.heist.board[TRACES] = 4;
      quickHeist(tour, "one-door-1");
      const [{ points, traces }] = tour.state.campaign.reports;
      return [points, traces, tour.state.campaign.traces.crossed];
    };
    expect(scored("janet")).toEqual([9, 2, 2]);
    expect(scored("matt")).toEqual([5, 2, 2]);
  });

  it("X-5.2 with Matt one symbol of any challenge is crossed, whether its room is open or not", () => {
    const tour = campaign(2, { houses: [gate] });
    breakIn(tour, ["bruce", "matt"], { scouting: 1 });
    expect(tour.asked()).toEqual(["scout:1"]);
    expect(tour.listed(1)).toEqual([
      { do: "pass" },
      ...["door-1", "door-2", "chest-1"].map((at) => ({ do: "scout", at })),
    ]);
    expect(tour.refusal(1, { do: "scout", at: "cup-1" })).toMatchObject({
      rule: "X-5.2",
      why: { id: "no.scout-loot" },
    });
    expect(tour.refusal(1, { do: "scout", at: "way-out-1" })).toMatchObject({ why: { id: "no.scout-way-out" } });
    tour.move(1, { do: "scout", at: "chest-1" });
    expect(tour.isCrossed("chest-1")).toBe(true);
    expect(tour.asked()).toEqual(["heist-1/round-1/dice"]);
    expect(types(tour.roll(1, 1, 1))).toEqual(["rolled"]);
  });

  it("X-5.2 what it completes takes effect, and a printed trace is paid, once it can be reached", () => {
    const strong = sheet({ strength: Array.from({ length: 8 }, () => ({ gives: ["lock"] })) });
    const houses = [
      house("one", {
        challenges: [
          { id: "door", room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] },
          { id: "chest", room: "room-a", parts: [{ needs: ["electronics"], traces: 1 }], leadsTo: ["gem"] },
        ],
        loot: [{ id: "gem", room: "room-a", value: 5, mark: "special" }],
      }),
    ];
    const tour = campaign(1, { houses, thief: strong });
    breakIn(tour, ["matt"], { scouting: 1 });
    tour.move(0, { do: "scout", at: "chest-1" });
    tour.roll(1, 1, 1);
    expect(tour.number(TRACES)).toBe(6);
    tour.use([1], "strength-1");
    const events = types(tour.cross("lock", "door-1"));
    expect(events).toEqual(["crossed", "overcome", "opened", "traced", "overcome", "looted"]);
    expect(tour.number(TRACES)).toBe(5);
  });

  it("X-5.2 X-5.4 without their thief nobody is asked", () => {
    const tour = campaign(1);
    breakIn(tour, ["janet"], { scouting: 1, "tuning-up": 1 });
    expect(tour.asked()).toEqual(["heist-1/round-1/dice"]);
    expect(tour.state.heist?.config.terms?.helps).toEqual([]);
  });

  it("X-5.3 with Bruce a part of strength alone costs no trace", () => {
    const trap = house("one", {
      challenges: [
        { id: "bars", room: "yard", parts: [{ needs: ["strength"], traces: 1 }], opens: ["room-a"] },
        { id: "grille", room: "yard", parts: [{ needs: ["strength", "strength/lock"], traces: 1 }], opens: ["room-b"] },
      ],
      loot: [{ id: "gem", room: "room-a", value: 5, mark: "special" }],
    });
    const strong = sheet({ strength: Array.from({ length: 8 }, () => ({ gives: ["strength"] })) });
    const traces = (thief: string): number[] => {
      const tour = campaign(1, { houses: [trap], thief: strong });
      breakIn(tour, [thief], { "power-lifting": 1 });
      tour.roll(1, 1, 1);
      tour.use([1], "strength-1");
      tour.cross("strength", "bars-1");
      const afterBars = tour.number(TRACES);
      tour.use([1], "strength-2");
      tour.cross("strength", "grille-1");
      tour.use([1], "strength-3");
      tour.cross("strength", "grille-2");
      return [afterBars, tour.number(TRACES)];
    };
    expect(traces("bruce")).toEqual([6, 5]);
    expect(traces("trixie")).toEqual([5, 4]);
  });

  it("X-5.4 with Trixie everybody crosses one circle, which activates nothing", () => {
    const tool = { circles: [4], gives: ["lock"] };
    const tour = campaign(2, {
      sheet: {
        traces: [9, 9, 9],
        experience: [{ id: "first", kind: "experience", from: 1, lines: [tool] }],
        tools: [],
        preparations: PREPARED,
      },
    });
    breakIn(tour, ["trixie", "janet"], { "tuning-up": 1 });
    expect(tour.asked()).toEqual(["tune:0", "tune:1"]);
    expect(tour.refusal(0, { do: "tune", cell: "strength-1" })).toMatchObject({ rule: "X-5.4" });
    expect(tour.refusal(0, { do: "tune", cell: "tree-2-1" })).toMatchObject({ rule: "X-5.4" });
    // It finishes its line, and gives nothing.
    expect(tour.move(1, { do: "tune", cell: "campaign.first-1-1" })).toEqual([
      { type: "tuned", seat: 1, cell: "campaign.first-1-1" },
    ]);
    expect(tour.cell("campaign.first-1-1", 0)).toBe(1);
    expect(tour.refusal(0, { do: "tune", cell: "campaign.first-1-1" })).toMatchObject({ rule: "X-5.4" });
    tour.move(0, { do: "tune", cell: "grid-1" });
    expect(tour.cell("grid-1")).toBe(1);
    expect(tour.asked()).toEqual(["heist-1/round-1/dice"]);
  });

  it("X-5.5 with tickets the concert begins in the foyer", () => {
    const tour = christmas(1);
    tour.state.campaign = {
      ...tour.state.campaign,
      boxes: { tickets: 1 },
      reports: [REPORT, REPORT],
      kitty: [LINE, LINE],
    };
    buy(tour);
    pick(tour, "bruce");
    const events = tour.roll(2, 3, 6);
    expect(events).toContainEqual({ type: "overcome", challenge: "sneak-in" });
    expect(events).toContainEqual({ type: "opened", room: "foyer" });
  });

  it("X-5.6 false passports bring two more traces to the sheet, once both boxes are crossed", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"], { "false-passports": 1 });
    quickHeist(tour, "one-door-1");
    const { total } = tour.state.campaign.traces;
    buy(tour, "false-passports");
    expect(tour.state.campaign.traces.total).toBe(total + 2);
  });

  it("X-5.2 passing leaves the plan as it is", () => {
    const tour = campaign(1, { houses: [gate] });
    breakIn(tour, ["matt"], { scouting: 1, "tuning-up": 1 });
    expect(tour.move(0, { do: "pass" })).toEqual([{ type: "passed", seat: 0, on: "scout" }]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "door-1");
    expect(tour.isCrossed("door-1")).toBe(true);
  });
});

const PREPARED = [{ id: "tuning-up", price: 1, thief: "trixie" }] as const;
const LINE = { rest: 0, points: 0, expenses: 0, left: 0 };
const REPORT = {
  scenario: "glass-cutter",
  thieves: ["bruce"],
  result: "away",
  scored: 0,
  points: 0,
  traces: 0,
  hasSpecial: false,
  doubles: [],
  jailed: [],
} as const;
