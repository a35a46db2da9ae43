import { expect, test } from "vitest";
import { placeBar } from "../../src/stage/place-bar.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("the bar lies above a prompt at the foot of a phone", () => {
  expect(placeBar(box(0, 60, 390, 784), box(0, 640, 390, 204))).toEqual({ foot: 212, right: 0 });
});

test("and beside one that stands at the right of a phone on its side", () => {
  expect(placeBar(box(0, 48, 844, 342), box(552, 48, 292, 342))).toEqual({ foot: 0, right: 292 });
});

test("where the prompt is elsewhere it lies at the foot of the table", () => {
  expect(placeBar(box(0, 60, 1440, 840), box(200, 100, 600, 200))).toEqual({ foot: 0, right: 0 });
});
