import { GAME_IDS, loadOffer } from "@safehouse/games";
import { findOnShelf, SHELF } from "@safehouse/games/shelf";
import type { GameOffer } from "@safehouse/kernel";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partsOf } from "../../src/games/index.ts";
import { sortUnfinished, unfinishedHere, unfinishedOnline } from "../../src/pages/home/unfinished.ts";
import { faceIn } from "../../src/shelf/face.ts";
import { ownTable } from "../tables/own-table.ts";

test("the shelf holds what can be played, as the games describe themselves", async () => {
  expect(SHELF.map(({ id }) => id)).toEqual(GAME_IDS);
  for (const { id, name, seats } of SHELF) {
    const game = await loadOffer(id);
    expect(game?.meta.name).toEqual(name);
    expect(game?.meta.seats).toEqual(seats);
  }
  expect(findOnShelf("nothing")).toBeNull();
});

const online = ownTable({ names: ["Ada", "Ben", null], createdAt: 5 });
const local = { game: "klaumau", title: "", n: 9, hotSeat: false, yourTurn: true, isOver: false, updatedAt: 7 };

test("unfinished tables are those one can go on with", () => {
  const tables = unfinishedOnline([
    { ...online, id: "a", phase: "playing", isYourTurn: false },
    { ...online, id: "b", phase: "open", isYourTurn: false },
    { ...online, id: "c", phase: "over", isYourTurn: false },
    { ...online, id: "d", phase: "playing", isYourTurn: true },
  ]);
  expect(tables.map(({ href, state }) => [href, state])).toEqual([
    ["/table/a", "others"],
    ["/table/b", "ready"],
    ["/table/d", "yours"],
  ]);
  expect(tables[0]?.names).toEqual(["Ben"]);
});

test("matches of this device name the others; a passed device names all", () => {
  const seats = [
    { kind: "human" as const, name: "Ada" },
    { kind: "bot" as const, name: "Otto", level: "easy" },
  ];
  const [one, passed] = unfinishedHere([
    { ...local, id: "1", seats },
    { ...local, id: "2", seats, hotSeat: true },
    { ...local, id: "3", seats, isOver: true },
  ]);
  expect([one?.names, one?.where]).toEqual([["Otto"], "device"]);
  expect([passed?.names, passed?.where]).toEqual([["Ada", "Otto"], "passed"]);
});

test("whose turn it is comes first, then the latest", () => {
  const one = unfinishedHere([{ ...local, id: "1", seats: [], yourTurn: false, updatedAt: 9 }]);
  const two = unfinishedOnline([{ ...online, id: "d", phase: "playing", isYourTurn: true }]);
  expect(sortUnfinished([...one, ...two]).map(({ key }) => key)).toEqual(["online-d", "local-1"]);
});

test("a game has of the web app what its manifest says", async () => {
  for (const { id, has } of SHELF) {
    const parts = await partsOf(id);
    expect(has.includes("lesson")).toBe(parts.lesson !== undefined);
    expect(has.includes("workshop")).toBe(parts.workshop !== undefined);
    expect(has.includes("companion")).toBe(parts.companion !== undefined);
  }
});

test("every face on the shelf is drawn, and is a choice of its game", async () => {
  // One drawing of the crooks serves the whole family.
  const art = readFileSync(new URL("../../../games/clou/cover.svg", import.meta.url), "utf8");
  for (const { id, faces } of SHELF) {
    const { meta, wishes } = (await loadOffer(id)) as GameOffer;
    const options = Object.values(meta.options.properties).flatMap((option) => ("enum" in option && option.enum) || []);
    for (const face of faces?.of ?? []) {
      expect(art).toContain(`<symbol id="${face}"`);
      expect(faceIn(id, face)).toMatch(new RegExp(`#${face}$`));
      expect([...options, ...(wishes?.choices ?? [])]).toContain(face);
    }
  }
  expect(faceIn("clou", "any")).toBeNull();
});
