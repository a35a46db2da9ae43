import type { OwnTable } from "@safehouse/protocol";
import { expect, it } from "vitest";
import { sortTables, turnNews } from "../../src/pages/tables/turns.ts";

const own = (id: string, changes: Partial<OwnTable> = {}): OwnTable => ({
  id,
  game: "klaumau",
  phase: "playing",
  seat: 0,
  turn: [],
  isYourTurn: false,
  names: ["Ann", null],
  createdAt: 0,
  expiresAt: null,
  ...changes,
});

it("tells of a turn once, and not of what the first look finds", () => {
  const tables = [own("a", { isYourTurn: true }), own("b"), own("c", { isYourTurn: true, phase: "over" })];
  expect(turnNews(null, tables)).toEqual({ mine: ["a"], fresh: [] });
  expect(turnNews([], tables)).toEqual({ mine: ["a"], fresh: ["a"] });
  expect(turnNews(["a"], tables)).toEqual({ mine: ["a"], fresh: [] });
});

it("puts what waits for me first", () => {
  const tables = [
    own("ended", { phase: "ended" }),
    own("over", { phase: "over" }),
    own("open", { phase: "open" }),
    own("old", { createdAt: 1 }),
    own("new", { createdAt: 2 }),
    own("mine", { isYourTurn: true }),
  ];
  expect(sortTables(tables).map(({ id }) => id)).toEqual(["mine", "new", "old", "open", "over", "ended"]);
});
