import type { Decor } from "../decor.ts";
import { barrier, lantern, trolley } from "../outdoors.ts";
import { bars, bench, crate, crates, gold, safe, sacks, sorting, stove, vaultDoor, vent } from "../pieces.ts";
import { brakeGear, ridge, wheelsets } from "../rail-pieces.ts";
import { fivers, mug, noteSack, postalOrders, sealedLetters, stamps, wristWatches } from "../rail-things.ts";
import { gems } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "brake-van": {
      floor: "boards",
      pieces: [
        [stove, "s"],
        [bench, "w"],
        [lantern, "ne"],
        [barrier, "e"],
        [bench, "c"],
        [lantern, "se"],
      ],
    },
    "parcels-coach": {
      floor: "boards",
      pieces: [
        [crates, "e"],
        [crate, "sw"],
        [trolley, "c"],
        [crates, "n"],
        [crate, "s"],
      ],
    },
    "sorting-coach": {
      floor: "boards",
      pieces: [
        [sorting, "s"],
        [sacks, "e"],
        [sorting, "e"],
        [sacks, "c"],
        [sorting, "n"],
      ],
    },
    "coach-roof": {
      windows: false,
      floor: "boards",
      pieces: [
        [ridge, "c"],
        [vent, "c"],
        [vent, "e"],
        [ridge, "c", 90],
        [vent, "w"],
        [vent, "s"],
        [vent, "n"],
      ],
    },
    underframe: {
      windows: false,
      floor: "gravel",
      pieces: [
        [wheelsets, "c"],
        [wheelsets, "c", 90],
        [brakeGear, "s"],
        [brakeGear, "c", 90],
        [wheelsets, "w"],
        [brakeGear, "n"],
      ],
    },
    "armoured-coach": {
      windows: false,
      floor: "tiles",
      pieces: [
        [sacks, "s"],
        [bars, "n"],
        [sacks, "e"],
        [bars, "s"],
        [sacks, "c"],
      ],
    },
    "registered-cell": {
      windows: false,
      floor: "tiles",
      pieces: [
        [safe, "e"],
        [sorting, "s"],
        [bars, "n"],
        [safe, "n"],
        [bars, "s"],
      ],
    },
    "currency-cell": {
      windows: false,
      floor: "tiles",
      pieces: [
        [vaultDoor, "c"],
        [gold, "s"],
        [safe, "s"],
        [bars, "n"],
        [bars, "s"],
      ],
    },
  },
  ways: {
    "train-guard": "double",
    "buffer-plate": "open",
    "roof-trap": "hatch",
    "gangway-door": "folding",
    "coach-hatch": "hatch",
    "roof-vent": "hatch",
    "cell-skylight": "window",
    "cable-duct": "hatch",
    "mesh-door": "gate",
    "currency-door": "double",
  },
  loot: {
    "christening-silver": mug,
    "postal-orders": postalOrders,
    "smuggled-watches": wristWatches,
    "sack-of-notes": noteSack,
    "misprinted-stamps": stamps,
    "uncut-stones": gems,
    "registered-letters": sealedLetters,
    "old-fivers": fivers,
  },
};
