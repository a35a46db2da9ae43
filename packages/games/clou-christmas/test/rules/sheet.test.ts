import { describe, expect, it } from "vitest";
import { sheet } from "../../../clou/test/heist.ts";
import { CAMPAIGN_SHEET } from "../../content/campaign-sheet.ts";
import { breakIn, campaign, idleRound, pick, runAway, types } from "../campaign.ts";

const COSTUME = { "santa-costume": 2 };
/** Boxes that give nothing, and ±2 whenever the dice come to 9. */
const plain = sheet({
  strength: Array.from({ length: 8 }, () => ({})),
  bonuses: [{ when: { total: 9, of: 3 }, gives: "±2" }],
});
/** Nothing fits this sheet. */
const picky = sheet({ strength: [{ own: "=30" }] });

describe("X-1 the campaign sheet", () => {
  it("X-1.1 is written only between heists", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    const before = tour.state.campaign;
    tour.roll(1, 1, 1);
    tour.use([1], "strength-1");
    tour.cross("lock", "one-door-1");
    expect(tour.state.campaign).toBe(before);
  });

  it("X-1.3 crosses the traces left of the crew's size", () => {
    const traces = [1, 2, 3].map((seats) => campaign(seats).state.campaign.traces);
    const [one, two, three] = CAMPAIGN_SHEET.traces;
    expect(traces).toEqual([
      { total: one, crossed: 0, outOfPlay: 0 },
      { total: two, crossed: 0, outOfPlay: one - two },
      { total: three, crossed: 0, outOfPlay: one - three },
    ]);
  });

  it("X-1.4 one box is free before the first heist, and only one", () => {
    const tour = campaign(2);
    expect(tour.asked()).toEqual(["free:0", "free:1"]);
    tour.move(0, { do: "buy", box: "affair" });
    expect(tour.refusal(0, { do: "buy", box: "scouting" })).toMatchObject({
      rule: "X-1.4",
      why: { id: "no.one-free" },
    });
    const events = [0, 1].flatMap((seat) => tour.move(seat, { do: "agree", boxes: ["affair"] }));
    expect(types(events)).toEqual(["agreed", "agreed", "bought", "available", "heist-begun"]);
    expect(events[2]).toMatchObject({ boxes: ["affair"], cost: 0 });
    expect(tour.state.campaign.boxes).toEqual({ affair: 1 });
  });

  it("X-1.2 a cell used by one is used for all, and its symbol goes to who finishes the line", () => {
    const tour = campaign(2, { thief: plain });
    breakIn(tour, ["bruce", "janet"]);
    tour.roll(1, 6, 6);
    expect(types(tour.use([1], "campaign.first-1-1", 1))).toEqual(["used", "line", "gained"]);
    expect([tour.cell("campaign.first-1-1", 0), tour.cell("campaign.first-1-1", 1)]).toEqual([1, 1]);
    expect(tour.refusal(0, { do: "use", dice: [1], cell: "campaign.first-1-1" })).toMatchObject({ rule: "C-3.2" });
    expect(tour.listed(1)).toContainEqual({ do: "ready", white: "die 5" });
    expect(tour.listed(0)).not.toContainEqual({ do: "ready", white: "die 5" });
  });

  it("X-1.2 C-3.4 nobody must use it, not even to avoid a trace", () => {
    const tour = campaign(1, { thief: picky });
    breakIn(tour, ["bruce"]);
    tour.roll(1, 2, 2);
    const moves = tour.listed(0);
    expect(moves[0]).toEqual({ do: "finish" });
    expect(moves).toContainEqual({ do: "use", dice: [1], cell: "campaign.first-1-1" });
    tour.move(0, { do: "finish" });
    runAway(tour);
    expect(tour.state.campaign.reports[0].traces).toBe(3);
  });

  it("X-1.2 white symbols work there too", () => {
    const tour = campaign(1, { thief: plain });
    breakIn(tour, ["bruce"], COSTUME);
    tour.roll(1, 2, 6);
    expect(tour.listed(0)).toContainEqual({ do: "ready", white: "±2", by: -1 });
    tour.move(0, { do: "ready", white: "±2", by: -1 });
    tour.use([2], "campaign.first-1-1");
    expect(tour.cell("campaign.first-1-1")).toBe(1);
  });
});

