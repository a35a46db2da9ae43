import type { Layout } from "../plan.ts";

/** An area holds its name in the upper three squares; a symbol takes four by four. */
export const OLD_MANSION_WIDE: Layout = {
  width: 132,
  height: 84,
  start: [10, 42],
  rooms: {
    garden: [0, 2, 26, 80],
    salon: [26, 2, 40, 40],
    library: [66, 2, 32, 40],
    study: [98, 2, 34, 40],
    scullery: [26, 42, 36, 40],
    hall: [62, 42, 36, 40],
    bedroom: [98, 42, 34, 40],
  },
  things: {
    window: [3, 12, 18, 9],
    "side-door": [3, 60, 14, 9],
    "display-case": [29, 10, 22, 9],
    figurine: [55, 11, 7, 8],
    portrait: [28, 22, 18, 14],
    painting: [47, 24, 7, 8],
    decanter: [47, 33, 7, 8],
    "folding-door": [55, 23, 10, 13],
    "secret-panel": [70, 12, 18, 9],
    "first-edition": [72, 26, 14, 9],
    "wall-safe": [101, 10, 18, 9],
    bonds: [123, 11, 7, 8],
    desk: [101, 26, 14, 14],
    letters: [121, 27, 7, 8],
    larder: [30, 48, 10, 14],
    "silver-spoons": [46, 51, 7, 8],
    "locked-door": [42, 66, 14, 14],
    "creaking-door": [82, 47, 10, 9],
    colonel: [81, 65, 14, 9],
    clock: [63, 55, 18, 9],
    "pocket-watch": [66, 69, 7, 8],
    "jewel-box": [102, 52, 14, 9],
    necklace: [124, 53, 7, 8],
  },
  arrows: [
    {
      from: "start",
      to: "window",
      points: [
        [10, 42],
        [10, 21],
      ],
    },
    {
      from: "start",
      to: "side-door",
      points: [
        [10, 42],
        [10, 60],
      ],
    },
    {
      from: "window",
      to: "salon",
      points: [
        [21, 17],
        [26, 17],
      ],
    },
    {
      from: "side-door",
      to: "scullery",
      points: [
        [17, 65],
        [26, 65],
      ],
    },
    {
      from: "display-case",
      to: "figurine",
      points: [
        [51, 15],
        [55, 15],
      ],
    },
    {
      from: "portrait",
      to: "painting",
      points: [
        [46, 28],
        [47, 28],
      ],
    },
    {
      from: "folding-door",
      to: "library",
      points: [
        [65, 30],
        [66, 30],
      ],
    },
    {
      from: "secret-panel",
      to: "study",
      points: [
        [88, 17],
        [98, 17],
      ],
    },
    {
      from: "wall-safe",
      to: "bonds",
      points: [
        [119, 15],
        [123, 15],
      ],
    },
    {
      from: "desk",
      to: "letters",
      points: [
        [115, 31],
        [121, 31],
      ],
    },
    {
      from: "larder",
      to: "silver-spoons",
      points: [
        [40, 55],
        [46, 55],
      ],
    },
    {
      from: "locked-door",
      to: "hall",
      points: [
        [56, 71],
        [62, 71],
      ],
    },
    {
      from: "creaking-door",
      to: "library",
      points: [
        [87, 47],
        [87, 42],
      ],
    },
    {
      from: "colonel",
      to: "bedroom",
      points: [
        [95, 70],
        [98, 70],
      ],
    },
    {
      from: "clock",
      to: "pocket-watch",
      points: [
        [70, 64],
        [70, 69],
      ],
    },
    {
      from: "jewel-box",
      to: "necklace",
      points: [
        [116, 57],
        [124, 57],
      ],
    },
  ],
};

export const OLD_MANSION_TALL: Layout = {
  width: 72,
  height: 144,
  start: [36, 141],
  rooms: {
    bedroom: [0, 0, 36, 38],
    study: [36, 0, 36, 38],
    hall: [0, 38, 36, 40],
    library: [36, 38, 36, 40],
    scullery: [0, 78, 36, 42],
    salon: [36, 78, 36, 42],
    garden: [0, 120, 72, 24],
  },
  things: {
    "side-door": [6, 127, 14, 9],
    window: [48, 127, 18, 9],
    larder: [2, 84, 10, 14],
    "silver-spoons": [18, 87, 7, 8],
    "locked-door": [18, 104, 14, 14],
    "creaking-door": [24, 42, 10, 9],
    colonel: [2, 42, 14, 9],
    clock: [2, 57, 18, 9],
    "pocket-watch": [24, 58, 7, 8],
    "secret-panel": [40, 44, 18, 9],
    "first-edition": [40, 60, 14, 9],
    "wall-safe": [38, 6, 18, 9],
    bonds: [61, 7, 7, 8],
    desk: [38, 21, 14, 14],
    letters: [58, 22, 7, 8],
    "jewel-box": [2, 8, 14, 9],
    necklace: [26, 9, 7, 8],
    "folding-door": [60, 82, 10, 13],
    "display-case": [38, 83, 22, 9],
    figurine: [38, 95, 7, 8],
    decanter: [38, 107, 7, 8],
    portrait: [46, 99, 18, 14],
    painting: [65, 102, 7, 8],
  },
  arrows: [
    {
      from: "start",
      to: "side-door",
      points: [
        [36, 141],
        [13, 141],
        [13, 136],
      ],
    },
    {
      from: "start",
      to: "window",
      points: [
        [36, 141],
        [57, 141],
        [57, 136],
      ],
    },
    {
      from: "window",
      to: "salon",
      points: [
        [57, 127],
        [57, 120],
      ],
    },
    {
      from: "side-door",
      to: "scullery",
      points: [
        [13, 127],
        [13, 120],
      ],
    },
    {
      from: "larder",
      to: "silver-spoons",
      points: [
        [12, 91],
        [18, 91],
      ],
    },
    {
      from: "locked-door",
      to: "hall",
      points: [
        [30, 104],
        [30, 78],
      ],
    },
    {
      from: "creaking-door",
      to: "library",
      points: [
        [34, 47],
        [36, 47],
      ],
    },
    {
      from: "colonel",
      to: "bedroom",
      points: [
        [9, 42],
        [9, 38],
      ],
    },
    {
      from: "clock",
      to: "pocket-watch",
      points: [
        [20, 62],
        [24, 62],
      ],
    },
    {
      from: "secret-panel",
      to: "study",
      points: [
        [50, 44],
        [50, 38],
      ],
    },
    {
      from: "wall-safe",
      to: "bonds",
      points: [
        [56, 11],
        [61, 11],
      ],
    },
    {
      from: "desk",
      to: "letters",
      points: [
        [52, 26],
        [58, 26],
      ],
    },
    {
      from: "jewel-box",
      to: "necklace",
      points: [
        [16, 13],
        [26, 13],
      ],
    },
    {
      from: "folding-door",
      to: "library",
      points: [
        [65, 82],
        [65, 78],
      ],
    },
    {
      from: "display-case",
      to: "figurine",
      points: [
        [41, 92],
        [41, 95],
      ],
    },
    {
      from: "portrait",
      to: "painting",
      points: [
        [64, 106],
        [65, 106],
      ],
    },
  ],
};
