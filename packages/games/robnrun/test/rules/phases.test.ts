import { describe, expect, it } from "vitest";
import { robnrun } from "../../game.ts";
import { answer, draw, find, heist, listed, openNames, refusal, release, turns, types } from "../position.ts";

const two = (table = {}): ReturnType<typeof heist> =>
  heist({
    seats: 3,
    safes: ["0320000"],
    hands: [
      ["id", "id", "acid", "ram"],
      ["dynamite", "acid", "acid", "bag"],
    ],
    table,
  });

describe("hint phase", () => {
  it("R-5.1 any number of open hints, each turned face down when used", () => {
    const state = two();
    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    answer(state, 0, { do: "hint", hint: 2, tool: "ram" });
    expect(state.table.open).toEqual([3, 4, 5, 7]);
    expect(state.table.used).toEqual([1, 2]);
    expect(state.table.told.map(({ hint }) => hint)).toEqual([1, 2]);
  });

  it("R-5.2 a face-down hint, a used one too, costs 3 gold", () => {
    const state = two({ gold: 4, open: [1] });
    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    expect(state.table.gold).toBe(4);
    answer(state, 0, { do: "hint", hint: 1, tool: "dynamite" });
    expect(state.table.gold).toBe(1);
    expect(refusal(state, 0, { do: "hint", hint: 3, number: 2 })).toMatchObject({
      rule: "R-5.2",
      why: { id: "no.gold" },
    });
  });

  it("R-5.3 using no hint is allowed, and the boss opens the accomplice phase", () => {
    const state = two();
    expect(listed(state, 0)[0]).toEqual({ do: "release" });
    release(state);
    expect(state.table.stage).toBe("turn");
  });
});

describe("accomplice phase", () => {
  it("R-5.4 left of the boss begins, and it ends when white is reached", () => {
    const state = two();
    release(state);
    expect(openNames(state)).toEqual(["turn:1:1"]);
    expect(listed(state, 1)).toContainEqual({ do: "pass" });
    turns(state, "id", "dynamite");
    expect(state.table.played).toBe(2);
    expect(types(turns(state, "id"))).toContain("sorted");
  });

  it("R-5.4 a hand is swapped once a phase", () => {
    const state = two();
    release(state);
    turns(state, "swap", "pass");
    expect(refusal(state, 1, { do: "swap" })).toMatchObject({ rule: "R-5.4", why: { id: "no.swapped-already" } });
    const decision = { id: "turn:1:2", seat: 1, kind: "turn" };
    expect(robnrun.ask(robnrun.view(state, 1), decision).args).toMatchObject({ swapped: true, forced: false });
    expect(refusal(state, 1, { do: "play", card: "bag" })?.rule ?? "R-5.4").toBe("R-5.4");
  });

  it("R-5.5 when all have passed in a row the next must play or swap", () => {
    const state = two();
    release(state);
    turns(state, "pass", "pass");
    expect(refusal(state, 1, { do: "pass" })).toMatchObject({ rule: "R-5.5", why: { id: "no.all-passed" } });
    turns(state, "swap");
    expect(refusal(state, 2, { do: "pass" })).toBeNull();
  });

  it("R-5.5 without cards one can only pass, which counts", () => {
    const state = heist({ seats: 3, safes: ["0320000"], hands: [[], ["acid", "acid", "id", "id"]] });
    release(state);
    expect(openNames(state)).toEqual(["turn:2:1"]);
    const events = turns(state, "pass");
    expect(events).toContainEqual({ type: "passed", seat: 1, why: "empty" });
    expect(refusal(state, 2, { do: "pass" })?.rule).toBe("R-5.5");
  });

  it("R-5.5 R-9.2 with two players there is no passing", () => {
    const state = heist({ seats: 2, safes: ["0320000"], hands: [["id", "acid", "id"]] });
    release(state);
    expect(refusal(state, 1, { do: "pass" })).toMatchObject({ rule: "R-5.5", why: { id: "no.pass-with-two" } });
  });

  it("R-5.5 R-13.4 an absent player passes, then swaps, then plays a bag", () => {
    const state = two();
    release(state);
    turns(state, "id");
    expect(listed(state, 2).slice(0, 3)).toEqual([{ do: "pass" }, { do: "swap" }, { do: "play", card: "bag" }]);
  });

  it("R-5.6 a swapped hand goes onto the trash, and as many cards are drawn", () => {
    const state = two();
    release(state);
    const events = turns(state, "swap");
    expect(find(events, "swapped").count).toBe(4);
    expect(state.hands[1]).toHaveLength(4);
    expect(state.trash[1]).toEqual([0, 1, 1, 5]);
  });

  it("R-5.6 with an empty pile the trash is shuffled, in the middle of a draw, too", () => {
    const state = two();
    release(state);
    state.trash[2] = state.pile.splice(2);
    const events = turns(state, "swap");
    expect(find(events, "drew").cards).toHaveLength(2);
    expect(openNames(state)).toEqual(["heist-1/reshuffle-1"]);
    expect(types(draw(state))).toEqual(["trash-shuffled", "drew"]);
    expect(state.hands[1]).toHaveLength(4);
    expect(state.trash.flat()).toEqual([]);
  });

  it("R-5.6 with pile and trash empty nothing is drawn", () => {
    const state = two();
    release(state);
    const all = state.pile.splice(0);
    turns(state.table.actor === 1 ? withCards(state, 2, all) : state, "id", "bag", "id");
    expect(state.hands[1]).toHaveLength(2);
  });

  it("R-5.7 when nobody holds a card the phase ends at once, its bags give nothing, and the heist ends after the alarm", () => {
    const state = heist({ seats: 3, safes: ["0320000"], hands: [["bag"], ["id"]] });
    release(state);
    const events = turns(state, "bag", "id");
    expect(find(events, "sorted")).toMatchObject({ bags: 1, opened: ["id"] });
    expect(types(events)).not.toContain("drew");
    expect(find(events, "heist-over")).toMatchObject({ why: "empty", alarm: false });
  });
});

