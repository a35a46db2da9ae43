import type { Decor } from "../decor.ts";
import { carriage, lantern, tree } from "../outdoors.ts";
import {
  armchair,
  bookcase,
  boxes,
  carpet,
  coal,
  counter,
  crate,
  desk,
  fir,
  fireplace,
  furnaceOven,
  piano,
  roundTable,
  safe,
  sofa,
  stairs,
  table,
  till,
  vaultDoor,
  vitrine,
  wheel,
  workbench,
} from "../pieces.ts";
import { brooch, coins, gem, gems, ingots, notes, pouch } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "cutters-court": {
      floor: "cobbles",
      pieces: [
        [fir, "c"],
        [lantern, "ne"],
        [carriage, "s"],
        [lantern, "se"],
        [tree, "w"],
        [tree, "sw"],
        [lantern, "n"],
      ],
    },
    "jewel-shop": {
      floor: "parquet",
      pieces: [
        [counter, "s"],
        [vitrine, "n"],
        [vitrine, "se"],
        [till, "sw"],
        [vitrine, "e"],
        [carpet, "c"],
      ],
    },
    "cutters-parlour": {
      floor: "carpet",
      pieces: [
        [fir, "c"],
        [fireplace, "n"],
        [piano, "s"],
        [sofa, "se"],
        [armchair, "sw"],
        [roundTable, "e"],
      ],
    },
    "grinding-room": {
      floor: "boards",
      pieces: [
        [wheel, "s"],
        [wheel, "se"],
        [wheel, "sw"],
        [workbench, "n"],
        [wheel, "c"],
        [wheel, "e"],
      ],
    },
    workshop: {
      floor: "boards",
      pieces: [
        [workbench, "s"],
        [workbench, "n"],
        [table, "c"],
        [crate, "se"],
        [workbench, "sw"],
        [workbench, "e"],
      ],
    },
    furnace: {
      windows: false,
      floor: "tiles",
      pieces: [
        [furnaceOven, "s"],
        [coal, "se"],
        [furnaceOven, "c"],
        [coal, "sw"],
        [coal, "n"],
      ],
    },
    "cutters-office": {
      floor: "boards",
      pieces: [
        [desk, "s"],
        [bookcase, "n"],
        [armchair, "se"],
        [carpet, "c"],
        [stairs, "e"],
      ],
    },
    "stone-vault": {
      windows: false,
      floor: "tiles",
      pieces: [
        [vaultDoor, "c"],
        [boxes, "s"],
        [safe, "se"],
        [safe, "sw"],
        [boxes, "n"],
      ],
    },
  },
  ways: { shutter: "gate", skylight: "window", "stair-door": "open", hoist: "hatch", trapdoor: "hatch" },
  loot: {
    "window-stone": gem,
    brooches: brooch,
    savings: coins,
    "wheel-stone": gem,
    "glass-diamonds": gems,
    "tray-stone": gem,
    "gold-ingot": ingots,
    commission: notes,
    "rough-diamonds": pouch,
    "blue-stone": gem,
  },
};
