import type { Decor } from "../decor.ts";
import { fountain, hedge, tree } from "../outdoors.ts";
import {
  armchair,
  bookcase,
  carpet,
  clock,
  crate,
  desk,
  dresser,
  fireplace,
  piano,
  picture,
  plant,
  roundTable,
  safe,
  sink,
  sleeper,
  sofa,
  stairs,
  stove,
  table,
  wardrobe,
} from "../pieces.ts";
import { bonds, book, decanter, figurine, letter, necklace, painting, spoons, watch } from "../things.ts";

export const decor: Decor = {
  rooms: {
    garden: {
      floor: "grass",
      pieces: [
        [fountain, "c"],
        [hedge, "sw"],
        [hedge, "se"],
        [tree, "e"],
        [tree, "w"],
        [tree, "c"],
        [hedge, "n"],
        [tree, "s"],
      ],
    },
    scullery: {
      floor: "tiles",
      pieces: [
        [stove, "s"],
        [sink, "sw"],
        [table, "c"],
        [crate, "ne"],
        [crate, "nw"],
      ],
    },
    hall: {
      floor: "boards",
      pieces: [
        [stairs, "n"],
        [clock, "w"],
        [carpet, "c"],
        [plant, "ne"],
        [plant, "se"],
        [picture, "s"],
      ],
    },
    salon: {
      floor: "parquet",
      pieces: [
        [piano, "sw"],
        [fireplace, "n"],
        [sofa, "s"],
        [carpet, "c"],
        [armchair, "ne"],
        [plant, "se"],
      ],
    },
    library: {
      floor: "boards",
      pieces: [
        [bookcase, "n"],
        [bookcase, "ne"],
        [bookcase, "s"],
        [bookcase, "w"],
        [armchair, "se"],
        [roundTable, "c"],
        [armchair, "sw"],
      ],
    },
    study: {
      floor: "boards",
      pieces: [
        [safe, "ne"],
        [desk, "s"],
        [bookcase, "n"],
        [carpet, "c"],
        [plant, "se"],
        [armchair, "e"],
      ],
    },
    bedroom: {
      floor: "carpet",
      pieces: [
        [sleeper, "s", 0],
        [wardrobe, "se"],
        [dresser, "sw"],
        [armchair, "w"],
        [roundTable, "e"],
        [plant, "ne"],
      ],
    },
  },
  ways: { "folding-door": "folding", "secret-panel": "panel", window: "window" },
  loot: {
    "silver-spoons": spoons,
    "pocket-watch": watch,
    figurine,
    painting,
    decanter,
    "first-edition": book,
    bonds,
    letters: letter,
    necklace,
  },
};
