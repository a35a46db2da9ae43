import { balance, coinPress, coinTrays, furnace, moulds } from "../craft-pieces.ts";
import type { Decor } from "../decor.ts";
import { barrier, bin, drain, lantern, trolley } from "../outdoors.ts";
import { bars, coal, desk, drafting, gold, lamp, pillar, safe, sacks, table, till, vaultDoor } from "../pieces.ts";
import { bar, coins, coinSet, die, dieTail, ingots, plate, pouch, weight } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "tower-ditch": {
      floor: "cobbles",
      pieces: [
        [drain, "c"],
        [lantern, "nw"],
        [barrier, "n"],
        [bin, "se"],
        [drain, "s"],
        [lantern, "e"],
      ],
    },
    weighbridge: {
      floor: "cobbles",
      pieces: [
        [balance, "e"],
        [trolley, "s"],
        [sacks, "sw"],
        [barrier, "n"],
        [trolley, "c"],
        [balance, "w"],
      ],
    },
    "melting-house": {
      windows: false,
      floor: "tiles",
      pieces: [
        [furnace, "s"],
        [moulds, "c"],
        [furnace, "sw"],
        [coal, "se"],
        [moulds, "n"],
        [coal, "w"],
      ],
    },
    "press-hall": {
      floor: "tiles",
      pieces: [
        [coinPress, "c"],
        [coinPress, "s"],
        [coinPress, "sw"],
        [pillar, "se"],
        [coinPress, "e"],
        [pillar, "nw"],
      ],
    },
    "engravers-loft": {
      floor: "boards",
      pieces: [
        [drafting, "e"],
        [lamp, "s"],
        [desk, "s"],
        [drafting, "n"],
        [lamp, "ne"],
        [table, "c"],
      ],
    },
    "assay-office": {
      floor: "parquet",
      pieces: [
        [balance, "w"],
        [desk, "s"],
        [balance, "n"],
        [till, "e"],
        [balance, "c"],
        [table, "sw"],
      ],
    },
    "telling-room": {
      floor: "boards",
      pieces: [
        [coinTrays, "n"],
        [coinTrays, "s"],
        [till, "e"],
        [coinTrays, "c"],
        [sacks, "se"],
      ],
    },
    "bullion-store": {
      windows: false,
      floor: "tiles",
      pieces: [
        [vaultDoor, "e"],
        [gold, "s"],
        [gold, "se"],
        [gold, "n"],
        [bars, "s"],
        [safe, "sw"],
      ],
    },
  },
  ways: {
    "ditch-grating": "gate",
    "gate-sergeant": "double",
    "wagon-door": "double",
    "office-stairs": "open",
    "crane-chain": "open",
    "spiral-stair": "open",
    "mesh-gate": "gate",
    "pay-window": "window",
    "bullion-door": "double",
  },
  loot: {
    weights: weight,
    "silver-bar": bar,
    "trial-coins": coins,
    "obverse-die": die,
    "touch-plate": plate,
    "reverse-die": dieTail,
    "new-shillings": pouch,
    "maundy-set": coinSet,
    "gold-reserve": ingots,
  },
};
