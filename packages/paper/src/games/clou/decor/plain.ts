import { found } from "@safehouse/kernel";
import type { BurglaryPlan } from "@safehouse/games/clou/paper";
import type { Decor, RoomDecor } from "./decor.ts";
import { hedge, lantern, tree } from "./outdoors.ts";
import { armchair, bookcase, carpet, crates, desk, plant, roundTable, safe, sofa, table, wardrobe } from "./pieces.ts";

const OUTSIDE: RoomDecor = { floor: "grass", pieces: [[tree, "c"], [hedge, "sw"], [lantern, "ne"], [tree, "se"], [hedge, "n"]] }; // oxfmt-ignore
/** What might stand in any room, taken in turn. */
const INSIDE: readonly RoomDecor[] = [
  {
    floor: "boards",
    pieces: [
      [sofa, "s"],
      [carpet, "c"],
      [plant, "ne"],
    ],
  },
  {
    floor: "tiles",
    pieces: [
      [table, "c"],
      [plant, "sw"],
      [crates, "se"],
    ],
  },
  {
    floor: "boards",
    pieces: [
      [bookcase, "n"],
      [desk, "s"],
      [armchair, "e"],
    ],
  },
  {
    floor: "carpet",
    pieces: [
      [wardrobe, "s"],
      [roundTable, "c"],
      [safe, "ne"],
    ],
  },
];

/** For a house of which nobody knows more than its walls. */
export function plainDecor({ rooms }: BurglaryPlan): Decor {
  const furnished = rooms.map(({ id, start }, i) => [id, start ? OUTSIDE : found(INSIDE[i % INSIDE.length])] as const);
  return { rooms: Object.fromEntries(furnished), loot: {} };
}
