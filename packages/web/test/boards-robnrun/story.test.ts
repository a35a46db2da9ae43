import { type Event, type Told, type View } from "@safehouse/games/robnrun/board";
import { reviewHeist } from "@safehouse/games/robnrun/thinking";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { robnrun } from "../../../games/robnrun/game.ts";
import { stepsFrom, stepsIn } from "../../src/boards/robnrun/logic/evaluation.ts";
import { flightsOf } from "../../src/boards/robnrun/logic/flights.ts";
import { NO_NEWS, nextNews } from "../../src/boards/robnrun/logic/news.ts";
import { piecesOf } from "../../src/boards/robnrun/logic/pieces.ts";
import { openActs, partingOf } from "../../src/boards/robnrun/logic/review.ts";
import { outlookOf, spacesOf } from "../../src/boards/robnrun/logic/road.ts";
import { needsOf } from "../../src/boards/robnrun/logic/safes.ts";
import { soundsOf } from "../../src/boards/robnrun/logic/sounds.ts";
import { storyOf } from "../../src/boards/robnrun/logic/story.ts";
import { tablesFor, walk } from "./matches.ts";
import { LONGEST } from "../../src/stage/flight.ts";

describe("the words of a hint", () => {
  it("marks what was written, and blanks", () => {
    expect(piecesOf("You need … or acid, or both", ["acid"])).toEqual([
      { text: "You need ", kind: "print" },
      { text: "…", kind: "blank" },
      { text: " or ", kind: "print" },
      { text: "acid", kind: "written" },
      { text: ", or both", kind: "print" },
    ]);
  });

  it("does not mark a name inside another word", () => {
    expect(piecesOf("1 of 12 and Ada of Adana", ["12", "Ada"]).filter(({ kind }) => kind === "written")).toEqual([
      { text: "12", kind: "written" },
      { text: "Ada", kind: "written" },
    ]);
  });

  it("says every told hint in both languages with all its blanks written", async () => {
    const texts = { en: await robnrun.texts.en(), de: await robnrun.texts.de() };
    for (const table of Object.values(texts)) {
      for (let hint = 1; hint <= 16; hint++) expect(Object.hasOwn(table, `hint-card.${hint}`)).toBe(true);
    }
  });
});

describe.each([2, 3, 4, 5])("a whole match with %i seats", (seats) => {
  it("tells hints and results in order, from what each viewer knows", () => {
    walk(seats, found(tablesFor(seats)[2]), 40 + seats, {
      moment(_events, viewOf) {
        for (const viewer of [0, 1, "spectator"] as const) {
          const view = viewOf(viewer);
          const story = storyOf(view.table.told, view.secrets, view.table.results);
          expect(story.filter(({ type }) => type === "told")).toHaveLength(view.table.told.length);
          for (const chapter of story) {
            if (chapter.type !== "told" || chapter.told.hint !== 9) continue;
            const knows = viewer === view.table.boss || viewer === (chapter.told as Told).seat;
            expect(chapter.tool !== null).toBe(knows);
          }
        }
      },
    });
  });

  it("tells every evaluation step by step", () => {
    let news = NO_NEWS;
    walk(seats, found(tablesFor(seats)[0]), 50 + seats, {
      moment(events, viewOf) {
        const { review, answered } = viewOf("spectator").table;
        const answers = answered.reduce((sum, each) => sum + each, 0);
        news = nextNews(news, { events }, answers);
        const over = events.find((event) => event.type === "heist-over");
        if (over === undefined || review === null) return;
        expect(news.steps[0]?.event).toEqual(over);
        expect(news.isRead).toBe(false);
        const told = news.steps.map(({ event }) => event.type).filter((type) => type.endsWith("cracked"));
        expect(stepsFrom(review).map(({ event }) => event.type)).toEqual(["heist-over", "revealed", ...told]);
        for (const { rule } of stepsIn(events)) expect(rule).toMatch(/^R-/);
      },
    });
  });

  it("lays every act open in the review: what went onto the alarm pile was wrong, the rest open or a bag", () => {
    walk(seats, found(tablesFor(seats)[0]), 60 + seats, {
      moment(events, viewOf) {
        if (!events.some(({ type }: Event) => type === "heist-over")) return;
        const { table } = viewOf("spectator");
        const { review } = table;
        if (review === null || review.safes.length > 2) return;
        const reviews = reviewHeist(table, review);
        const acts = openActs(review, reviews);
        expect(acts.filter(({ fate }) => fate === "wrong")).toHaveLength(review.wrong.length);
        const { mistakes, unlucky } = partingOf(acts, reviews);
        expect(mistakes.length + unlucky).toBe(review.wrong.length);
      },
    });
  });

  it("moves cards within the time that a move may take, and draws the road", () => {
    let last: View["table"] | null = null;
    walk(seats, found(tablesFor(seats)[1]), 70 + seats, {
      moment(events, viewOf) {
        const view = viewOf("spectator");
        const flights = flightsOf(events, last ?? view.table, view.table);
        last = structuredClone(view.table);
        for (const { start, length } of flights) expect(start + length).toBeLessThanOrEqual(LONGEST);
        expect(soundsOf(events, flights).length).toBeLessThanOrEqual(2);
        const spaces = spacesOf(view.table);
        expect(spaces.flatMap(({ dice }) => dice)).toHaveLength(view.table.route.reduce((sum, n) => sum + n, 0));
        expect(outlookOf(view.table).lead).toBeGreaterThanOrEqual(0);
      },
    });
  });
});

it("ticks off tools that lie open, from the first safe on", () => {
  const needs = needsOf([0, 2], [1, 1, 0, 0, 0, 0, 0]);
  expect(needs.map((tools) => tools.filter(({ isThere }) => isThere).length)).toEqual([1, 1]);
});
