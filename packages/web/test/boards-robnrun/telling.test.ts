import type { View } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { stepsIn } from "../../src/boards/robnrun/logic/evaluation.ts";
import { NO_NEWS, nextNews } from "../../src/boards/robnrun/logic/news.ts";
import { before, type Shown } from "../../src/boards/robnrun/logic/telling.ts";
import { turnedBetween } from "../../src/boards/robnrun/logic/reveal.ts";
import { scenes } from "../../src/boards/robnrun/scenes.ts";
import { robnrun } from "../../../games/robnrun/game.ts";
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

describe("the scenes of an entry", () => {
  it("R-6 tell an evaluation line after line, and nothing moves on the road before its line", () => {
    let lines = 0;
    let last: View | null = null;
    walk(4, found(tablesFor(4)[1]), 77, {
      moment(events, viewOf) {
        const after = viewOf("spectator");
        const beats = last === null ? [] : scenes(last, events, after);
        if (last !== null) {
          expect(beats.flatMap((beat) => beat.events)).toEqual(events);
          expect(beats.at(-1)?.view).toBe(after);
          for (const { events: told } of beats) expect(stepsIn(told).length).toBeLessThanOrEqual(1);
          const first = beats.find(({ events: told }) => stepsIn(told).length > 0);
          const isCracked = first?.events.some(({ type }) => type === "cracked") ?? false;
          if (first !== undefined && !isCracked) expect(first.view.table.gold).toBe(last.table.gold);
        }
        lines += Math.max(0, beats.length - 1);
        last = structuredClone(after);
      },
    });
    expect(lines).toBeGreaterThan(10);
  });

  it.each([0, 1, "spectator"] as const)(
    "R-5.8 turn the cards of a phase one by one before the eyes of %s",
    (viewer) => {
      let turned = 0;
      let last: View | null = null;
      walk(4, found(tablesFor(4)[1]), 78, {
        moment(events, viewOf) {
          const after = viewOf(viewer);
          const told = events.flatMap((event) => robnrun.viewEvent(event, viewer) ?? []);
          const sorted = told.find((event) => event.type === "sorted");
          if (last !== null && sorted !== undefined) {
            const beats = scenes(last, told, after);
            const cards = sorted.opened.length + sorted.bags + sorted.wrong;
            // All lie face down; then one more is turned each time, and the words come with the last.
            const seen = beats.slice(0, cards + 1).map(({ view }) => view.table);
            expect(seen.map(({ played }) => played)).toEqual(Array.from({ length: cards + 1 }, (_, i) => cards - i));
            expect(seen[0]?.wrong).toBe(last.table.wrong);
            expect(seen.at(-1)?.wrong).toBe(sorted.pile);
            expect(beats.findIndex((beat) => beat.events.includes(sorted))).toBe(cards);
            for (let i = 1; i <= cards; i++) {
              expect(turnedBetween(found(seen[i - 1]), found(seen[i]))).toHaveLength(1);
              turned++;
            }
            const isOver = told.some((event) => event.type === "heist" && event.heist > 1);
            expect(beats.some(({ halts }) => halts === true)).toBe(isOver);
          }
          last = structuredClone(after);
        },
      });
      expect(turned).toBeGreaterThan(10);
    },
  );
});

describe("an evaluation in pieces", () => {
  const over = nextNews(NO_NEWS, { events: [{ type: "heist-over", heist: 1, why: "empty", alarm: false }] }, 8);
  const read = { ...over, isRead: true };
  const placed = nextNews(read, { events: [{ type: "safe-placed", building: "cornhill-trust" }] }, 9);
  const driven = nextNews(placed, { events: [{ type: "police", steps: 2, space: 3 }] }, 10);
  const typesOf = ({ steps }: typeof over): string[] => steps.map(({ event }) => event.type);

  it("R-6.4 is taken out again when the police move", () => {
    expect(placed.isRead).toBe(true);
    expect(driven.isRead).toBe(false);
    expect(typesOf(driven)).toEqual(["heist-over", "safe-placed", "police"]);
  });

  it("loses what is taken back, and nothing when nothing happens", () => {
    expect(typesOf(nextNews(driven, { events: [] }, 10))).toEqual(typesOf(driven));
    expect(typesOf(nextNews(driven, { events: [] }, 8))).toEqual(["heist-over"]);
  });
});
