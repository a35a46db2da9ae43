import { describe, expect, it } from "vitest";
import { CARS, POLICE, TRACES } from "../../../clou/slots.ts";
import { sheet } from "../../../clou/test/heist.ts";
import { SWITCHES } from "../../switches.ts";
import {
  breakIn,
  buy,
  campaign,
  house,
  idleRound,
  pick,
  quickHeist,
  runAway,
  type Tour,
  types,
  useNext,
} from "../campaign.ts";

const LOOT = ["one-door-1", "one-treasure-1", "one-parcel-1"];

/** The heist at hand goes so wrong that the last trace is next. */
function leaveTraces(tour: Tour, left: number): void {
  if (tour.state.heist !== null) tour.state.heist.board[TRACES] = left;
}

/** A house in which time is up after a round. */
const SHORT = house("one", { bars: { time: [1, 1, 1] } });

/** Idles a round away before a full bar of traces, and drives badly. */
function caughtOnTheRoad(tour: Tour): Tour["state"]["campaign"] {
  breakIn(tour, ["bruce"]);
  leaveTraces(tour, 1);
  idleRound(tour);
  const board = tour.state.heist?.board ?? [];
  board[POLICE] = 1;
  tour.move(0, { do: "drive" });
  tour.roll(4);
  return tour.state.campaign;
}

