import type { Piece } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// What stands before the house, seen from above.

export const hedge: Piece = [
  60,
  22,
  "M4 18q-6-6 2-9 2-9 10-6 7-5 12 1 8-4 12 2 9-3 11 4 9 2 3 9-2 4-8 2-5 4-11 0-6 4-12 0-6 3-11-1-5 2-8-2zM14 10l2 4M26 9l2 4M38 9l2 4M48 10l1 4",
];
export const tree: Piece = [
  56,
  56,
  `M28 3q8-3 12 4 9 0 9 9 7 5 3 12 3 9-6 12-2 9-11 7-6 7-13 2-9 2-11-6-9-2-7-11-5-7 2-12 0-10 10-10 4-7 12-7z${ring(28, 28, 3)}M28 25v-8M31 29l7 4M25 30l-6 5`,
];
export const fountain: Piece = [
  56,
  56,
  `${ring(28, 28, 26)}${ring(28, 28, 20)}${ring(28, 28, 6)}M28 16v-4M28 44v-4M16 28h-4M44 28h-4`,
];
export const car: Piece = [
  50,
  94,
  "M19 3h12q13 0 13 13v62q0 13-13 13H19Q6 91 6 78V16Q6 3 19 3zM11 30q14-8 28 0l-3 12H14zM13 70h24l3 10q-15 6-30 0zM6 24H2v8h4M44 24h4v8h-4M11 8l5 4M39 8l-5 4",
];
export const van: Piece = [
  54,
  110,
  `M8 34h38v70q0 4-4 4H12q-4 0-4-4zM10 34V14Q10 3 20 3h14q10 0 10 11v20M14 24q13-8 26 0M8 20H3v8h5M46 20h5v8h-5M27 40v62`,
];
export const lantern: Piece = [36, 36, `${ring(18, 18, 6)}${ring(18, 18, 15)}M18 3V0M18 36v-3M3 18H0M36 18h-3`];
export const bin: Piece = [36, 36, `${ring(18, 18, 15)}${ring(18, 18, 11)}M10 18h16`];
export const drain: Piece = [34, 34, `${box(2, 2, 30, 30)}${row(4, 6, (x) => `M${8 + x} 6v22`)}`];
export const steps: Piece = [110, 40, row(4, 9, (y) => `M${2 + y} ${3 + y}h${106 - 2 * y}`) + "M2 3v36M108 3v36"];
export const balustrade: Piece = [110, 14, `M1 3h108M1 11h108${row(10, 11, (x) => ring(6 + x, 7, 2.5))}`];
export const urn: Piece = [36, 36, `${ring(18, 18, 15)}${ring(18, 18, 9)}M18 9l3 6 6 0-5 4 2 7-6-4-6 4 2-7-5-4h6z`];
export const trolley: Piece = [
  64,
  34,
  `${box(2, 5, 50, 24)}M52 10h10v14H52M8 5V1M44 5V1M8 29v4M44 29v4${box(8, 10, 18, 14)}${box(30, 10, 16, 14)}`,
];
export const clockPost: Piece = [44, 44, `${ring(22, 22, 19)}${ring(22, 22, 15)}M22 22V11M22 22l7 5`];
export const carriage: Piece = [
  96,
  52,
  `${box(20, 8, 56, 36)}M20 26H2M30 8v36M66 8v36${ring(32, 5, 4)}${ring(64, 5, 4)}${ring(32, 47, 4)}${ring(64, 47, 4)}`,
];
export const barrier: Piece = [
  110,
  18,
  `${box(2, 3, 12, 12)}M14 9h94M14 6h94v6H14${row(5, 18, (x) => `M${26 + x} 6l-6 6`)}`,
];
