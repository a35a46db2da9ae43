import { describe, expect, it } from "vitest";
import { stepsIn } from "../../src/boards/robnrun/logic/evaluation.ts";
import { NO_NEWS, nextNews } from "../../src/boards/robnrun/logic/news.ts";
import { before, type Shown } from "../../src/boards/robnrun/logic/telling.ts";
import { tablesFor, walk } from "./matches.ts";

const shownOf = ({ car, police, route, station, gold, waiting }: Shown): Shown => ({
  car,
  police,
  route: route.slice(),
  station: station.slice(),
  gold,
  waiting,
});

describe.each([2, 3, 4, 5])("with %i seats", (seats) => {
  it("R-6 an evaluation of which nothing is told yet leaves road, station and purse as they were", () => {
    const told = new Set<string>();
    for (const [i, options] of tablesFor(seats).entries()) {
      let last: Shown | null = null;
      walk(seats, options, 300 + 10 * seats + i, {
        moment(events, viewOf) {
          const { table } = viewOf("spectator");
          const steps = stepsIn(events);
          for (const { event } of steps) told.add(event.type);
          if (last !== null && steps.length > 0) expect(shownOf(before(table, steps))).toEqual(last);
          expect(shownOf(before(table, []))).toEqual(shownOf(table));
          last = shownOf(table);
        },
      });
    }
    for (const type of ["cracked", "car", "die", "police", "informant-left"]) expect(told).toContain(type);
  });
});

describe("an evaluation in pieces", () => {
  const over = nextNews(NO_NEWS, { key: 1, events: [{ type: "heist-over", heist: 1, why: "empty", alarm: false }] }, 8);
  const read = { ...over, isRead: true };
  const placed = nextNews(read, { key: 2, events: [{ type: "safe-placed", building: "cornhill-trust" }] }, 9);
  const driven = nextNews(placed, { key: 3, events: [{ type: "police", steps: 2, space: 3 }] }, 10);
  const typesOf = ({ steps }: typeof over): string[] => steps.map(({ event }) => event.type);

  it("R-6.4 is taken out again when the police move", () => {
    expect(placed.isRead).toBe(true);
    expect(driven.isRead).toBe(false);
    expect(typesOf(driven)).toEqual(["heist-over", "safe-placed", "police"]);
  });

  it("loses what is taken back, and nothing when nothing happens", () => {
    expect(typesOf(nextNews(driven, { key: 4, events: [] }, 10))).toEqual(typesOf(driven));
    expect(typesOf(nextNews(driven, { key: 4, events: [] }, 8))).toEqual(["heist-over"]);
  });
});
