import type { Piece } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// What stands in an observatory and in a mint, seen from above.

export const telescope: Piece = [
  150,
  110,
  `${ring(70, 56, 52)}${ring(70, 56, 44)}M36 74l76-44 8 14-76 44zM112 30l22-13 12 21-22 13M40 72l8 14M58 62l8 14${ring(70, 56, 8)}M70 48V4M78 60l40 26M62 60L24 86`,
];
export const smallTelescope: Piece = [
  64,
  56,
  "M6 34l40-22 6 10-40 22zM46 12l10-6 8 15-11 6M28 32L16 54M32 30l14 24M30 31v22",
];
export const orrery: Piece = [
  84,
  84,
  `${ring(42, 42, 40)}${ring(42, 42, 28)}${ring(42, 42, 16)}${ring(42, 42, 6)}${ring(70, 42, 4)}${ring(32, 16, 3)}${ring(16, 72, 5)}M42 36V26M48 42h18`,
];
export const globe: Piece = [
  52,
  52,
  `${ring(26, 26, 20)}M6 26h40M26 6q-16 20 0 40M26 6q16 20 0 40M10 14q16 8 32 0M10 38q16-8 32 0M4 44L48 8`,
];
export const starChart: Piece = [
  90,
  44,
  `${box(2, 2, 86, 40)}M14 30l12-14 16 6 14-12 20 10${ring(14, 30, 2)}${ring(26, 16, 2)}${ring(42, 22, 2)}${ring(56, 10, 2)}${ring(76, 20, 2)}M60 32h18M60 36h12`,
];
export const meridian: Piece = [
  120,
  26,
  `M2 13h116M2 8h116M2 18h116${row(9, 13, (x) => `M${8 + x} 8v10`)}${box(50, 1, 20, 24)}${ring(60, 13, 7)}`,
];
export const pendulums: Piece = [
  90,
  36,
  row(3, 30, (x) => `${box(2 + x, 2, 26, 32)}${ring(15 + x, 12, 8)}M${15 + x} 12V6M${15 + x} 12l4 3M${15 + x} 22v6`) +
    row(3, 30, (x) => ring(15 + x, 29, 3)),
];
export const coinPress: Piece = [
  84,
  70,
  `${box(16, 10, 52, 50)}${ring(42, 35, 20)}${ring(42, 35, 13)}M42 22v26M36 26q6-4 12 0M4 30h12v10H4zM68 30h12v10H68zM42 10V2M28 2h28${ring(28, 2, 1.5)}${ring(56, 2, 1.5)}`,
];
export const furnace: Piece = [
  76,
  60,
  `${box(2, 2, 72, 56)}${ring(26, 30, 18)}${ring(26, 30, 12)}M20 32l4-8 4 6 4-5v10M52 12h14M52 20h14M52 28h14M52 38h14v12H52z`,
];
export const moulds: Piece = [84, 34, row(4, 20, (x) => `${box(3 + x, 3, 16, 28)}M${6 + x} 7h10l-2 20h-6z`)];
export const balance: Piece = [
  70,
  52,
  `M35 4v42M20 48h30M10 10h50${ring(10, 30, 9)}${ring(60, 30, 9)}M10 10v11M60 10v11M31 4h8`,
];
export const coinTrays: Piece = [
  100,
  34,
  `${box(1, 1, 98, 32)}${row(6, 16, (x) => ring(10 + x, 10, 5) + ring(10 + x, 24, 5))}`,
];
