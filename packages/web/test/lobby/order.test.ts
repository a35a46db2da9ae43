import { expect, it } from "vitest";
import { newContribution } from "../../src/pages/lobby/logic/contribution.ts";
import { movedBy } from "../../src/pages/lobby/logic/order.ts";

it("moves a seat by one place, within the table", () => {
  expect(movedBy(4, 2, -1)).toEqual([0, 2, 1, 3]);
  expect(movedBy(4, 2, 1)).toEqual([0, 1, 3, 2]);
  expect(movedBy(4, 0, -1)).toBeNull();
  expect(movedBy(4, 3, 1)).toBeNull();
  expect(movedBy(4, 4, -1)).toBeNull();
});

it("adds bytes of its own to chance, each time others", () => {
  expect(newContribution()).toMatch(/^[0-9a-f]{32}$/);
  expect(newContribution()).not.toBe(newContribution());
});
