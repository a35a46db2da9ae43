import type { Refusal } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { strange } from "../../../test/strange.ts";
import { breakIn, buy, campaign, house, pick, quickHeist, type Tour } from "../campaign.ts";

/** What a refusal says: its rule, its sentence and what stands in it. */
const said = (refused: Refusal | null): unknown => refused && [refused.rule, refused.why.id, refused.why.args ?? {}];
const NO_ANSWER = ["H-3", "house.not-an-answer", {}];

const gate = house("one", {
  challenges: [
    { id: "door", room: "yard", parts: [{ needs: ["lock", "safe"] }], opens: ["room-a"] },
    { id: "way-out", room: "yard", parts: [{ needs: ["lock"] }] },
  ],
  loot: [{ id: "cup", room: "room-a", value: 2, needs: ["safe"] }],
  sneakOut: { challenge: "way-out", unnoticedWith: "glass" },
  helps: [{ by: "combination", crosses: ["door-1"] }],
});

/** After a first heist that brought nine points, with this already paid for. */
function wages(boxes: { readonly [item: string]: number } = {}): Tour {
  const tour = campaign(1);
  breakIn(tour, ["bruce"], boxes);
  quickHeist(tour, "one-door-1");
  return tour;
}

function team(): Tour {
  const tour = campaign(2);
  buy(tour);
  return tour;
}

function scouting(): Tour {
  const tour = campaign(1, { houses: [gate] });
  tour.state.campaign = { ...tour.state.campaign, special: ["combination"] };
  breakIn(tour, ["matt"], { scouting: 1 });
  return tour;
}

function tuning(): Tour {
  const tour = campaign(1);
  breakIn(tour, ["trixie"], { "tuning-up": 1 });
  return tour;
}

const MOVES = [
  { do: "buy", box: "affair" },
  { do: "put-back", box: "affair" },
  { do: "agree", boxes: ["affair"] },
  { do: "refuse", boxes: ["affair"] },
  { do: "pick", thief: "janet" },
  { do: "scout", at: "door-2" },
  { do: "tune", cell: "grid-1" },
] as const;
const TRADE = ["buy", "put-back", "agree", "refuse"];

describe("H-3 what is no answer to the question", () => {
  it.each([
    ["wages", wages, TRADE],
    ["team", team, ["pick"]],
    ["scout", scouting, ["scout"]],
    ["tune", tuning, ["tune"]],
  ] as const)("H-3 %s: neither nonsense nor the answer to another question", (_, position, own) => {
    const tour = position();
    for (const move of MOVES.filter((each) => !(own as readonly string[]).includes(each.do))) {
      expect([move, said(tour.refusal(0, move))]).toEqual([move, NO_ANSWER]);
    }
    for (const move of MOVES.filter((each) => (own as readonly string[]).includes(each.do))) {
      for (const odd of strange(move)) expect([odd, said(tour.refusal(0, odd))]).toEqual([odd, NO_ANSWER]);
    }
  });
});

describe("X-2.5 the proposal", () => {
  const listedBoxes = (tour: Tour): string[] => tour.listed(0).flatMap((move) => (move.do === "buy" ? [move.box] : []));

  it("X-2.5 offers what has boxes left, and refusing only what is proposed", () => {
    const tour = wages({ "candy-canes": 1, "false-passports": 1 });
    expect(listedBoxes(tour)).toEqual([
      "fairy-lights",
      "santa-costume",
      "affair",
      "scouting",
      "power-lifting",
      "tuning-up",
      "tickets",
      "false-passports",
    ]);
    expect(tour.listed(0)[0]).toEqual({ do: "agree", boxes: [] });
    expect(tour.listed(0).some((move) => move.do === "refuse")).toBe(false);
    tour.move(0, { do: "buy", box: "affair" });
    expect(tour.listed(0)).toEqual([
      { do: "agree", boxes: ["affair"] },
      { do: "refuse", boxes: ["affair"] },
      { do: "put-back", box: "affair" },
    ]);
    const item = "candy-canes";
    expect(said(tour.refusal(0, { do: "buy", box: item }))).toEqual(["X-2.5", "no.all-bought", { item }]);
  });

  it("X-2.5 stands in the order of the sheet, whoever named what first", () => {
    const tour = wages();
    tour.state.campaign = { ...tour.state.campaign, kitty: [{ rest: 0, points: 15, expenses: 0, left: 15 }] };
    for (const box of ["tickets", "candy-canes", "scouting"]) tour.move(0, { do: "buy", box });
    expect(tour.state.campaign.proposal).toEqual(["candy-canes", "scouting", "tickets"]);
  });

  it("X-2.5 is answered as it stands, and only what is in it is put back", () => {
    const tour = wages();
    const item = "tickets";
    expect(said(tour.refusal(0, { do: "put-back", box: item }))).toEqual(["X-2.5", "no.not-proposed", { item }]);
    for (const answer of ["agree", "refuse"]) {
      expect(said(tour.refusal(0, { do: answer, boxes: [item] }))).toEqual(["X-2.5", "no.other-proposal", {}]);
    }
  });

  it("X-2.4 X-2.5 what is added to the kitty, proposed and answered is told", () => {
    const tour = campaign(2);
    breakIn(tour, ["bruce", "janet"]);
    expect(quickHeist(tour, "one-door-1")).toContainEqual({
      type: "kitty",
      heist: 1,
      rest: 0,
      points: 9,
      expenses: 0,
      left: 9,
    });
    expect(tour.move(0, { do: "buy", box: "affair" })).toEqual([{ type: "proposed", seat: 0, box: "affair" }]);
    const [agreed] = tour.move(0, { do: "agree", boxes: ["affair"] });
    const [refused] = tour.move(1, { do: "refuse", boxes: ["affair"] });
    expect([agreed, refused]).toEqual([
      { type: "agreed", seat: 0 },
      { type: "refused", seat: 1 },
    ]);
  });

  it("X-2.5 where nothing is left to buy, the next target follows at once", () => {
    const all = { affair: 1, scouting: 1, "power-lifting": 1, "tuning-up": 1, tickets: 1, "false-passports": 2 };
    const tour = wages({ ...all, "candy-canes": 1, "fairy-lights": 1, "santa-costume": 2 });
    expect(tour.asked()).toEqual(["team:0"]);
  });
});

