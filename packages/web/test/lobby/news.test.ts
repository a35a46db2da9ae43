import { expect, it } from "vitest";
import { newsBetween } from "../../src/pages/lobby/logic/news.ts";
import { as, empty, guest, tableOf } from "./table.ts";

const seats = [guest(0), guest(1)];
const bens = tableOf(seats, as("ben", 1));

it("tells somebody who lost the seat", () => {
  expect(newsBetween(bens, tableOf([guest(0), empty(1)], as("ben", null)))).toEqual(["removed"]);
  expect(newsBetween(tableOf(seats, { you: null }), bens)).toEqual([]);
});

it("tells the next host, and of new options", () => {
  const host = { ...bens, you: { guest: "ben", seat: 1, isHost: true, token: null } };
  expect(newsBetween(bens, host)).toEqual(["host"]);
  expect(newsBetween(bens, { ...bens, optionsChangedAt: 5 })).toEqual(["options"]);
});

it("has no news at first sight", () => {
  expect(newsBetween(null, bens)).toEqual([]);
  expect(newsBetween({ ...bens, id: "another" }, bens)).toEqual([]);
});
