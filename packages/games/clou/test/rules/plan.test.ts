import { describe, expect, it } from "vitest";
import { TIME, TRACES } from "../../slots.ts";
import { finishAll, giving, heist, plan, sheet, types } from "../heist.ts";

const any = giving("strength/dexterity/cunning/lock/safe/electronics/disguise");
const WILD = "strength/dexterity/cunning/lock/safe/electronics/disguise";
const thief = sheet({ strength: any });

describe("C-1, C-6 the burglary plan", () => {
  it("C-1.2 a larger crew has less time, fewer traces and another escape, and what is struck costs nothing", () => {
    const house = plan({ bars: { time: [9, 7, 5], traces: [6, 5, 4], cars: [5, 4, 3], police: [3, 3, 2] } });
    expect(heist([thief, thief], house).state.board.slice(TIME, TIME + 4)).toEqual([7, 5, 4, 3]);
    const game = heist([thief, thief, thief], house);
    expect(game.state.board.slice(TIME, TIME + 4)).toEqual([5, 4, 3, 2]);
    game.roll(1, 1, 1);
    for (let seat = 0; seat < 3; seat++) {
      for (let i = 1; i <= 3; i++) {
        game.use([1], `strength-${i}`, seat);
        if (game.asked().includes(`settle:${seat}`)) game.move(seat, { do: "let-go", gift: WILD });
      }
    }
    finishAll(game);
    for (let seat = 0; seat < 3; seat++) game.move(seat, { do: "run" });
    expect(game.game.outcome(game.state)).toMatchObject({ points: 0, lines: [] });
  });

  it("C-6.7 C-1.3 a window with dexterity, strength, strength², cunning³ by crew size", () => {
    const house = plan({
      challenges: [
        {
          id: "window",
          room: "yard",
          parts: [{ needs: ["dexterity", "strength", "strength²", "cunning³"] }],
          opens: ["room-a"],
        },
      ],
    });
    const needed = (crew: number): boolean[] => {
      const game = heist(Array<typeof thief>(crew).fill(thief), house);
      return [1, 2, 3, 4].map((i) => !game.isCrossed(`window-${i}`));
    };
    expect(needed(1)).toEqual([true, true, false, false]);
    expect(needed(2)).toEqual([true, true, true, false]);
    expect(needed(3)).toEqual([true, true, true, true]);
    const game = heist(thief, house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.refusal(0, { do: "cross", gift: WILD, at: "window-3" })?.rule).toBe("C-1.3");
    game.cross(WILD, "window-1");
    game.use([2], "strength-2");
    game.cross(WILD, "window-2");
    expect(game.isOpen("room-a")).toBe(true);
  });

  it("C-6.1 C-6.2 the window done, camera and door in room A are open to work, room B is not", () => {
    const house = plan({
      challenges: [
        { id: "window", room: "yard", parts: [{ needs: ["dexterity"] }], opens: ["room-a"] },
        { id: "camera", room: "room-a", parts: [{ needs: ["electronics"] }] },
        { id: "door", room: "room-a", parts: [{ needs: ["lock"] }], opens: ["room-b"] },
        { id: "chest", room: "room-b", parts: [{ needs: ["safe"] }] },
      ],
      loot: [{ id: "gem", room: "room-b", value: 3, needs: ["cunning"] }],
    });
    const game = heist(thief, house);
    expect([game.isOpen("yard"), game.isOpen("room-a")]).toEqual([true, false]);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.refusal(0, { do: "cross", gift: WILD, at: "camera-1" })).toMatchObject({
      rule: "C-6.2",
      why: { args: { room: "room-a" } },
    });
    expect(types(game.cross(WILD, "window-1"))).toEqual(["crossed", "overcome", "opened"]);
    expect([game.thing("camera"), game.thing("door"), game.thing("chest")]).toEqual([1, 1, 0]);
    game.use([2], "strength-2");
    game.cross(WILD, "door-1");
    expect(game.isOpen("room-b")).toBe(true);
    expect(game.thing("gem")).toBe(1);
  });

  it("C-6.3 everything within reach may be worked on in one round, in several rooms", () => {
    const house = plan({
      rooms: [
        { id: "yard", start: true },
        { id: "room-a", start: true },
        { id: "room-b", start: true },
      ],
      challenges: [
        { id: "one", room: "yard", parts: [{ needs: ["lock"] }] },
        { id: "two", room: "room-a", parts: [{ needs: ["lock"] }] },
        { id: "three", room: "room-b", parts: [{ needs: ["lock"] }] },
      ],
      loot: [{ id: "gem", room: "yard", value: 3, needs: ["cunning"] }],
    });
    const game = heist(thief, house);
    game.roll(1, 2, 3);
    ["one", "two", "three"].forEach((name, i) => {
      game.use([i + 1], `strength-${i + 1}`);
      game.cross(WILD, `${name}-1`);
    });
    expect(["one", "two", "three"].map(game.thing)).toEqual([2, 2, 2]);
  });

  it("C-6.4 arrows within a challenge fix the order; without arrows it is free", () => {
    const house = plan({
      challenges: [{ id: "panel", room: "yard", parts: [{ needs: ["cunning", "cunning", "lock"], order: [[0, 1]] }] }],
    });
    const game = heist(thief, house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.refusal(0, { do: "cross", gift: WILD, at: "panel-2" })?.rule).toBe("C-6.4");
    game.cross(WILD, "panel-3");
    game.use([2], "strength-2");
    game.cross(WILD, "panel-1");
    game.use([3], "strength-3");
    game.cross(WILD, "panel-2");
    expect(game.thing("panel")).toBe(2);
  });

  it("C-6.5 two locks or two strength: both may be begun, the first completed counts", () => {
    const house = plan({
      challenges: [
        { id: "chest", room: "yard", parts: [{ needs: ["lock", "lock"] }, { needs: ["strength", "strength"] }] },
      ],
    });
    const game = heist(thief, house);
    game.roll(1, 2, 3);
    ["chest-1", "chest-3", "chest-4"].forEach((at, i) => {
      game.use([i + 1], `strength-${i + 1}`);
      game.cross(WILD, at);
    });
    expect(game.thing("chest")).toBe(2);
    expect(game.isCrossed("chest-2")).toBe(false);
    finishAll(game);
    game.move(0, { do: "stay" });
    game.roll(1, 2, 3);
    expect(types(game.use([1], "strength-4"))).toContain("let-go");
  });

  it("C-6.6 one dexterity, or one strength at the cost of a trace; then the loot is crossed at once", () => {
    const larder = {
      id: "larder",
      room: "yard",
      parts: [{ needs: ["dexterity"] }, { needs: ["strength"], traces: 1 }],
      leadsTo: ["spoons"],
    };
    const house = plan({ challenges: [larder], loot: [{ id: "spoons", room: "yard", value: 1 }] });
    const quiet = heist(thief, house);
    quiet.roll(1, 2, 3);
    quiet.use([1], "strength-1");
    expect(types(quiet.cross(WILD, "larder-1"))).toEqual(["crossed", "overcome", "looted"]);
    const loud = heist(thief, house);
    loud.roll(1, 2, 3);
    loud.use([1], "strength-1");
    expect(types(loud.cross(WILD, "larder-2"))).toEqual(["crossed", "traced", "overcome", "looted"]);
    expect(loud.state.board[TRACES]).toBe(5);
  });

  it("C-6.6 loot with an effect or a price is taken only when a player says so", () => {
    const house = plan({
      loot: [
        { id: "brandy", room: "yard", value: 2, effects: [{ do: "time", cost: 1 }] },
        { id: "vase", room: "yard", value: 3, traces: 1 },
        { id: "map", room: "yard", value: 1, needs: ["lock"], effects: [{ do: "time", cost: -1 }] },
        { id: "coin", room: "yard", value: 1 },
      ],
    });
    const game = heist(thief, house);
    expect(types(game.roll(1, 2, 3))).toEqual(["rolled", "looted"]);
    expect(game.refusal(0, { do: "loot", loot: "coin" })).toMatchObject({ rule: "C-6.6" });
    expect(game.refusal(0, { do: "loot", loot: "map" })?.why.id).toBe("no.loot-needs");
    expect(types(game.move(0, { do: "loot", loot: "brandy" }))).toEqual(["looted", "time"]);
    expect(types(game.move(0, { do: "loot", loot: "vase" }))).toEqual(["traced", "looted"]);
    game.use([1], "strength-1");
    game.cross(WILD, "map-1");
    game.move(0, { do: "loot", loot: "map" });
    expect(game.state.board[TIME]).toBe(9);
  });

  it("C-6.8 a bar that reacts, a mark, symbols forbidden for a round, a challenge overcome, and a collection", () => {
    const house = plan({
      challenges: [
        { id: "wall", room: "yard", parts: [{ needs: ["strength", "strength", "strength/lock", "lock"] }] },
        {
          id: "fuse",
          room: "yard",
          parts: [{ needs: ["electronics"], effects: [{ do: "overcome", challenge: "grille" }] }],
        },
        { id: "grille", room: "yard", parts: [{ needs: ["safe"] }], opens: ["room-a"], leadsTo: ["coin"] },
      ],
      loot: [
        { id: "coin", room: "yard", value: 1 },
        { id: "ring", room: "room-a", value: 1 },
      ],
      rules: [
        {
          rule: "bar",
          id: "sleep",
          length: [2, 2, 2],
          when: { crossing: ["strength"] },
          effects: [{ do: "traces", cost: 1 }],
        },
        { rule: "mark", id: "strike", bar: "time", left: 8, effects: [{ do: "forbid", symbols: ["lock"] }] },
        { rule: "collection", id: "pair", loot: ["coin", "ring"], points: [0, 5] },
      ],
      scoring: [{ line: "loot" }, { line: "collection", rule: "pair" }, { line: "traces", points: -2 }],
    });
    const game = heist(
      sheet({
        strength: [
          { gives: ["strength"] },
          { gives: ["strength/lock"] },
          { gives: ["strength"] },
          { gives: ["lock"] },
          { gives: ["electronics"] },
          {},
        ],
      }),
      house,
    );
    game.roll(1, 1, 1);
    game.use([1], "strength-1");
    expect(types(game.cross("strength", "wall-1"))).toContain("reacted");
    game.use([1], "strength-2");
    // Either of two is taken for the quieter one.
    expect(types(game.cross("strength/lock", "wall-3"))).not.toContain("reacted");
    game.use([1], "strength-3");
    expect(types(game.cross("strength", "wall-2"))).toEqual(["crossed", "reacted", "traced"]);
    expect(types(finishAll(game))).toEqual(["finished", "time", "reacted", "forbidden"]);
    game.move(0, { do: "stay" });
    game.roll(1, 1, 1);
    expect(types(game.use([1], "strength-4"))).toContain("let-go");
    game.use([1], "strength-5");
    expect(types(game.cross("electronics", "fuse-1"))).toEqual([
      "crossed",
      "overcome",
      "overcome",
      "opened",
      "looted",
      "looted",
    ]);
    game.use([1], "strength-6");
    finishAll(game);
    game.move(0, { do: "run" });
    expect(game.game.outcome(game.state)).toMatchObject({ points: 1 + 1 + 5 - 2 });
  });

  it("C-6.8 a forbidden symbol is refused with its rule while another may be crossed", () => {
    const house = plan({
      challenges: [{ id: "wall", room: "yard", parts: [{ needs: ["lock", "safe"] }] }],
      rules: [{ rule: "mark", id: "strike", bar: "time", left: 8, effects: [{ do: "forbid", symbols: ["lock"] }] }],
    });
    const game = heist(sheet({ strength: [{}, {}, {}, { gives: ["lock", "safe"] }, {}] }), house);
    game.roll(1, 1, 1);
    for (const i of [1, 2, 3]) game.use([1], `strength-${i}`);
    finishAll(game);
    game.move(0, { do: "stay" });
    game.roll(1, 1, 1);
    game.use([1], "strength-4");
    expect(game.refusal(0, { do: "cross", gift: "lock", at: "wall-1" })).toMatchObject({
      rule: "C-6.8",
      why: { args: { symbols: ["lock"] } },
    });
  });
});
