import { globe, meridian, orrery, pendulums, smallTelescope, starChart, telescope } from "../craft-pieces.ts";
import type { Decor } from "../decor.ts";
import { balustrade, hedge, lantern, tree, urn } from "../outdoors.ts";
import { armchair, bookcase, desk, fireplace, plant, safe, spiral, table, vitrine } from "../pieces.ts";
import { atlas, clockFace, dial, envelope, lens, notes, plate } from "../things.ts";

export const decor: Decor = {
  rooms: {
    hillside: {
      floor: "grass",
      pieces: [
        [tree, "c"],
        [hedge, "s"],
        [tree, "ne"],
        [hedge, "n"],
        [lantern, "e"],
        [tree, "sw"],
      ],
    },
    "gate-lodge": {
      floor: "boards",
      pieces: [
        [fireplace, "w"],
        [armchair, "c"],
        [table, "s"],
        [plant, "ne"],
        [armchair, "n"],
      ],
    },
    "star-terrace": {
      windows: false,
      floor: "tiles",
      pieces: [
        [balustrade, "s"],
        [smallTelescope, "c"],
        [balustrade, "n"],
        [urn, "ne"],
        [urn, "sw"],
        [smallTelescope, "e"],
      ],
    },
    "meridian-room": {
      floor: "parquet",
      pieces: [
        [meridian, "s"],
        [spiral, "w"],
        [meridian, "n"],
        [meridian, "c"],
        [pendulums, "c"],
      ],
    },
    "chart-room": {
      floor: "boards",
      pieces: [
        [starChart, "s"],
        [globe, "e"],
        [starChart, "n"],
        [bookcase, "n"],
        [globe, "c"],
        [starChart, "c"],
      ],
    },
    "clock-vault": {
      windows: false,
      floor: "tiles",
      pieces: [
        [pendulums, "n"],
        [pendulums, "s"],
        [pendulums, "c"],
        [safe, "se"],
        [pendulums, "e"],
      ],
    },
    "great-dome": {
      windows: false,
      floor: "boards",
      pieces: [
        [telescope, "c"],
        [telescope, "e"],
        [orrery, "s"],
        [orrery, "c"],
        [smallTelescope, "n"],
        [desk, "w"],
      ],
    },
    "lens-cabinet": {
      windows: false,
      floor: "carpet",
      pieces: [
        [vitrine, "s"],
        [orrery, "e"],
        [vitrine, "n"],
        [vitrine, "c"],
        [globe, "se"],
        [vitrine, "sw"],
      ],
    },
  },
  ways: {
    "lodge-window": "window",
    "terrace-wall": "open",
    "iron-stairs": "gate",
    "sliding-door": "folding",
    "dome-slit": "open",
    "duty-astronomer": "double",
    "cabinet-door": "panel",
  },
  loot: {
    "pay-packet": envelope,
    "transit-lens": lens,
    "star-atlas": atlas,
    "master-clock": clockFace,
    "prize-money": notes,
    "brass-dial": dial,
    "eyepiece-lens": lens,
    "comet-plate": plate,
    "great-lens": lens,
  },
};
