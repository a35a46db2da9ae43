import { fastRandom } from "@safehouse/chance";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type * as Present from "../src/matches/present.ts";
import type * as Scenes from "../src/matches/scenes.ts";
import { comparePair } from "./wire-pair.ts";
import { openWorldHouse, type Position, positionsOf, type WorldHouse } from "./wire-world.ts";

type PresentModule = typeof Present;
type ScenesModule = typeof Scenes;

/** What is wrong with the server, one thing at a time. */
const plant = vi.hoisted(() => ({ what: "nothing" }));

vi.mock("../src/matches/present.ts", async (original) => {
  const real = await original<PresentModule>();
  type Watched = Parameters<PresentModule["presentMatch"]>[0];
  const handOf = (room: Watched, seat: number): readonly number[] =>
    (room.match.snapshot(seat).view as unknown as { hand: readonly number[] }).hand;
  const foreign = (viewer: unknown): number => (viewer === 1 ? 0 : 1);
  return {
    ...real,
    presentMatch(room, viewer, language, from) {
      const told = real.presentMatch(room, viewer, language, from);
      if (plant.what === "another hand") return { ...told, peek: handOf(room, foreign(viewer)) };
      if (plant.what === "a number of cards") return { ...told, cards: handOf(room, foreign(viewer)).length };
      // Only how long the answer is depends on the hand.
      if (plant.what === "a size")
        return { ...told, game: told.game.padEnd(9 + (handOf(room, foreign(viewer))[0] ?? 0)) };
      return told;
    },
    presentEntry(room, frame, viewer, language) {
      const text = real.presentEntry(room, frame, viewer, language);
      if (plant.what !== "frames") return text;
      return JSON.stringify({ ...JSON.parse(text), peek: handOf(room, foreign(viewer)) });
    },
    presentAnswer(room, answer, viewer, language) {
      if (plant.what === "refusals" && answer.status === "refused") {
        const why = { id: "house.closed", args: {} };
        return real.presentAnswer(
          room,
          { ...answer, refusal: { rule: `${handOf(room, foreign(viewer))}`, why } },
          viewer,
          language,
        );
      }
      return real.presentAnswer(room, answer, viewer, language);
    },
  } satisfies PresentModule;
});

vi.mock("../src/matches/scenes.ts", async (original) => {
  const real = await original<ScenesModule>();
  return {
    ...real,
    presentChanges(room, viewer, language, from, to, between) {
      const text = real.presentChanges(room, viewer, language, from, to, between);
      if (plant.what !== "changes") return text;
      const { hand } = room.match.snapshot(viewer === 1 ? 0 : 1).view as unknown as { hand: readonly number[] };
      // As much as a check sum over too much would tell.
      return JSON.stringify({ ...JSON.parse(text), sum: to.sum ^ hand.reduce((sum, card) => sum * 31 + card, 7) });
    },
  } satisfies ScenesModule;
});

let houses: [WorldHouse, WorldHouse];
let positions: Position[];
beforeAll(async () => {
  houses = [await openWorldHouse(), await openWorldHouse()];
  positions = await positionsOf({}, 3, 7, { moves: 40, positions: 3 });
});
afterAll(() => Promise.all(houses.map((house) => house.close())));

async function findLeak(what: string): Promise<string | null> {
  plant.what = what;
  const random = fastRandom(7);
  for (const position of positions) {
    for (const viewer of [0, 1, "spectator"] as const) {
      const { leak } = await comparePair(houses, position, viewer, random);
      if (leak !== null) return leak;
    }
  }
  return null;
}

describe("the two-worlds test of the wire", () => {
  test("finds nothing where nothing is planted", async () => {
    expect(await findLeak("nothing")).toBeNull();
  });

  test("is not misled by what everybody may know, such as how many cards a hand has", async () => {
    expect(await findLeak("a number of cards")).toBeNull();
  });

  test.each(["another hand", "a size", "frames", "changes", "refusals"])("catches a planted leak: %s", async (what) => {
    expect(await findLeak(what)).not.toBeNull();
  });
});
