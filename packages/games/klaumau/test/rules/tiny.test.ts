import { countStates } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { klaumau } from "../../game.ts";
import { position } from "../position.ts";

const LIMIT = 1000;

/** All of them are last rounds, so that the match ends with the round and nothing is dealt anew. */
describe("exact numbers of states", () => {
  it("K-4.3 K-7.2 one card that matches, no pile, two players: 6 states", () => {
    // 1 start
    // 2 ruby-1 played: out
    // 3 “I cannot”
    //   4 believed: nothing to draw, over
    //   5 doubted: the doubter picks
    //     6 ruby-1 laid without any reward to ask about: out
    const state = position({ hands: [["ruby-1"], ["amber-2"]], top: "ruby-3", round: 2 });
    expect(countStates(klaumau, state, LIMIT)).toBe(6);
  });

  it("K-4.6 no card that matches, no pile, three players: 8 states", () => {
    // 1 start
    // 1 “I cannot”, nobody has answered
    // 4 one of the two has answered, with one of two answers
    // 1 both believe: nothing to draw, over
    // 1 somebody doubts: the hand is shown, nothing to draw, over. Who doubted leaves no trace: three ends in one.
    const state = position({ hands: [["ruby-1"], ["amber-2"], ["amber-3"]], top: "emerald-4", round: 3 });
    expect(countStates(klaumau, state, LIMIT)).toBe(8);
  });

  it("K-5.9 K-6.1 a Crook as the last card against a Policeman as the last card, no pile: 16 states", () => {
    // Once the Crook lies there are 6 states: the victim is chosen; spared, over; the parry is asked for; parried with nothing to
    // draw, over; allowed, so chance picks; the only card taken, over.
    // 1 start
    // 6 the Crook is played
    // 1 “I cannot”; 1 believed, over; 1 doubted: the doubter picks; 6 the Crook is laid
    const state = position({ hands: [["crook-ruby"], ["police-amber"]], top: "ruby-3", round: 2 });
    expect(countStates(klaumau, state, LIMIT)).toBe(1 + 6 + 3 + 6);
  });

  it("K-9.9 (b) a Bomb with one number card each, no pile, two players: 12 states", () => {
    // 1 start
    // 1 the Bomb is played, both are asked; 2 one of them has put a card out; 1 both hands empty, over
    // 1 “I cannot”; 1 believed, over; 1 doubted: the doubter can only pick the Bomb
    // 4 the Bomb is laid, as above but with more questions answered
    const state = position({
      hands: [["bomb", "amber-1"], ["amber-2"]],
      top: "ruby-3",
      round: 2,
      config: { bomb: "discard" },
    });
    expect(countStates(klaumau, state, LIMIT)).toBe(1 + 4 + 3 + 4);
  });
});