describe("X-2 phases", () => {
  it("X-2.1 the target is the topmost heist not done", () => {
    const tour = campaign(1);
    expect(buy(tour).at(-1)).toEqual({ type: "heist-begun", heist: 1, scenario: "one" });
    pick(tour, "bruce");
    expect(tour.asked()).toEqual(["heist-1/round-1/dice"]);
    const events = quickHeist(tour);
    expect(events.at(-1)).toEqual({ type: "heist-begun", heist: 2, scenario: "two" });
    pick(tour, "bruce");
    expect(tour.asked()).toEqual(["heist-2/round-1/dice"]);
  });

  it("X-2.2 each picks a thief of their own who is not in prison", () => {
    const tour = campaign(2);
    tour.state.campaign = { ...tour.state.campaign, prison: ["matt"] };
    buy(tour);
    expect(tour.refusal(0, { do: "pick", thief: "matt" })).toMatchObject({
      rule: "X-2.2",
      why: { id: "no.in-prison" },
    });
    tour.move(0, { do: "pick", thief: "janet" });
    expect(tour.asked()).toEqual(["team:1"]);
    expect(tour.refusal(1, { do: "pick", thief: "janet" })).toMatchObject({ rule: "X-2.2", why: { id: "no.taken" } });
    expect(types(tour.move(1, { do: "pick", thief: "bruce" }))).toEqual(["picked", "team"]);
  });

  it("X-2.2 fewer free thieves than players: lost; but nobody asks after the last heist", () => {
    // Nothing fits: three dice a thief are left, and that is more than the house forgives.
    const fail = (team: string[], ...ids: string[]): Tour => {
      const houses = ids.map((id) => house(id));
      const tour = campaign(team.length, { houses, thief: sheet({ strength: [{ own: "=30" }] }) });
      breakIn(tour, team);
      tour.roll(1, 1, 1);
      for (const seat of team.keys()) tour.move(seat, { do: "finish" });
      return tour;
    };
    const three = ["bruce", "janet", "matt"];
    const lost = fail(three, "one", "two");
    expect(lost.state.campaign).toMatchObject({ phase: "over", ending: "too-few-thieves" });
    expect(lost.game.outcome(lost.state)).toMatchObject({ result: "lost", points: 0 });
    expect(fail(three, "one").state.campaign).toMatchObject({ phase: "over", ending: "done" });
    const two = ["bruce", "janet"];
    expect(fail(two, "one", "two").state.campaign).toMatchObject({ phase: "team", prison: two, ending: null });
  });

  it("X-2.4 the report marks the heist, special loot and double circles, and crosses traces as left", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    leaveTraces(tour, 4);
    const events = quickHeist(tour, ...LOOT);
    expect(events.find(({ type }) => type === "report")).toMatchObject({
      scenario: "one",
      result: "away",
      scored: 9,
      points: 9,
      traces: 2,
      hasSpecial: true,
      doubles: ["one-parcel"],
      jailed: [],
      tracesLeft: 10,
    });
    expect(tour.state.campaign).toMatchObject({ special: ["one-treasure"], presents: ["one-parcel"], meals: [] });
  });

  it("X-2.4 all traces of the campaign crossed: lost", () => {
    const tour = campaign(1);
    tour.state.campaign = { ...tour.state.campaign, traces: { total: 2, crossed: 1, outOfPlay: 0 } };
    breakIn(tour, ["bruce"]);
    leaveTraces(tour, 5);
    expect(quickHeist(tour).at(-1)).toMatchObject({ type: "campaign-over", ending: "traced" });
    expect(tour.asked()).toEqual([]);
    expect(tour.game.outcome(tour.state)).toMatchObject({ result: "lost", points: 0 });
  });

  it("X-2.4 a heist's points below 0 are added as they are, and a kitty below 0 buys nothing", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    leaveTraces(tour, 1);
    quickHeist(tour);
    expect(tour.state.campaign.reports[0]).toMatchObject({ result: "away", scored: -10, points: -10 });
    expect(tour.state.campaign.kitty).toEqual([{ rest: 0, points: -10, expenses: 0, left: -10 }]);
    expect(tour.asked()).toEqual(["team:0"]);
    pick(tour, "bruce");
    quickHeist(tour, "two-door-1");
    expect(tour.state.campaign.kitty[1]).toEqual({ rest: -10, points: 9, expenses: 0, left: -1 });
    expect(tour.asked()).toEqual(["team:0"]);
  });

  it("X-2.4 X-3.2 what is below 0 is not halved", () => {
    const { reports, kitty } = caughtOnTheRoad(campaign(1, { houses: [SHORT, house("two")] }));
    expect(reports[0]).toMatchObject({ result: "caught-by-police", scored: -10, points: -10, jailed: ["bruce"] });
    expect(kitty).toEqual([{ rest: 0, points: -10, expenses: 0, left: -10 }]);
  });

  it("X-2.4 the end counts a kitty below 0, too", () => {
    const tour = campaign(1, { houses: [house("one")] });
    breakIn(tour, ["bruce"]);
    leaveTraces(tour, 1);
    quickHeist(tour);
    expect(tour.game.outcome(tour.state)).toMatchObject({ points: -10 - 5 * 3 });
  });

  it.each([0, 1])("X-2.4 rules %i: a heist's points were at least 0", (rules) => {
    const switches = SWITCHES[rules];
    const away = campaign(1, { switches });
    breakIn(away, ["bruce"]);
    leaveTraces(away, 1);
    quickHeist(away);
    expect(away.state.campaign.kitty).toEqual([{ rest: 0, points: 0, expenses: 0, left: 0 }]);
    const { reports } = caughtOnTheRoad(campaign(1, { houses: [SHORT, house("two")], switches }));
    expect(reports[0]).toMatchObject({ result: "caught-by-police", scored: 0, points: 0 });
  });

  it("X-2.5 example: 9 − 5 = 4, then 13 points: 17 − 10 = 7", () => {
    const tour = campaign(2);
    breakIn(tour, ["bruce", "janet"]);
    quickHeist(tour, "one-door-1");
    expect(tour.asked()).toEqual(["wages:0", "wages:1"]);
    buy(tour, "scouting");
    pick(tour, "bruce", "janet");
    quickHeist(tour, "two-door-1", "two-treasure-1");
    buy(tour, "candy-canes", "fairy-lights");
    expect(tour.state.campaign.kitty).toEqual([
      { rest: 0, points: 9, expenses: 5, left: 4 },
      { rest: 4, points: 13, expenses: 10, left: 7 },
    ]);
    expect(tour.state.campaign.boxes).toEqual({ scouting: 1, "candy-canes": 1, "fairy-lights": 1 });
  });

  it("X-2.5 no debts, and no more boxes than there are", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    quickHeist(tour, "one-door-1");
    tour.move(0, { do: "buy", box: "affair" });
    const debts = tour.refusal(0, { do: "buy", box: "tickets" });
    expect(debts).toMatchObject({ rule: "X-2.5", why: { id: "no.debts", args: { rest: 4, price: 5 } } });
    expect(tour.refusal(0, { do: "buy", box: "affair" })).toMatchObject({ why: { id: "no.all-bought" } });
    expect(tour.refusal(0, { do: "put-back", box: "tickets" })).toMatchObject({ why: { id: "no.not-proposed" } });
    tour.move(0, { do: "put-back", box: "affair" });
    expect(tour.refusal(0, { do: "buy", box: "tickets" })).toBeNull();
  });

  it("X-2.5 buying needs everybody's consent: one refusal, and nothing is bought", () => {
    const tour = campaign(2);
    breakIn(tour, ["bruce", "janet"]);
    quickHeist(tour, "one-door-1");
    tour.move(0, { do: "buy", box: "affair" });
    tour.move(0, { do: "agree", boxes: ["affair"] });
    expect(tour.refusal(1, { do: "agree", boxes: ["tickets"] })).toMatchObject({ why: { id: "no.other-proposal" } });
    const events = tour.move(1, { do: "refuse", boxes: ["affair"] });
    expect(events).toContainEqual({ type: "bought", boxes: [], cost: 0 });
    expect(tour.state.campaign).toMatchObject({ boxes: {}, phase: "team" });
    expect(tour.state.campaign.kitty[0].left).toBe(9);
  });

  it("X-2.5 a changed proposal asks everybody anew", () => {
    const tour = campaign(2);
    tour.move(0, { do: "buy", box: "affair" });
    tour.move(1, { do: "agree", boxes: ["affair"] });
    expect(tour.asked()).toEqual(["free:0"]);
    expect(types(tour.move(0, { do: "put-back", box: "affair" }))).toEqual(["put-back", "reopened"]);
    expect(tour.asked()).toEqual(["free:0", "free:1"]);
  });

  it("X-2.3 questions count on over all heists", () => {
    const tour = campaign(1);
    const ids = (): string[] => tour.game.pending(tour.state).flatMap((d) => (d.seat === null ? [] : [d.id]));
    expect(ids()).toEqual(["free:0:1"]);
    breakIn(tour, ["bruce"]);
    tour.roll(1, 1, 1);
    expect(ids()).toEqual(["dice:0:3"]);
    for (let die = 0; die < 3; die++) useNext(tour);
    tour.move(0, { do: "finish" });
    const [leave] = ids();
    runAway(tour);
    expect(ids()).toEqual([`team:0:${Number(leave.split(":")[2]) + 1}`]);
  });

  it("X-2.4 who ends a heist while others are at work says so first", () => {
    const trap = house("one", {
      challenges: [{ id: "trap", room: "yard", parts: [{ needs: ["lock"], traces: 1 }], opens: ["room-a"] }],
    });
    const tour = campaign(2, { houses: [trap, house("two")] });
    breakIn(tour, ["bruce", "janet"]);
    leaveTraces(tour, 1);
    tour.roll(1, 1, 1);
    tour.use([1], "strength-1", 1);
    expect(types(tour.cross("lock", "trap-1", 1))).toContain("caught");
    // The symbol was being settled, so nobody else was asked: the report comes by itself.
    expect(tour.asked()).toEqual(["team:0", "team:1"]);
  });
});

