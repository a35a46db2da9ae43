import type { Piece } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// What a gambling club is furnished with, seen from above.

export const roulette: Piece = [
  130,
  64,
  `M32 4h90q6 0 6 6v44q0 6-6 6H32${ring(32, 32, 28)}${ring(32, 32, 21)}${ring(32, 32, 6)}M32 26V11M32 38v15M26 32H11M38 32h15M28 28L17 17M36 36l11 11M36 28l11-11M28 36L17 47M64 18h58M64 32h58M64 46h58${row(4, 14, (x) => `M${66 + x} 18v28`)}`,
];
export const cardTable: Piece = [
  96,
  60,
  `M4 6h88q0 50-44 50T4 6zM12 12h72q-2 36-36 36T12 12z${row(3, 18, (x) => box(24 + x, 18, 10, 14))}M40 40h16`,
];
export const fruitMachines: Piece = [
  120,
  34,
  row(
    4,
    30,
    (x) =>
      `${box(3 + x, 2, 22, 28)}${box(6 + x, 7, 16, 8)}M${11 + x} 7v8M${17 + x} 7v8M${25 + x} 12h4v-6M${8 + x} 23h12`,
  ),
];
export const pokerTable: Piece = [
  110,
  76,
  `M38 12h34a26 26 0 0 1 0 52H38a26 26 0 0 1 0-52zM38 20h34a18 18 0 0 1 0 36H38a18 18 0 0 1 0-36z${row(3, 27, (x) => `M${22 + x} 8a6 6 0 0 1 12 0M${22 + x} 68a6 6 0 0 0 12 0`)}M46 32h8v12h-8zM57 32h8v12h-8z`,
];
export const mirrors: Piece = [
  110,
  18,
  `${row(4, 27, (x) => `${box(2 + x, 2, 24, 14)}M${6 + x} 14l8-10M${13 + x} 14l8-10`)}`,
];
export const chipRack: Piece = [
  70,
  36,
  `${box(1, 1, 68, 34)}${row(5, 13, (x) => ring(9 + x, 10, 5) + ring(9 + x, 25, 5) + ring(9 + x, 10, 2) + ring(9 + x, 25, 2))}`,
];