describe("what is not allowed names its rule and the thing", () => {
  it("X-2.2 thieves in prison, and those already in the team", () => {
    const tour = team();
    tour.state.campaign = { ...tour.state.campaign, prison: ["matt"] };
    tour.move(0, { do: "pick", thief: "bruce" });
    const picked = (thief: string): unknown => said(tour.refusal(1, { do: "pick", thief }));
    expect(picked("matt")).toEqual(["X-2.2", "no.in-prison", { thief: "matt" }]);
    expect(picked("bruce")).toEqual(["X-2.2", "no.taken", { thief: "bruce" }]);
  });

  it("X-2.2 a team is what everybody picked, seat by seat", () => {
    const tour = team();
    expect(pick(tour, "janet", "bruce").at(-1)).toMatchObject({ type: "team", thieves: ["janet", "bruce"] });
  });

  it("X-5.2 symbols of loot, of the way out, and those already crossed", () => {
    const tour = scouting();
    const scouted = (at: string): unknown => said(tour.refusal(0, { do: "scout", at }));
    expect(tour.listed(0)).toEqual([{ do: "pass" }, { do: "scout", at: "door-2" }]);
    expect(scouted("cup-1")).toEqual(["X-5.2", "no.scout-loot", {}]);
    expect(scouted("way-out-1")).toEqual(["X-5.2", "no.scout-way-out", {}]);
    expect(scouted("door-1")).toEqual(["X-5.2", "no.scout-crossed", {}]);
    expect(tour.move(0, { do: "scout", at: "door-2" })).toEqual([{ type: "scouted", seat: 0, at: "door-2" }]);
  });

  it("X-5.4 every heist with Trixie is tuned up for anew", () => {
    const tour = tuning();
    tour.move(0, { do: "pass" });
    quickHeist(tour, "one-door-1");
    buy(tour);
    pick(tour, "trixie");
    expect(tour.asked()).toEqual(["tune:0"]);
  });

  it("X-5.4 circles out of reach", () => {
    const cell = "strength-1";
    expect(said(tuning().refusal(0, { do: "tune", cell }))).toEqual(["X-5.4", "no.tune-reach", { cell }]);
  });

  it("X-4.1 X-4.2 experience still to come, and tools that nobody has bought", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    const used = (cell: string): unknown => said(tour.refusal(0, { do: "use", dice: [1], cell }));
    expect(used("campaign.second-1-1")).toEqual(["X-4.1", "no.not-yet", { from: 2 }]);
    expect(used("campaign.candy-canes-1-1")).toEqual(["X-4.2", "no.not-bought", { item: "candy-canes" }]);
    expect(used("campaign.nothing-1-1")).toEqual(NO_ANSWER);
  });
});

describe("X-7 the end", () => {
  it("X-7.1 a lost campaign brings nothing, and says why", () => {
    const tour = campaign(1);
    expect(tour.game.outcome(tour.state)).toBeNull();
    tour.state.campaign = { ...tour.state.campaign, phase: "over", ending: "traced" };
    expect(tour.game.outcome(tour.state)).toEqual({
      type: "shared",
      result: "lost",
      points: 0,
      lines: [{ text: { id: "points.traced" }, points: 0 }],
    });
  });
});
