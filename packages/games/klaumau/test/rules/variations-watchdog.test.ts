import { describe, expect, it } from "vitest";
import { klaumau } from "../../game.ts";
import type { State } from "../../state.ts";
import { answer, cannot, draw, hand, listed, position, refusal, top, types } from "../position.ts";
import { aim, asked, barter, eventsOf, play, playable, points, steal } from "./table.ts";

type Setting = Partial<Parameters<typeof position>[0]>;

function table(more: Setting = {}): State {
  return position({
    hands: [
      ["watchdog", "amber-1", "crook-ruby"],
      ["watchdog", "emerald-1", "crook-emerald"],
      ["sapphire-1", "crook-sapphire"],
    ],
    top: "ruby-3",
    pile: ["amber-4", "emerald-4"],
    config: { watchdogs: true },
    ...more,
  });
}

const LAY = { do: "lay" } as const;

describe("K-9.4 to K-9.7 the Watchdogs", () => {
  it("K-9.4 drawn, it goes to the hand like any card", () => {
    const state = table({ hands: [["amber-1"], ["emerald-1"], ["sapphire-1"]], pile: ["watchdog"] });
    const drew = cannot(state, 0).at(-1)!;
    expect(hand(state, 0)).toEqual(["amber-1", "watchdog"]);
    expect(state.table.laid).toEqual([0, 0, 0]);
    expect(klaumau.viewEvent(drew, 1)).toEqual({ type: "drew", seat: 0, card: null });
  });

  it("K-9.4 it may be laid instead of playing a card; that is the turn, and nothing is drawn", () => {
    const state = table();
    expect(listed(state, 0)).toContainEqual(LAY);
    expect(answer(state, 0, LAY)).toEqual([{ type: "laid", seat: 0 }]);
    expect(state.table.laid).toEqual([1, 0, 0]);
    expect(hand(state, 0)).toEqual(["amber-1", "crook-ruby"]);
    expect(top(state)).toBe("ruby-3");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.4 everybody sees it lie there", () => {
    const state = table();
    answer(state, 0, LAY);
    expect(klaumau.view(state, "spectator").table.laid).toEqual([1, 0, 0]);
  });

  it("K-9.4 without one in hand none can be laid", () => {
    const state = table({ turn: 2 });
    expect(listed(state, 2)).not.toContainEqual(LAY);
    expect(refusal(state, 2, LAY)).toMatchObject({ rule: "K-9.4", why: { id: "no.no-watchdog" } });
  });

  it("K-9.4 a named colour is no hindrance and stays", () => {
    const state = table({ top: "keyhole-ruby", named: "sapphire" });
    answer(state, 0, LAY);
    expect(state.table.named).toBe("sapphire");
  });

  it("K-9.5 a Crook cannot be aimed at a player with a Watchdog laid", () => {
    const state = table({ hands: [["crook-ruby", "amber-1"], ["emerald-1"], ["sapphire-1"]], laid: [1] });
    play(state, 0, "crook-ruby");
    expect(listed(state, 0)).toEqual([{ do: "spare" }, { do: "rob", seat: 2 }]);
    expect(refusal(state, 0, { do: "rob", seat: 1 })).toEqual({
      rule: "K-9.5",
      why: { id: "no.watchdog", args: { seat: 1 } },
    });
  });

  it("K-9.5 a Watchdog in hand does not protect", () => {
    const state = table();
    play(state, 0, "crook-ruby");
    expect(listed(state, 0)).toContainEqual({ do: "rob", seat: 1 });
  });

  it("K-9.5 the one with the Watchdog may rob others", () => {
    const state = table({ hands: [["crook-ruby", "amber-1"], ["emerald-1"], ["sapphire-1"]], laid: [0] });
    play(state, 0, "crook-ruby");
    expect(listed(state, 0)).toContainEqual({ do: "rob", seat: 1 });
  });

  it("K-9.6 nobody may have two laid", () => {
    const state = table({ hands: [["watchdog", "amber-1"], ["emerald-1"], ["sapphire-1"]], laid: [0] });
    expect(listed(state, 0)).toEqual([{ do: "cannot" }]);
    expect(refusal(state, 0, LAY)).toMatchObject({ rule: "K-9.6", why: { id: "no.second-watchdog" } });
  });

  it("K-9.6 two players may have one each, and one of two in hand can be laid", () => {
    const state = table();
    answer(state, 0, LAY);
    answer(state, 1, LAY);
    expect(state.table.laid).toEqual([1, 1, 0]);
    const both = table({ hands: [["watchdog", "watchdog"], ["emerald-1"], ["sapphire-1"]] });
    answer(both, 0, LAY);
    expect(hand(both, 0)).toEqual(["watchdog"]);
  });

  it("K-9.7 a Watchdog scores 1, in hand or laid", () => {
    const inHand = table({ hands: [["ruby-1"], ["watchdog"], ["sapphire-4"]] });
    expect(points(play(inHand, 0, "ruby-1"))).toEqual([0, 1, 4]);
    const laid = table({ hands: [["ruby-1"], ["watchdog"], ["sapphire-4"]], laid: [1] });
    const events = play(laid, 0, "ruby-1");
    expect(points(events)).toEqual([0, 2, 4]);
    expect(eventsOf(events, "scored")[1]).toMatchObject({ cards: ["watchdog"], watchdog: true });
  });

  it("K-9.7 it cannot be played onto the discard pile, whatever lies there", () => {
    for (const card of ["ruby-3", "plan-all", "crook-amber"]) {
      const state = table({ top: card });
      expect(playable(state, 0)).not.toContain("watchdog");
      expect(refusal(state, 0, { do: "play", card: "watchdog" })).toMatchObject({
        rule: "K-9.7",
        why: { id: "no.watchdog-not-played" },
      });
    }
  });

  it("K-9.7 in hand it can be stolen", () => {
    const state = table();
    steal(state, 0, "crook-ruby", 1, "watchdog");
    expect(hand(state, 0)).toEqual(["amber-1", "watchdog", "watchdog"]);
  });

  it("K-9.7 in hand it can be taken and given by a Barter", () => {
    const state = table({ hands: [["barter-ruby", "watchdog"], ["emerald-1", "watchdog"], ["sapphire-1"]] });
    barter(state, 0, "barter-ruby", 1, "watchdog");
    answer(state, 0, { do: "give", card: "watchdog" });
    expect(hand(state, 0)).toEqual(["watchdog"]);
    expect(hand(state, 1)).toEqual(["emerald-1", "watchdog"]);
  });

  it("K-9.7 laid it cannot be bartered: only the cards in hand can be drawn", () => {
    const state = table({ hands: [["barter-ruby", "amber-1"], ["emerald-1"], ["sapphire-1"]], laid: [1] });
    aim(state, 0, "barter-ruby", 1);
    expect(klaumau.pending(state)).toMatchObject([{ draw: { pick: 1 } }]);
    expect(types(draw(state, [0]))).toEqual(["took"]);
    expect(hand(state, 0)).toEqual(["amber-1", "emerald-1"]);
    expect(state.table.laid).toEqual([0, 1, 0]);
  });
});
