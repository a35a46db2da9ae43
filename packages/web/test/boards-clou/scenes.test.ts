import type { Event, View } from "@safehouse/games/clou/board";
import type { Event as CampaignEvent, View as CampaignView } from "@safehouse/games/clou-christmas/board";
import { describe, expect, it } from "vitest";
import { scenes as christmasScenes } from "../../src/boards/clou-christmas/scenes.ts";
import { makeScenes } from "../../src/boards/clou/scenes.ts";
import type { Scenes } from "../../src/stage/beat.ts";
import { AGAIN, CLOU } from "./heists.ts";
import { walkFixtures } from "./recorded.ts";

const FAMILY: readonly (readonly [game: string, scenes: Scenes])[] = [
  ["clou", makeScenes(CLOU.reader) as unknown as Scenes],
  ["clou-again", makeScenes(AGAIN.reader) as unknown as Scenes],
  ["clou-christmas", christmasScenes as unknown as Scenes],
];

describe.each(FAMILY)("the scenes of %s", (game, scenes) => {
  it("tell every event once and in order, and end with the table as it is", () => {
    let split = 0;
    walkFixtures(game, {
      entry({ before, events, after }) {
        const beats = scenes(before as never, events as never, after as never);
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        expect(beats.at(-1)?.view).toEqual(after);
        if (beats.length > 1) split++;
      },
    });
    expect(split).toBeGreaterThan(50);
  });
});

describe.each([
  ["clou", CLOU],
  ["clou-again", AGAIN],
] as const)("in %s", (game, { reader }) => {
  const scenes = makeScenes(reader);
  const doneIn = (view: View): string[] =>
    reader.readThings(view).flatMap(({ name, state }) => (state === "done" ? [name] : []));

  it("no trace, no time, no loot and no alarm is seen before it is told", () => {
    const seen = new Set<Event["type"]>();
    walkFixtures(game, {
      entry({ before, events, after }) {
        const beats = scenes(before as View, events as readonly Event[], after as View);
        let { time, traces } = reader.readNight(before as View).bars;
        let { isAlarm } = reader.readNight(before as View);
        let done = doneIn(before as View);
        for (const beat of beats) {
          const night = reader.readNight(beat.view);
          const types = new Set(beat.events.map(({ type }) => type));
          for (const type of types) seen.add(type);
          if (!types.has("time")) expect(night.bars.time).toEqual(time);
          if (!types.has("traced")) expect(night.bars.traces).toEqual(traces);
          if (!types.has("alarm")) expect(night.isAlarm).toBe(isAlarm);
          if (!types.has("looted") && !types.has("overcome")) expect(doneIn(beat.view)).toEqual(done);
          ({ time, traces } = night.bars);
          ({ isAlarm } = night);
          done = doneIn(beat.view);
        }
      },
    });
    for (const type of ["time", "traced", "looted", "overcome", "alarm"] as const) expect(seen).toContain(type);
  });

  it("dice that were used stay so until time has passed", () => {
    walkFixtures(game, {
      entry({ before, events, after }) {
        const beats = scenes(before as View, events as readonly Event[], after as View);
        for (const [i, { view }] of beats.slice(0, -1).entries()) {
          const untold = beats.slice(i + 1).flatMap((beat) => beat.events);
          if (!untold.some((event) => event.type === "time" && event.cause === "round")) continue;
          for (let seat = 0; seat < view.seats; seat++) {
            expect(reader.readHand(view, seat).left).toBe(reader.readHand(before as View, seat).left);
          }
        }
      },
    });
  });

  it("what one did oneself is one beat, so that it can be shown before the host has answered", () => {
    walkFixtures(game, {
      entry({ before, events, after }) {
        const [first] = events as readonly Event[];
        if (first?.type !== "used" && first?.type !== "crossed") return;
        const own = { seat: first.seat };
        const beats = scenes({ ...(before as View), ...own }, events as readonly Event[], {
          ...(after as View),
          ...own,
        });
        expect(beats).toHaveLength(1);
      },
    });
  });
});

it("X-2.4 the book knows nothing of a report before it is told", () => {
  let reports = 0;
  walkFixtures("clou-christmas", {
    entry({ before, events, after }) {
      const beats = christmasScenes(before as CampaignView, events as never, after as CampaignView);
      const at = beats.findIndex((beat) => beat.events.some(({ type }) => type === "report"));
      const { reports: known, kitty } = (before as CampaignView).campaign;
      if (at >= 0) reports++;
      for (const { view } of beats.slice(0, Math.max(0, at)))
        expect(view.campaign).toMatchObject({ reports: known, kitty });
    },
  });
  expect(reports).toBeGreaterThan(2);
});

describe("X-2.5 wages are paid box by box, and the next heist comes after them", () => {
  type Bought = Extract<CampaignEvent, { readonly type: "bought" }>;
  const isBought = (event: CampaignEvent): event is Bought => event.type === "bought";
  const crossed = ({ campaign }: CampaignView): number => Object.values(campaign.boxes).reduce((sum, n) => sum + n, 0);
  const left = ({ campaign }: CampaignView): number => campaign.kitty.at(-1)?.left ?? 0;

  it("in every campaign", () => {
    let settled = 0;
    walkFixtures("clou-christmas", {
      entry(entry) {
        const [before, after] = [entry.before as CampaignView, entry.after as CampaignView];
        const events = entry.events as readonly CampaignEvent[];
        const bought = events.find(isBought);
        if (bought === undefined) return;
        settled++;
        const views = christmasScenes(before, events, after).map(({ view }) => view);
        expect([crossed(views[0] as CampaignView), left(views[0] as CampaignView)]).toEqual([
          crossed(before),
          left(before),
        ]);
        const price = before.campaign.phase === "free" ? 0 : 5;
        for (const view of views) expect(left(view)).toBe(left(before) - price * (crossed(view) - crossed(before)));
        for (const view of views.slice(0, -1)) expect(view.campaign.phase).toBe(before.campaign.phase);
      },
    });
    expect(settled).toBeGreaterThan(2);
  });

  it("where several are bought at once", () => {
    let steps: number[][] = [];
    walkFixtures("clou-christmas", {
      entry(entry) {
        const before = entry.before as CampaignView;
        const events = entry.events as readonly CampaignEvent[];
        if (before.campaign.phase !== "wages" || !events.some(isBought)) return;
        const boxes = ["tickets", "power-lifting", "power-lifting"];
        const dear = events.map((event) => (isBought(event) ? { ...event, boxes, cost: 15 } : event));
        const beats = christmasScenes(before, dear, entry.after as CampaignView).slice(0, -1);
        steps = beats.map(({ view }) => [crossed(view) - crossed(before), left(view) - left(before)]);
      },
    });
    expect(steps.slice(0, 4)).toEqual([[0, 0], [1, -5], [2, -10], [3, -15]]); // oxfmt-ignore
  });
});
