import { cardTable, chipRack, fruitMachines, mirrors, pokerTable, roulette } from "../club-pieces.ts";
import type { Decor } from "../decor.ts";
import { bin, car, drain, lantern } from "../outdoors.ts";
import { armchair, bar, bars, coats, plant, roundTable, safe, sofa, stairs, vaultDoor, vent } from "../pieces.ts";
import { book, cards, cigaretteCase, coins, fruit, necklace, notes, plaques, stackedBank } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "side-street": {
      floor: "cobbles",
      pieces: [
        [car, "c"],
        [lantern, "nw"],
        [bin, "se"],
        [drain, "c"],
        [lantern, "sw"],
        [bin, "s"],
      ],
    },
    "club-foyer": {
      floor: "parquet",
      pieces: [
        [coats, "n"],
        [plant, "sw"],
        [sofa, "s"],
        [plant, "ne"],
        [armchair, "w"],
      ],
    },
    "cocktail-bar": {
      floor: "carpet",
      pieces: [
        [bar, "s"],
        [roundTable, "c"],
        [bar, "n"],
        [roundTable, "e"],
        [stairs, "se"],
        [armchair, "w"],
      ],
    },
    "gaming-floor": {
      floor: "carpet",
      pieces: [
        [roulette, "c"],
        [fruitMachines, "s"],
        [cardTable, "s"],
        [roulette, "n"],
        [cardTable, "e"],
        [fruitMachines, "n"],
        [cardTable, "sw"],
      ],
    },
    "mirror-loft": {
      windows: false,
      floor: "boards",
      pieces: [
        [mirrors, "s"],
        [mirrors, "n"],
        [mirrors, "c"],
        [vent, "se"],
        [vent, "sw"],
        [mirrors, "w"],
      ],
    },
    "card-room": {
      floor: "carpet",
      pieces: [
        [pokerTable, "c"],
        [cardTable, "s"],
        [cardTable, "n"],
        [armchair, "e"],
        [plant, "sw"],
      ],
    },
    "chip-cage": {
      windows: false,
      floor: "tiles",
      pieces: [
        [bars, "n"],
        [chipRack, "c"],
        [chipRack, "s"],
        [bars, "s"],
        [chipRack, "e"],
      ],
    },
    "casino-vault": {
      windows: false,
      floor: "tiles",
      pieces: [
        [vaultDoor, "c"],
        [safe, "se"],
        [vaultDoor, "s"],
        [safe, "sw"],
        [safe, "e"],
      ],
    },
  },
  ways: {
    "cellar-flap": "hatch",
    "club-doorman": "double",
    "velvet-rope": "open",
    "beaded-curtain": "open",
    "padded-door": "double",
    "back-stairs-gate": "gate",
    "cage-roof": "hatch",
    "private-lift": "folding",
    "strong-hatch": "hatch",
  },
  loot: {
    "cigarette-case": cigaretteCase,
    "bar-takings": coins,
    plaques,
    jackpot: fruit,
    "debt-book": book,
    "the-pot": cards,
    banknotes: notes,
    "pledged-pearls": necklace,
    "the-bank": stackedBank,
  },
};
