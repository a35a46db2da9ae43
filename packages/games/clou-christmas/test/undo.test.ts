import { startTimeline, type Timeline } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { answer, undo } from "../../test/timeline.ts";
import { clouChristmas } from "../game.ts";
import type { State } from "../state.ts";

const begin = (seats: number): Timeline => startTimeline(clouChristmas, {}, seats);
const sheetOf = (timeline: Timeline): State["campaign"] => (timeline.state as State).campaign;

describe("undo between heists", () => {
  it("H-4 X-2.5 takes back a proposed box, and an agreement that nobody has built upon", () => {
    const timeline = begin(1);
    answer(timeline, 0, { do: "buy", box: "affair" });
    expect(undo(timeline, 0)).toBe("done");
    expect(sheetOf(timeline).proposal).toEqual([]);
    answer(timeline, 0, { do: "agree", boxes: [] });
    expect(sheetOf(timeline).phase).toBe("team");
    expect(undo(timeline, 0)).toBe("done");
    expect(sheetOf(timeline).phase).toBe("free");
  });

  it("H-4 X-2.5 does not turn an agreement into one to another proposal", () => {
    const timeline = begin(2);
    answer(timeline, 0, { do: "buy", box: "affair" });
    answer(timeline, 1, { do: "agree", boxes: ["affair"] });
    expect(undo(timeline, 0)).toBe("house.undo-built-upon");
    answer(timeline, 0, { do: "put-back", box: "affair" });
    expect(undo(timeline, 1)).toBe("house.undo-too-late");
  });

  it("H-4 X-2.2 takes back a pick until the dice have fallen", () => {
    const timeline = begin(2);
    for (const seat of [0, 1]) answer(timeline, seat, { do: "agree", boxes: [] });
    answer(timeline, 0, { do: "pick", thief: "matt" });
    expect(undo(timeline, 0)).toBe("done");
    answer(timeline, 0, { do: "pick", thief: "bruce" });
    answer(timeline, 1, { do: "pick", thief: "matt" });
    expect(sheetOf(timeline).phase).toBe("break-in");
    expect(undo(timeline, 1)).toBe("done");
    expect(sheetOf(timeline)).toMatchObject({ phase: "team", picks: ["bruce", null] });
  });
});
