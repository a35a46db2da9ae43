import { describe, expect, it } from "vitest";
import { absenceVote, endVote } from "../../src/pages/lobby/logic/votes.ts";
import { as, bot, guest, tableOf } from "./table.ts";

describe("ending without a result", () => {
  it("takes more than half of the people who are here", () => {
    const four = [guest(0), guest(1), guest(2), guest(3), bot(4)];
    expect(endVote(tableOf(four, { endVotes: ["ben"] }))).toEqual({ votes: 1, needed: 3, isMine: false });
    const away = [guest(0), guest(1), guest(2, { isHere: false, level: "normal" })];
    expect(endVote(tableOf(away, { endVotes: ["ann"] }))).toEqual({ votes: 1, needed: 2, isMine: true });
    expect(endVote(tableOf([guest(0), bot(1)]))).toEqual({ votes: 0, needed: 1, isMine: false });
  });
});

describe("a bot for somebody who is waited for", () => {
  const seats = [guest(0), guest(1), guest(2)];
  const absence = { seat: 1, votes: ["ann"], from: 100_000 };
  const table = tableOf(seats, { phase: "playing", absence });

  it("takes more than half of the others, after a while", () => {
    expect(absenceVote(table, 40_000, 70_000)).toEqual({
      seat: 1,
      votes: 1,
      needed: 2,
      isMine: true,
      milliseconds: 30_000,
    });
    expect(absenceVote({ ...table, ...as("cem", 2) }, 40_000, 100_500)).toMatchObject({
      isMine: false,
      milliseconds: 0,
    });
  });

  it("does not wait for longer than a minute if this device's clock is slow", () => {
    expect(absenceVote(table, -5_000_000, -4_970_000)?.milliseconds).toBe(30_000);
    expect(absenceVote(table, -5_000_000, -4_940_000)?.milliseconds).toBe(0);
  });

  it("is nobody's business before a complaint and after the match", () => {
    expect(absenceVote(tableOf(seats, { phase: "playing" }), 0, 0)).toBeNull();
    expect(absenceVote({ ...table, phase: "over" }, 0, 0)).toBeNull();
  });
});
