import type { Decor } from "../decor.ts";
import { armchair, bench, berth, linen, mirror, music, sofa, stove, trunks, wardrobe } from "../pieces.ts";
import { flowers, gramophone, handbasin, punchbag } from "../rail-pieces.ts";
import { beltOfHonour, champagne, flask, loanPapers, pearlCollar, sealedBag } from "../rail-things.ts";
import { earrings, wallet, watch } from "../things.ts";

export const decor: Decor = {
  rooms: {
    vestibule: {
      floor: "boards",
      pieces: [
        [trunks, "c"],
        [bench, "n"],
        [trunks, "s"],
        [bench, "s"],
      ],
    },
    "second-class": {
      floor: "carpet",
      pieces: [
        [bench, "s"],
        [trunks, "c"],
        [bench, "e"],
        [bench, "w"],
      ],
    },
    "attendants-pantry": {
      windows: false,
      floor: "tiles",
      pieces: [
        [stove, "s"],
        [linen, "n"],
        [handbasin, "w"],
        [stove, "n"],
      ],
    },
    "travellers-berths": {
      floor: "carpet",
      pieces: [
        [berth, "e"],
        [berth, "se"],
        [handbasin, "s"],
        [berth, "s"],
        [handbasin, "n"],
      ],
    },
    "boxers-berth": {
      floor: "carpet",
      pieces: [
        [berth, "w"],
        [punchbag, "c"],
        [handbasin, "s"],
        [punchbag, "s"],
        [berth, "s"],
      ],
    },
    "first-class": {
      floor: "carpet",
      pieces: [
        [sofa, "s"],
        [flowers, "se"],
        [armchair, "c"],
        [flowers, "c"],
        [sofa, "n"],
      ],
    },
    "opera-suite": {
      floor: "carpet",
      pieces: [
        [mirror, "s"],
        [flowers, "sw"],
        [berth, "e"],
        [music, "c"],
        [flowers, "c"],
        [gramophone, "s"],
        [mirror, "n"],
      ],
    },
    "envoys-suite": {
      floor: "parquet",
      pieces: [
        [wardrobe, "s"],
        [berth, "e"],
        [armchair, "sw"],
        [trunks, "s"],
        [armchair, "c"],
      ],
    },
  },
  ways: {
    "night-conductor": "folding",
    "etched-door": "double",
    "berth-four": "folding",
    "berth-seven": "folding",
    "washroom-door": "panel",
    "suite-bell": "folding",
    "envoys-valet": "double",
  },
  loot: {
    "brandy-flasks": flask,
    "tray-of-watches": watch,
    "fat-wallet": wallet,
    "prize-belt": beltOfHonour,
    "old-champagne": champagne,
    "pearl-collar": pearlCollar,
    "emerald-drops": earrings,
    "sealed-bag": sealedBag,
    "crown-loan": loanPapers,
  },
};