/** Gives a seat more cards, so that none is lost. */
function withCards(state: ReturnType<typeof heist>, seat: number, cards: readonly number[]): typeof state {
  state.hands[seat] = [...state.hands[seat], ...cards].toSorted((a, b) => a - b);
  return state;
}

describe("alarm phase", () => {
  it("R-5.8 needed tools lie open, surplus and useless ones go face down onto the alarm pile", () => {
    const state = heist({
      seats: 3,
      safes: ["0300000"],
      hands: [
        ["id", "id", "acid"],
        ["id", "id", "ram"],
      ],
      table: { station: [1, 0, 0, 0] },
    });
    release(state);
    const events = turns(state, "id", "id", "acid", "ram");
    expect(find(events, "sorted")).toEqual({ type: "sorted", opened: ["id", "id"], bags: 0, wrong: 2, pile: 2 });
    expect(robnrun.viewEvent(find(events, "buried"), 1)).toBeNull();
    expect(robnrun.viewEvent(find(events, "buried"), 0)).toMatchObject({ cards: ["ram", "acid"] });
    release(state);
    expect(find(turns(state, "id", "id"), "heist-over").why).toBe("cracked");
  });

  it("R-5.8 nobody learns who played which card until the heist ends", () => {
    const state = two();
    release(state);
    turns(state, "id", "acid");
    expect(robnrun.view(state, 1).faces).toEqual([1, -1]);
    expect(robnrun.view(state, 2).faces).toEqual([-1, 5]);
    expect(robnrun.view(state, 0).faces).toEqual([-1, -1]);
    expect(robnrun.view(state, "spectator").faces).toEqual([-1, -1]);
  });

  it.each([
    [3, 2],
    [4, 1],
    [5, 1],
  ])("R-5.9 with %i players a bag gives every accomplice %i cards", (seats, each) => {
    const hands = [["bag", "id", "id"], ...Array.from({ length: seats - 2 }, () => ["id", "id"])];
    const state = heist({
      seats,
      safes: ["0320000"],
      hands: hands.map((hand, i) => (i > 1 ? ["acid", "acid"] : hand)),
    });
    release(state);
    const acts = { 3: ["bag", "id", "id"], 4: ["bag", "id", "acid", "id"], 5: ["bag", "id", "acid", "acid"] }[seats];
    const events = turns(state, ...(acts as string[]));
    const drawn = events.flatMap((event) => (event.type === "drew" ? [event] : []));
    expect(drawn.map(({ seat }) => seat)).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 1));
    expect(drawn.every(({ cards }) => cards?.length === each)).toBe(true);
    expect(state.table.bags).toBe(1);
  });

  it("R-5.10 R-2.4 one wrong card more than red allows sets it off; cracked and alarm may come together", () => {
    const state = heist({
      seats: 3,
      safes: ["0300000"],
      hands: [
        ["id", "id", "acid"],
        ["id", "acid", "acid"],
      ],
      table: { station: [0, 0, 0, 4], wrong: 0 },
    });
    release(state);
    turns(state, "acid", "acid", "id");
    release(state);
    const events = turns(state, "id", "id", "pass", "acid");
    expect(find(events, "heist-over")).toMatchObject({ why: "cracked", alarm: true });
  });

  it("R-5.11 the sorting asks nobody anything", () => {
    const state = two();
    release(state);
    turns(state, "id", "dynamite", "id");
    expect(openNames(state)).toEqual(["hint:0:2"]);
  });
});

describe("two players", () => {
  it("R-9.2 no bags; the accomplice draws as many cards as were played", () => {
    const state = heist({ seats: 2, safes: ["0320000"], hands: [["id", "acid", "id", "ram"]] });
    expect(state.pile.includes(7)).toBe(false);
    release(state);
    const events = turns(state, "id", "id");
    expect(find(events, "drew").cards).toHaveLength(2);
    expect(types(events).indexOf("drew")).toBeLessThan(types(events).indexOf("sorted"));
    expect(state.hands[1]).toHaveLength(4);
  });

  it("R-5.7 R-9.2 whether a card is left is asked after the refill", () => {
    const state = heist({ seats: 2, safes: ["0320000"], hands: [["id", "id"]] });
    release(state);
    expect(types(turns(state, "id", "id"))).not.toContain("heist-over");
    expect(state.hands[1]).toHaveLength(2);
  });
});
