import { describe, expect, it } from "vitest";
import {
  hasFreeSeat,
  isCutOff,
  isInvited,
  isSeated,
  isStoodIn,
  mayArrange,
  mayClear,
  mayComplainAbout,
  mayGiveTime,
  mayMakeHost,
  mayPutOnPaper,
  mayTake,
  mayWish,
  startProblem,
} from "../../src/pages/lobby/logic/rights.ts";
import { as, bot, empty, guest, tableOf } from "./table.ts";

describe("on paper", () => {
  it("puts the own seat, and in a match that of whose line is down, but at a slow table nobody's who is only not around", () => {
    const seats = [
      guest(0),
      guest(1),
      guest(2, { isConnected: false }),
      guest(3, { isConnected: false, level: "easy" }),
    ];
    const rights = (changes: object): boolean[] => seats.map((seat) => mayPutOnPaper(tableOf(seats, changes), seat));
    expect(rights({})).toEqual([true, false, false, false]);
    expect(rights({ phase: "playing" })).toEqual([true, false, true, true]);
    expect(rights({ phase: "playing", timer: 259_200 })).toEqual([true, false, false, true]);
  });
});

describe("before the start", () => {
  const seats = [guest(0), guest(1), bot(2), empty(3)];

  it("lets the host arrange the seats, and nobody else", () => {
    expect(mayArrange(tableOf(seats))).toBe(true);
    expect(mayArrange(tableOf(seats, as("ben", 1)))).toBe(false);
    expect(mayArrange(tableOf(seats, { you: null }))).toBe(false);
    expect(mayArrange(tableOf(seats, { phase: "playing" }))).toBe(false);
  });

  it("lets the host send anybody away but the host", () => {
    const table = tableOf(seats);
    expect([0, 1, 2, 3, 4].map((seat) => mayClear(table, seat))).toEqual([false, true, true, false, false]);
    expect(mayClear(tableOf(seats, as("ben", 1)), 2)).toBe(false);
  });

  it("lets everybody wish for themselves, and the host for bots", () => {
    const wishing = (changes: object): boolean[] => [0, 1, 2, 3].map((seat) => mayWish(tableOf(seats, changes), seat));
    expect(wishing({})).toEqual([true, false, true, false]);
    expect(wishing(as("ben", 1))).toEqual([false, true, false, false]);
    expect(wishing({ you: null })).toEqual([false, false, false, false]);
    expect(wishing({ phase: "playing" })).toEqual([false, false, false, false]);
  });

  it("lets the host make another host of people who are here, before the start and after it", () => {
    const some = [guest(0), guest(1), bot(2), empty(3), guest(4, { isHere: false })];
    const host = (changes: object): boolean[] => some.map(({ seat }) => mayMakeHost(tableOf(some, changes), seat));
    for (const phase of ["open", "playing"]) expect(host({ phase })).toEqual([false, true, false, false, false]);
    for (const changes of [{ phase: "over" }, as("ben", 1), { you: null }]) {
      expect(host(changes)).toEqual([false, false, false, false, false]);
    }
  });

  it("sees whose line is down among those who are here, and never the own one", () => {
    const gone = { isConnected: false };
    const some = [guest(0, gone), guest(1, gone), guest(2), guest(3, { ...gone, isHere: false }), bot(4)];
    expect(some.map((seat) => isCutOff(tableOf(some), seat))).toEqual([false, true, false, false, false]);
    const told = guest(1, { isConnected: null });
    expect(isCutOff(tableOf([guest(0), told]), told)).toBe(false);
  });

  it("lets everybody take a free seat, strangers included", () => {
    for (const you of [{}, as("ben", 1), { you: null }]) {
      const table = tableOf(seats, you);
      expect([0, 1, 2, 3].map((seat) => mayTake(table, seat))).toEqual([false, false, false, true]);
    }
    expect(hasFreeSeat(tableOf(seats))).toBe(true);
    expect(hasFreeSeat(tableOf(seats, { phase: "playing" }))).toBe(false);
  });

  it("knows who sits and who was only invited", () => {
    const kept = tableOf([guest(0), guest(1, { isHere: false })], as("ben", 1));
    expect([isSeated(kept), isInvited(kept)]).toEqual([true, true]);
    expect(isInvited(tableOf(seats))).toBe(false);
    expect(isSeated(tableOf(seats, { you: null }))).toBe(false);
    expect(isSeated(tableOf(seats, as("dot", null)))).toBe(false);
  });

  it("says why the match cannot begin", () => {
    expect(startProblem(tableOf(seats))).toEqual({ why: "empty", seats: [3] });
    expect(startProblem(tableOf([guest(0), guest(1, { isHere: false })]))).toEqual({ why: "invited", names: ["ben"] });
    expect(startProblem(tableOf([guest(0), bot(1)]))).toBeNull();
    expect(startProblem(tableOf([guest(0), guest(1)], as("ben", 1)))).toEqual({ why: "host" });
  });
});

describe("while the match runs", () => {
  const seats = [guest(0), guest(1), bot(2), guest(3, { level: "normal" })];
  const table = tableOf(seats, { phase: "playing" });

  it("lets those who sit complain about people who are waited for", () => {
    const asked = [0, 1, 2, 3];
    expect(asked.map((seat) => mayComplainAbout(table, seat, asked))).toEqual([false, true, false, false]);
    expect(mayComplainAbout(table, 1, [0])).toBe(false);
    expect(mayComplainAbout(tableOf(seats, { phase: "playing", you: null }), 1, asked)).toBe(false);
  });

  it("lets the others be generous where there is a timer", () => {
    const timed = tableOf(seats, { phase: "playing", timer: 60 });
    expect([mayGiveTime(timed, 0), mayGiveTime(timed, 1), mayGiveTime(table, 1)]).toEqual([false, true, false]);
  });

  it("knows when a bot plays the own seat", () => {
    expect(isStoodIn(table)).toBe(false);
    expect(isStoodIn(tableOf(seats, { phase: "playing", ...as("dot", 3) }))).toBe(true);
    expect(isStoodIn(tableOf(seats, { phase: "over", ...as("dot", 3) }))).toBe(false);
  });
});
