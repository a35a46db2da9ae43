import { BUILDINGS, informantCalledBy } from "@safehouse/games/robnrun/board";
import { expect, it } from "vitest";
import { pressesFor } from "../../src/boards/robnrun/logic/presses.ts";
import { tablesFor, walk } from "./matches.ts";

const SEATS = [2, 3, 4, 5];

it.each(SEATS)("robs by one press what calls nobody, and by two what does (%i seats)", (seats) => {
  const seen = new Set<number>();
  for (const options of tablesFor(seats)) {
    walk(seats, options, 40 + seats, {
      asked({ view, moves }) {
        for (const move of moves) {
          if (move.do !== "rob") continue;
          const calls = informantCalledBy(
            view.table,
            BUILDINGS.findIndex(({ name }) => name === move.building),
          );
          expect(pressesFor(view, move)).toBe(calls === null ? 1 : 2);
          seen.add(pressesFor(view, move));
        }
      },
    });
  }
  expect([...seen].toSorted()).toEqual([1, 2]);
});

it.each(SEATS)("asks at first for a building that one press robs (%i seats)", (seats) => {
  for (const options of tablesFor(seats)) {
    let isFirst = true;
    walk(seats, options, seats, {
      asked({ view, moves }) {
        if (isFirst) expect(Math.min(...moves.map((move) => pressesFor(view, move)))).toBe(1);
        isFirst = false;
      },
    });
  }
});

it("never plays a card by one press, which may be a wrong one", () => {
  walk(4, tablesFor(4)[0] as object, 4, {
    asked({ view, moves }) {
      for (const move of moves) if (move.do === "play" || move.do === "give") expect(pressesFor(view, move)).toBe(2);
    },
  });
});
