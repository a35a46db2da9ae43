import { fastRandom } from "@safehouse/chance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparePair } from "./wire-pair.ts";
import { openWorldHouse, positionsOf, type TableViewer, type WorldHouse } from "./wire-world.ts";

const POSITIONS = Number(process.env["WIRE_POSITIONS"] ?? 2);

let houses: [WorldHouse, WorldHouse];
beforeAll(async () => {
  houses = [await openWorldHouse(), await openWorldHouse()];
});
afterAll(() => Promise.all(houses.map((house) => house.close())));

const ALL = { bomb: "halve", forgery: true, converted: true, receiver: true, watchdogs: true };

test.each([
  { config: {}, seats: 3, seed: 1 },
  { config: ALL, seats: 3, seed: 2 },
  { config: { ...ALL, bomb: "discard" }, seats: 4, seed: 3 },
  { config: { doubters: "next", bomb: "swap" }, seats: 2, seed: 4 },
])(
  "nothing that HTTP and the socket tell is different in two worlds that are one to the viewer ($seats seats, seed $seed)",
  async ({ config, seats, seed }) => {
    const random = fastRandom(seed);
    const positions = await positionsOf(config, seats, seed, { moves: 150, positions: POSITIONS });
    const viewers: TableViewer[] = [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
    let steps = 0;
    let others = 0;
    for (const position of positions) {
      for (const viewer of viewers) {
        const result = await comparePair(houses, position, viewer, random);
        expect(result.leak, `${viewer}`).toBeNull();
        steps += result.steps;
        if (result.isOther) others++;
      }
    }
    expect(others).toBeGreaterThan((positions.length * viewers.length) / 2);
    expect(steps).toBeGreaterThan(positions.length);
  },
);
