import type { Decor } from "../decor.ts";
import { bin, clockPost, lantern, trolley } from "../outdoors.ts";
import {
  armchair,
  bar,
  bench,
  berth,
  carriageSeats,
  dining,
  safe,
  sacks,
  sink,
  sorting,
  trunks,
  crates,
  vent,
} from "../pieces.ts";
import { cards, casket, coins, ingots, letter, notes, parcel, spoons, trunk, watch } from "../things.ts";

export const decor: Decor = {
  rooms: {
    platform: {
      floor: "rails",
      pieces: [
        [clockPost, "c"],
        [trolley, "w"],
        [bench, "s"],
        [lantern, "nw"],
        [bench, "n"],
        [lantern, "sw"],
        [trolley, "c"],
        [bin, "se"],
      ],
    },
    "train-roof": {
      windows: false,
      floor: "boards",
      pieces: [
        [vent, "c"],
        [vent, "e"],
        [vent, "w"],
        [vent, "n"],
        [vent, "s"],
        [vent, "c"],
        [vent, "c"],
        [vent, "c"],
      ],
    },
    corridor: {
      floor: "carpet",
      pieces: [
        [carriageSeats, "e"],
        [carriageSeats, "w"],
        [trunks, "c"],
        [bench, "s"],
        [bench, "se"],
        [bench, "sw"],
        [trunks, "n"],
      ],
    },
    "dining-car": {
      floor: "carpet",
      pieces: [
        [dining, "s"],
        [dining, "se"],
        [dining, "sw"],
        [bar, "n"],
        [dining, "c"],
        [dining, "e"],
      ],
    },
    "sleeping-car": {
      floor: "carpet",
      pieces: [
        [berth, "s"],
        [berth, "se"],
        [berth, "sw"],
        [sink, "n"],
        [berth, "e"],
        [armchair, "c"],
      ],
    },
    "mail-car": {
      floor: "boards",
      pieces: [
        [sorting, "s"],
        [sacks, "se"],
        [sacks, "sw"],
        [sorting, "n"],
        [crates, "c"],
        [sorting, "e"],
      ],
    },
    "bullion-van": {
      windows: false,
      floor: "boards",
      pieces: [
        [safe, "se"],
        [crates, "s"],
        [sacks, "sw"],
        [safe, "c"],
        [crates, "e"],
      ],
    },
  },
  ways: {
    "ticket-barrier": "gate",
    "roof-ladder": "open",
    "roof-light": "hatch",
    "mail-hatch": "hatch",
    "swing-door": "double",
    "armoured-door": "double",
  },
  loot: {
    "tip-box": coins,
    "table-silver": spoons,
    winnings: cards,
    "watch-chain": watch,
    "jewel-case": casket,
    "steamer-trunk": trunk,
    "registered-mail": letter,
    parcels: parcel,
    wages: notes,
    bullion: ingots,
  },
};
