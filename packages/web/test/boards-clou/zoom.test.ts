import { array, assert, double, pre, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { around, bounded, NEAR, type Stretch, zoomFor } from "../../src/boards/clou/plan/zoom.ts";

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

describe("the stretch around places", () => {
  it("holds all of them, and is none around none", () => {
    expect(around([])).toBeNull();
    assert(
      property(array(stretch, { minLength: 1 }), (places) => {
        const whole = around(places) as Stretch;
        for (const { left, right, top, bottom } of places) {
          expect(left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom).toBe(true);
        }
      }),
    );
  });
});
