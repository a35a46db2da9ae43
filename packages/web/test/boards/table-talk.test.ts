import { klaumau } from "@safehouse/games/klaumau";
import type { Event } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { flightsOf } from "../../src/boards/klaumau/logic/flights.ts";
import { NO_NEWS, nextNews } from "../../src/boards/klaumau/logic/news.ts";
import { soundsOf } from "../../src/boards/klaumau/logic/sounds.ts";
import { speaker } from "../../src/boards/klaumau/logic/table-talk.ts";
import { EVERYTHING, walk } from "./matches.ts";
import { LONGEST } from "../../src/stage/flight.ts";

const SEATS = [2, 3, 4, 5, 6, 7, 8];

describe("K-8.2: truth and lie look alike", () => {
  it("whoever says “I cannot” is drawn the same way, at the same time and with the same sounds, whatever the hand", () => {
    const drawn = { truth: new Set<string>(), lie: new Set<string>() };
    for (const seats of SEATS) {
      walk(seats, EVERYTHING, seats, {
        asked({ view, decision, moves }) {
          if (decision.kind !== "turn") return;
          const state = klaumau.imagine(view, [], { below: () => 0 });
          const events = klaumau.apply(state, decision, { do: "cannot" });
          const told = events.map((event) => klaumau.viewEvent(event, "spectator") as Event);
          const after = klaumau.view(state, "spectator");
          expect(speaker(after)).toBe(decision.seat);
          const picture = {
            flights: flightsOf(told),
            sounds: soundsOf(told),
            news: nextNews(NO_NEWS, { events: told }, true),
          };
          const text = JSON.stringify(picture).replaceAll(/"seat":\d+/g, "");
          drawn[moves.some((move) => move.do === "play") ? "lie" : "truth"].add(text);
        },
      });
    }
    expect([...drawn.truth]).toEqual([...drawn.lie]);
    expect(drawn.truth.size).toBe(1);
  });

  it("an answer to a sealed question changes nothing that anybody else is drawn", () => {
    let sealed = 0;
    for (const seats of SEATS.slice(1)) {
      let before = "";
      walk(seats, { ...EVERYTHING, bomb: "halve" }, 50 + seats, {
        moment(events, view) {
          const now = JSON.stringify(view);
          if (events.length === 0 && ["believe", "fence", "halve"].includes(view.table.stage)) {
            expect(now).toBe(before);
            sealed++;
          }
          before = now;
        },
      });
    }
    expect(sealed).toBeGreaterThan(100);
  });
});

describe("flights", () => {
  it("never last longer than a move may, and never begin before their time", () => {
    for (const seats of SEATS) {
      walk(seats, { ...EVERYTHING, bomb: "pass" }, 9 * seats, {
        moment(events) {
          for (const { start, length } of flightsOf(events)) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(start + length).toBeLessThanOrEqual(LONGEST);
          }
        },
      });
    }
  });

  it("a card that the viewer may not know flies face down", () => {
    const [flight] = flightsOf([{ type: "drew", seat: 2, card: null }]);
    expect(flight).toMatchObject({ from: "pile", to: "seat-2", card: null });
    expect(flight).not.toHaveProperty("flips");
  });

  it("a Policeman goes beside the pile, any other card onto it", () => {
    const to = (card: string): string => found(flightsOf([{ type: "played", seat: 0, card, forced: false }])[0]).to;
    expect([to("police-ruby"), to("bomb"), to("ruby-3")]).toEqual(["aside", "aside", "discard"]);
  });
});

describe("news", () => {
  const over: Event = { type: "round-over", round: 1, reason: "out", seat: 0 };
  const shown: Event = { type: "shown", seat: 1, cards: ["ruby-3"], playable: true };
  const played: Event = { type: "played", seat: 1, card: "ruby-3", forced: true };
  const after = (isPlaying: boolean, ...moments: Event[][]): ReturnType<typeof nextNews> =>
    moments.reduce((news, events) => nextNews(news, { events }, isPlaying), NO_NEWS);

  it("a round's result stays with its players while the next round begins, and goes from onlookers when it does", () => {
    expect(after(true, [over], [played]).summary?.over).toEqual(over);
    expect(after(false, [over], [{ type: "turned", card: "ruby-1" }]).summary?.over).toEqual(over);
    expect(after(false, [over], [played]).summary).toBeNull();
  });

  it("a hand that was shown is out of date when somebody speaks again", () => {
    expect(after(true, [shown], [played]).shown).toEqual({ seat: 1, cards: ["ruby-3"], wasLie: true });
    expect(after(true, [shown], [{ type: "cannot", seat: 0 }]).shown).toBeNull();
  });

  it("keeps the last sentence when nothing was told", () => {
    expect(after(true, [played], []).told).toEqual([played]);
  });
});
