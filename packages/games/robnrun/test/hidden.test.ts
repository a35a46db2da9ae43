import { conform } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { robnrun } from "../game.ts";
import type { State } from "../state.ts";
import { answer, heist, release, turns } from "./position.ts";
import { resample } from "./resample.ts";

/** Everything but these cards lies open, so that the worlds can be counted. */
function fewCards(): State {
  const state = heist({
    seats: 3,
    safes: ["0320000"],
    hands: [["id", "acid"], ["ram"]],
    pile: ["jackhammer", "bag"],
    config: { openList: true },
  });
  // Three safes are left that nobody has seen, all others are gone; two of them stand in town.
  const left = [...state.screen, state.safes[0][0], state.safes[1][0]];
  for (const safes of state.safes) safes.length = 0;
  state.safes[0] = [left[1]];
  state.safes[1] = [left[2]];
  state.spare = [];
  Object.assign(state.table, { buildings: [1, 1, 0, 0, 0, 0, 0, 0], sparePile: 0 });
  state.table.gone = Array.from({ length: 70 }, (_, safe) => safe).filter((safe) => !left.includes(safe));
  // The rest of the pile has been thrown away by the viewer.
  state.trash[1] = state.pile.splice(0, state.pile.length - 2);
  return state;
}

describe("hidden things, counted", () => {
  it("R-4.1 R-5.8 an accomplice reckons with every safe and every place of every unseen card", async () => {
    const kit = {
      configs: () => [{}],
      resample,
      worlds: [
        {
          name: "three safes, three unseen cards",
          state: fewCards,
          viewer: 1,
          // Any of three safes behind the screen, the others in two orders; three cards in three places.
          world: (state: State) => [state.screen, state.safes, state.hands[2], state.pile],
          count: 6 * 6,
        },
        {
          name: "the boss knows the safe behind the screen",
          state: fewCards,
          viewer: 0,
          world: (state: State) => [state.screen, state.safes],
          count: 2,
        },
      ],
    };
    const report = await conform(robnrun, kit, { seats: [3], matches: 0, leakPairs: 0 });
    expect(report.violations).toEqual([]);
  });

  it("R-8.3 hints told to all are true in every imagined world", async () => {
    const told = (): State => {
      const state = fewCards();
      answer(state, 0, { do: "hint", hint: 5, number: 5 });
      return state;
    };
    const kit = {
      configs: () => [{}],
      resample,
      worlds: [{ name: "told", state: told, viewer: 1, world: (state: State) => state.screen, count: 1 }],
    };
    const report = await conform(robnrun, kit, { seats: [3], matches: 0, leakPairs: 0 });
    expect(report.violations).toEqual([]);
  });

  it("R-8.2 nobody can tell whether the other has chosen a card for the exchange", () => {
    const state = heist({
      seats: 3,
      safes: ["0320000"],
      hands: [
        ["id", "acid"],
        ["ram", "id"],
      ],
    });
    Object.assign(state.table, { stage: "give", exchanging: [1, 2] });
    const before = JSON.stringify(robnrun.view(state, 2));
    answer(state, 1, { do: "give", card: "acid" });
    expect(JSON.stringify(robnrun.view(state, 2))).toBe(before);
    expect(robnrun.view(state, 1).chosen).toBe(5);
  });

  it("R-5.6 R-11.1 a view holds what its seat may remember: own plays, own thrown cards, nothing of others", () => {
    const state = heist({
      seats: 3,
      safes: ["0320000"],
      hands: [
        ["id", "acid"],
        ["ram", "dynamite"],
      ],
    });
    release(state);
    turns(state, "swap", "dynamite");
    expect(robnrun.view(state, 1)).toMatchObject({ thrown: [1, 5], faces: [-1, -1], trash: 2 });
    expect(robnrun.view(state, 2)).toMatchObject({ thrown: [], faces: [-1, 2], safes: [], wrong: [] });
    expect(robnrun.view(state, "spectator")).toMatchObject({ hand: [], thrown: [], safes: [], known: [] });
  });

  it("R-11.1 a finished match can be watched with everything open: hands, plays, safes, both piles and secrets", () => {
    const state = heist({
      seats: 3,
      safes: ["0320000"],
      hands: [
        ["id", "acid"],
        ["ram", "dynamite"],
      ],
      config: { scenario: "short-notice" },
    });
    answer(state, 0, { do: "hint", hint: 9, seat: 1, tool: "id" });
    release(state);
    turns(state, "swap", "dynamite");
    state.wrong.push(3);
    const { safes, spare, hands, pile, trash, screen, six, wrong, secrets, faces } = state;
    expect([faces, secrets]).toEqual([[-1, 2], [1]]);
    expect(robnrun.view(state, "open")).toMatchObject({
      seat: null,
      hand: [],
      safes: screen,
      six,
      wrong,
      secrets,
      faces,
      open: { safes, spare, hands, pile, trash },
    });
    for (const viewer of [0, 1, 2, "spectator"] as const) expect(robnrun.view(state, viewer).open).toBeNull();
  });
});
