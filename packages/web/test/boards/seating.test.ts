import { describe, expect, it } from "vitest";
import { chosenPlaces, pointsInHand } from "../../src/boards/klaumau/logic/hand.ts";
import { allRound, othersClockwise, places } from "../../src/boards/klaumau/logic/seating.ts";
import { faceOf } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { fanOffset } from "../../src/kit/fan.ts";

describe("seats", () => {
  it("go clockwise from the left of the viewer, who is not among them", () => {
    expect(othersClockwise(5, 3)).toEqual([4, 0, 1, 2]);
    expect(othersClockwise(2, 0)).toEqual([1]);
    expect(othersClockwise(3, null)).toEqual([0, 1, 2]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "%i of them have a place each, mirrored, on the table and not on each other",
    (count) => {
      const seated = places(count);
      expect(seated).toHaveLength(count);
      seated.forEach(({ x, y }, i) => {
        expect(x).toBeCloseTo(100 - found(seated[count - 1 - i]).x);
        expect(x).toBeGreaterThanOrEqual(8);
        expect(y).toBeLessThan(60);
      });
      const upper = seated.filter(({ y }) => y < 20).map(({ x }) => x);
      upper.forEach((x, i) => i > 0 && expect(x - found(upper[i - 1])).toBeGreaterThan(12));
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])("%i of them sit all round a big screen, mirrored and apart", (count) => {
    const seated = allRound(count);
    expect(seated).toHaveLength(count);
    seated.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(100 - found(seated[count - 1 - i]).x);
      const near = seated.filter((other) => Math.abs(other.x - x) < 24 && Math.abs(other.y - y) < 28);
      expect(near).toHaveLength(1);
    });
  });

  it("speak towards the middle", () => {
    for (const { x, speaks } of places(7)) expect(speaks).toBe(x > 60 ? "left" : "right");
  });
});

describe("the hand", () => {
  const hand = ["ruby-1", "ruby-1", "ruby-4", "police-ruby"].map(faceOf);

  it("marks as many equal cards as were chosen", () => {
    expect([...chosenPlaces(hand, [found(hand[0])])]).toEqual([0]);
    expect([...chosenPlaces(hand, [found(hand[0]), found(hand[1])])]).toEqual([0, 1]);
    expect([...chosenPlaces(hand, [])]).toEqual([]);
  });

  it("K-7.3 is worth what it would score", () => {
    expect(pointsInHand(hand, { bombScores: true })).toBe(6);
  });

  it("K-9.8 counts the Bomb as the rules of its match do", () => {
    const armed = [...hand, faceOf("bomb")];
    expect([pointsInHand(armed, {}), pointsInHand(armed, { bombScores: true })]).toEqual([6, 7]);
  });

  it("fans out evenly to both sides", () => {
    expect([0, 1, 2].map((i) => fanOffset(i, 3))).toEqual([-1, 0, 1]);
  });
});