describe("X-3 failing a heist", () => {
  it("X-3.1 too many traces: points and loot stay, everybody who was there goes to prison", () => {
    const trap = house("one", {
      challenges: [
        { id: "one-door", room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] },
        { id: "trap", room: "room-a", parts: [{ needs: ["lock"], traces: 1 }] },
      ],
    });
    const tour = campaign(2, { houses: [trap, house("two")] });
    breakIn(tour, ["bruce", "janet"]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "one-door-1");
    useNext(tour, 0, "one-goose-1");
    leaveTraces(tour, 1);
    useNext(tour, 0, "trap-1");
    const [report] = tour.state.campaign.reports;
    expect(report).toMatchObject({
      result: "caught-by-traces",
      traces: 6,
      jailed: ["bruce", "janet"],
      points: 9 - 2 * 6,
    });
    expect(tour.state.campaign.meals).toEqual(["one-goose"]);
    expect(tour.state.campaign.prison).toEqual(["bruce", "janet"]);
  });

  it("X-3.2 caught in the escape: only the driver sits, half the points are lost, rounded down", () => {
    const tour = campaign(2, { houses: [house("one", { bars: { time: [1, 1, 1] } }), house("two")] });
    breakIn(tour, ["bruce", "janet"]);
    tour.roll(1, 1, 1);
    useNext(tour, 0, "one-door-1");
    useNext(tour, 0, "one-treasure-1");
    useNext(tour, 0);
    for (let die = 0; die < 3; die++) useNext(tour, 1);
    for (const seat of [0, 1]) tour.move(seat, { do: "finish" });
    for (const seat of [0, 1]) tour.move(seat, { do: "name", seat: 1 });
    const board = tour.state.heist?.board ?? [];
    [board[CARS], board[POLICE]] = [2, 1];
    tour.move(1, { do: "drive" });
    expect(tour.asked()).toEqual(["heist-1/escape-1/die"]);
    tour.roll(4);
    expect(tour.state.campaign.reports[0]).toMatchObject({ result: "caught-by-police", scored: 13, points: 6 });
    expect(tour.state.campaign).toMatchObject({ prison: ["janet"], special: ["one-treasure"] });
  });

  it("X-3 a heist that is only idled away leaves an empty report", () => {
    const tour = campaign(1);
    breakIn(tour, ["bruce"]);
    idleRound(tour);
    runAway(tour);
    expect(tour.state.campaign.reports[0]).toMatchObject({ result: "away", points: 0, hasSpecial: false, jailed: [] });
  });
});
