import { commit, prepareDraw, startTimeline, type Timeline } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { answer, undo } from "../../test/timeline.ts";
import type { Move } from "../moves.ts";
import { giving, heist, plan, sheet } from "./heist.ts";

const thief = sheet({ strength: giving("lock") });
const house = plan({
  challenges: [{ id: "door", room: "yard", parts: [{ needs: ["lock", "lock", "lock", "lock"] }], opens: ["room-a"] }],
});

function begin(crew: number, ...dice: readonly number[]): Timeline {
  const { game, state } = heist(Array<typeof thief>(crew).fill(thief), house);
  const timeline = startTimeline(game, state.config, crew);
  const [decision] = game.pending(timeline.state as never);
  commit(timeline, prepareDraw(timeline, decision, dice));
  return timeline;
}

const asked = (timeline: Timeline): string[] => timeline.game.pending(timeline.state).map((d) => `${d.kind}:${d.seat}`);
const use = (die: number, box: number): Move => ({ do: "use", dice: [die], cell: `strength-${box}` });

describe("taking back", () => {
  it("a round can be rehearsed and taken back step by step until new dice fall", () => {
    const timeline = begin(1, 1, 2, 3);
    const before = JSON.stringify(timeline.state);
    answer(timeline, 0, use(1, 1));
    answer(timeline, 0, { do: "cross", gift: "lock", at: "door-1" });
    answer(timeline, 0, use(2, 2));
    expect([undo(timeline, 0), undo(timeline, 0), undo(timeline, 0)]).toEqual(["done", "done", "done"]);
    expect(JSON.stringify(timeline.state)).toBe(before);
    expect(undo(timeline, 0)).toBe("house.nothing-to-undo");
  });

  it("C-3.4 finishing can be taken back until all have finished", () => {
    const timeline = begin(2, 1, 2, 3);
    for (const die of [1, 2, 3]) {
      answer(timeline, 0, use(die, die));
      answer(timeline, 0, { do: "let-go", gift: "lock" });
    }
    answer(timeline, 0, { do: "finish" });
    expect(asked(timeline)).toEqual(["dice:1"]);
    expect(undo(timeline, 0)).toBe("done");
    expect(asked(timeline)).toEqual(["dice:0", "dice:1"]);
    answer(timeline, 0, { do: "finish" });
    for (const die of [1, 2, 3]) {
      answer(timeline, 1, use(die, die));
      answer(timeline, 1, { do: "let-go", gift: "lock" });
    }
    answer(timeline, 1, { do: "finish" });
    expect(asked(timeline)).toEqual(["leave:0", "leave:1"]);
    expect(undo(timeline, 0)).toBe("house.undo-too-late");
  });

  it("C-3.3 a symbol that others have built on stays", () => {
    const timeline = begin(2, 1, 2, 3);
    answer(timeline, 0, use(1, 1));
    answer(timeline, 0, { do: "cross", gift: "lock", at: "door-1" });
    answer(timeline, 1, use(1, 1));
    expect(undo(timeline, 0)).toBe("house.undo-built-upon");
    expect(undo(timeline, 1)).toBe("done");
    expect(undo(timeline, 0)).toBe("done");
  });
});