describe("X-4 experience and tools", () => {
  it("X-4.1 experience comes by itself, heist by heist", () => {
    const tour = campaign(1, { thief: plain });
    const gear = (): readonly string[] => tour.state.heist?.config.terms?.gear ?? [];
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    expect(gear()).toEqual(["first"]);
    const early = { do: "use", dice: [1], cell: "campaign.second-1-1" };
    expect(tour.refusal(0, early)).toMatchObject({ rule: "X-4.1", why: { id: "no.not-yet", args: { from: 2 } } });
    for (let die = 0; die < 3; die++) tour.use([1], `strength-${die + 1}`);
    tour.move(0, { do: "finish" });
    runAway(tour);
    pick(tour, "bruce");
    expect(gear()).toEqual(["first", "second"]);
  });

  it("X-4.2 tools must be bought", () => {
    const tour = campaign(1, { thief: plain });
    breakIn(tour, ["bruce"], { "santa-costume": 1 });
    tour.roll(4, 6, 6);
    const use = { do: "use", dice: [4, 6], cell: "campaign.santa-costume-1-1" };
    expect(tour.refusal(0, use)).toMatchObject({ rule: "X-4.2", why: { id: "no.not-bought" } });
    const rich = campaign(1, { thief: plain });
    breakIn(rich, ["bruce"], COSTUME);
    rich.roll(4, 6, 6);
    expect(rich.listed(0)).toContainEqual(use);
  });

  it("X-4.3 what is written there stays for the whole campaign", () => {
    const tour = campaign(1, { thief: plain });
    breakIn(tour, ["bruce"]);
    tour.roll(1, 5, 6);
    tour.use([1], "campaign.first-1-1");
    tour.use([5], "campaign.first-2-1");
    tour.use([6], "strength-1");
    tour.move(0, { do: "finish" });
    runAway(tour);
    expect(tour.state.campaign.cells).toEqual({ "campaign.first-1-1": 1, "campaign.first-2-1": 5 });
    pick(tour, "janet");
    expect(tour.cell("campaign.first-1-1")).toBe(1);
    expect(tour.cell("campaign.first-2-1")).toBe(5);
    expect(tour.cell("strength-1")).toBe(0);
  });

  it("X-4.3 the sheet has a costume with a circle of 10, a circle 1 for an extra 5, and boxes for any ability", () => {
    const { experience, tools } = CAMPAIGN_SHEET;
    expect(tools.map(({ id }) => id)).toEqual(["candy-canes", "fairy-lights", "santa-costume"]);
    expect(tools[2].lines).toContainEqual(expect.objectContaining({ circles: [10] }));
    expect(experience.map(({ from }) => from)).toEqual([1, 2, 3]);
    const lines = experience.flatMap((area) => area.lines);
    expect(lines).toContainEqual({ circles: [1], gives: ["die 5"] });
    expect(lines.filter((line) => "boxes" in line && line.gives.includes("strength/dexterity/cunning"))).not.toEqual(
      [],
    );
  });

  it("X-1.2 who goes on with another's line this round ends undo, and is told", () => {
    const tour = campaign(2, { thief: plain });
    breakIn(tour, ["bruce", "janet"]);
    tour.roll(5, 5, 6);
    tour.use([5], "campaign.first-2-1");
    expect(types(tour.use([5], "campaign.first-2-1", 1))).toContain("built-on");
    expect(tour.game.meta.events["built-on"]).toEqual({ reveals: true });
  });
});

it("X-2.3 X-4.1 a heist with nothing to buy in between goes on by itself", () => {
  const tour = campaign(1, { thief: plain });
  breakIn(tour, ["bruce"]);
  idleRound(tour);
  runAway(tour);
  expect(tour.asked()).toEqual(["team:0"]);
});
