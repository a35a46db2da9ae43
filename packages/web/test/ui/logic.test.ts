import { expect, test } from "vitest";
import { ICON_NAMES } from "../../src/ui/icon-names.ts";
import { qrPath } from "../../src/ui/qr-path.ts";
import { stepOf } from "../../src/ui/roving-step.ts";
import { hatOf, seatClass } from "../../src/ui/seats.ts";
import { steppedBy } from "../../src/ui/stepping.ts";
import sprite from "../../src/ui/icons.svg?raw";

test("arrows walk round inside a region, Home and End to its ends", () => {
  expect(stepOf("ArrowRight", 2, 3, "horizontal")).toBe(0);
  expect(stepOf("ArrowLeft", 0, 3, "both")).toBe(2);
  expect(stepOf("ArrowDown", 0, 3, "vertical")).toBe(1);
  expect(stepOf("ArrowUp", 0, 3, "both")).toBe(2);
  expect([stepOf("Home", 2, 3, "vertical"), stepOf("End", 0, 3, "vertical")]).toEqual([0, 2]);
});

test("keys of the other direction are left alone", () => {
  expect(stepOf("ArrowDown", 0, 3, "horizontal")).toBeNull();
  expect(stepOf("ArrowLeft", 0, 3, "vertical")).toBeNull();
  expect(stepOf("Enter", 0, 3, "both")).toBeNull();
  expect(stepOf("ArrowDown", 0, 0, "both")).toBeNull();
});

test("a number stays within its bounds", () => {
  expect(steppedBy("ArrowUp", 8, 2, 8)).toBe(8);
  expect(steppedBy("ArrowDown", 4, 2, 8)).toBe(3);
  expect([steppedBy("Home", 4, 2, 8), steppedBy("End", 4, 2, 8), steppedBy("x", 4, 2, 8)]).toEqual([2, 8, null]);
});

test("eight seats have eight hats and eight colours", () => {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(new Set(seats.map(hatOf)).size).toBe(8);
  expect(new Set(seats.map(seatClass)).size).toBe(8);
  expect(hatOf(8)).toBe(hatOf(0));
});

test("every icon is in the sprite, and the other way round", () => {
  const drawn = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
});

test("neighbouring modules of a QR code become one bar", () => {
  expect(
    qrPath([
      [true, true, false],
      [false, true, true],
    ]),
  ).toBe("M0 0h2v1H0zM1 1h2v1H1z");
});
