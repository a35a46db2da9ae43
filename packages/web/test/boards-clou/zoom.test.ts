import { found } from "@safehouse/kernel";
import { array, assert, double, pre, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { bounded, inSight, NEAR, type Stretch, zoomFor } from "../../src/boards/clou/plan/zoom.ts";

const PHONE = { width: 390, height: 520 };
const PLAN = { width: 390, height: 840 };

const part = double({ min: 0, max: 1, noNaN: true });
const stretch = tuple(part, part, part, part).map(([a, b, c, d]): Stretch => ({
  left: Math.min(a, b),
  right: Math.max(a, b),
  top: Math.min(c, d),
  bottom: Math.max(c, d),
}));

describe("how near the plan comes", () => {
  it("never further away than whole, never nearer than the button brings it", () => {
    assert(
      property(stretch, (wanted) => {
        const zoom = zoomFor(wanted, PHONE, PLAN);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(NEAR);
      }),
    );
  });

  it("whatever it comes nearer to is in the window as a whole", () => {
    assert(
      property(stretch, (wanted) => {
        const zoom = zoomFor(wanted, PHONE, PLAN);
        pre(zoom > 1);
        expect((wanted.right - wanted.left) * PLAN.width * zoom).toBeLessThanOrEqual(PHONE.width);
        expect((wanted.bottom - wanted.top) * PLAN.height * zoom).toBeLessThanOrEqual(PHONE.height);
      }),
    );
  });

  it("one symbol comes as near as the button brings it", () => {
    expect(zoomFor({ left: 0.4, right: 0.45, top: 0.4, bottom: 0.43 }, PHONE, PLAN)).toBe(NEAR);
  });

  it("two fingers stay within bounds", () => {
    expect(bounded(0.2)).toBe(1);
    expect(bounded(20)).toBe(3);
  });
});

describe("what is looked at of all that is lit", () => {
  it("fits the window if its first place does, and begins with that; nothing for nothing", () => {
    expect(inSight([], PHONE, PLAN)).toBeNull();
    assert(
      property(array(stretch, { minLength: 1 }), (places) => {
        const seen = inSight(places, PHONE, PLAN) as Stretch;
        const { left, right, top, bottom } = found(places[0]);
        expect(left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom).toBe(true);
        pre((bottom - top) * PLAN.height <= PHONE.height);
        expect((seen.bottom - seen.top) * PLAN.height).toBeLessThanOrEqual(PHONE.height);
      }),
    );
  });

  it("is all of it where all of it fits", () => {
    const both = [0.1, 0.3].map((at): Stretch => ({ left: at, top: at, right: at + 0.1, bottom: at + 0.1 }));
    expect(inSight(both, PHONE, PLAN)).toEqual({ left: 0.1, top: 0.1, right: 0.4, bottom: 0.4 });
  });
});
