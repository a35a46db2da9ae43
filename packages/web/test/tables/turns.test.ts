import type { OwnTable } from "@safehouse/protocol";
import { expect, it } from "vitest";
import { turnNews } from "../../src/pages/tables/turns.ts";
import { ownTable } from "./own-table.ts";

const own = (id: string, changes: Partial<OwnTable> = {}): OwnTable => ownTable({ id, ...changes });

it("tells of a turn once, and not of what the first look finds", () => {
  const tables = [own("a", { isYourTurn: true }), own("b"), own("c", { isYourTurn: true, phase: "over" })];
  expect(turnNews(null, tables)).toEqual({ mine: ["a"], fresh: [] });
  expect(turnNews([], tables)).toEqual({ mine: ["a"], fresh: ["a"] });
  expect(turnNews(["a"], tables)).toEqual({ mine: ["a"], fresh: [] });
});
