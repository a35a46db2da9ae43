import { expect, it } from "vitest";
import { isExpiring, localRow, onlineRow, sortRows } from "../../src/pages/tables/rows.ts";
import { de } from "../../src/pages/tables/text/de.ts";
import { en } from "../../src/pages/tables/text/en.ts";
import type { LocalSummary } from "../../src/play/local/matches.ts";
import { ownTable } from "./own-table.ts";

const table = ownTable({ turn: [1, 2], names: ["Ann", "Ben", "Cem", null], createdAt: 100 });
const match: LocalSummary = {
  id: "m1",
  game: "klaumau",
  title: "",
  seats: [
    { kind: "human", name: "Ann" },
    { kind: "bot", level: "easy" },
  ],
  yourTurn: true,
  n: 3,
  isOver: false,
  updatedAt: 50,
  hotSeat: false,
};
const name = (): string => "Klaumau!";

it("says whose turn it is", () => {
  expect(onlineRow(table, en, name)).toMatchObject({ state: "Ben and Cem to move", isMine: false, href: "/table/t1" });
  expect(onlineRow({ ...table, turn: [3] }, en, name).state).toBe("A bot thinks");
  expect(onlineRow({ ...table, turn: [0], isYourTurn: true }, de, name).state).toBe("Du bist dran");
  expect(onlineRow({ ...table, phase: "open", names: ["Ann", null] }, en, name)).toMatchObject({
    state: "Getting ready",
    detail: "Online · Nobody else yet",
  });
});

it("puts matches of this device beside those online, mine first", () => {
  const over = localRow({ ...match, id: "m2", isOver: true, updatedAt: 999 }, en, name);
  const rows = sortRows([over, onlineRow(table, en, name), localRow(match, en, name)]);
  expect(rows.map(({ key }) => key)).toEqual(["local-m1", "online-t1", "local-m2"]);
  expect(over.href).toBe("/replay/local/m2");
});

it("warns in the last week of a table", () => {
  const row = onlineRow({ ...table, expiresAt: 10 * 86_400_000 }, en, name);
  expect([isExpiring(row, 0), isExpiring(row, 4 * 86_400_000)]).toEqual([false, true]);
});
