import { expect, it } from "vitest";
import { pressesFor } from "../../src/boards/klaumau/logic/presses.ts";
import { EVERYTHING, walk } from "./matches.ts";

const SEATS = [2, 3, 4, 5, 6, 7, 8];

it("plays a card by one press, unless it costs something", () => {
  const play = (card: string): number => pressesFor("turn", { do: "play", card });
  expect(["ruby-3", "keyhole-ruby", "small-amber", "plan-all", "crook-amber"].map(play)).toEqual([1, 1, 1, 1, 1]);
  expect(play("police-ruby")).toBe(2);
  expect(pressesFor("turn", { do: "lay" })).toBe(2);
});

it("lets a card that is given away be looked at first, and takes one press a card where several go one after the other", () => {
  expect(pressesFor("give", { do: "give", card: "ruby-3" })).toBe(2);
  expect(pressesFor("discard", { do: "discard", card: "ruby-3" })).toBe(2);
  expect(pressesFor("fence", { do: "sell", card: "ruby-3" })).toBe(1);
  expect(pressesFor("halve", { do: "discard", card: "ruby-3" })).toBe(1);
});

it.each(SEATS)("a turn always has a move for one press: with Play at the shelf, two (%i seats)", (seats) => {
  for (let seed = 1; seed <= 5; seed++) {
    walk(seats, EVERYTHING, 100 * seats + seed, {
      asked({ decision, moves }) {
        if (decision.kind === "turn") expect(moves.map((move) => pressesFor("turn", move))).toContain(1);
      },
    });
  }
});
