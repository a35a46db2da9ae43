import type { Decor } from "../decor.ts";
import { hedge, tree } from "../outdoors.ts";
import { bars, crates, sacks, sorting } from "../pieces.ts";
import {
  gantry,
  haystack,
  henhouse,
  locomotive,
  lorry,
  pier,
  reeds,
  river,
  semaphore,
  stoneRail,
  tender,
  wireFence,
} from "../rail-pieces.ts";
import { boxOfReserve, sackFive, sackFour, sackOne, sackThree, sackTwo, shareBundle } from "../rail-things.ts";
import { watch } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "sunken-lane": {
      floor: "gravel",
      pieces: [
        [hedge, "s"],
        [tree, "ne"],
        [hedge, "e"],
        [tree, "se"],
        [hedge, "w"],
      ],
    },
    embankment: {
      floor: "grass",
      pieces: [
        [wireFence, "s"],
        [tree, "sw"],
        [hedge, "s"],
        [tree, "se"],
      ],
    },
    "signal-gantry": {
      windows: false,
      floor: "rails",
      pieces: [
        [gantry, "n"],
        [semaphore, "c"],
        [semaphore, "e"],
        [gantry, "c", 90],
      ],
    },
    "stopped-engine": {
      windows: false,
      floor: "rails",
      pieces: [
        [locomotive, "s"],
        [tender, "s"],
        [locomotive, "c", 90],
        [tender, "n"],
      ],
    },
    "high-value-van": {
      floor: "boards",
      pieces: [
        [sacks, "c"],
        [sorting, "s"],
        [bars, "n"],
        [sacks, "e"],
        [crates, "c"],
        [bars, "s"],
        [sacks, "w"],
      ],
    },
    parapet: {
      windows: false,
      floor: "cobbles",
      pieces: [
        [stoneRail, "s"],
        [stoneRail, "n"],
        [stoneRail, "e"],
        [stoneRail, "w"],
      ],
    },
    "under-the-arch": {
      windows: false,
      floor: "grass",
      pieces: [
        [pier, "n"],
        [river, "c"],
        [reeds, "w"],
        [river, "s"],
        [reeds, "sw"],
        [pier, "s"],
      ],
    },
    farmyard: {
      windows: false,
      floor: "cobbles",
      pieces: [
        [lorry, "s"],
        [haystack, "ne"],
        [henhouse, "e"],
        [haystack, "c"],
        [lorry, "n"],
        [henhouse, "n"],
      ],
    },
  },
  ways: {
    "barbed-wire": "open",
    "river-gate": "gate",
    "gantry-ladder": "open",
    fogman: "open",
    coupling: "folding",
    "sliding-side": "folding",
    "van-window": "window",
    "iron-rungs": "open",
    "footplate-steps": "open",
    "cart-track": "gate",
  },
  loot: {
    "drivers-watch": watch,
    "red-sack": sackOne,
    "blue-sack": sackTwo,
    "banks-reserve": boxOfReserve,
    "grey-sack": sackThree,
    "green-sack": sackFour,
    "white-sack": sackFive,
    "advance-share": shareBundle,
  },
};
