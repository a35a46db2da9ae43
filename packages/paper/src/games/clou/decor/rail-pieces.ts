import type { Piece } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// What belongs to a railway by night and to the country that it crosses, seen from above.

export const locomotive: Piece = [
  170,
  58,
  `M2 8h34v42H2zM36 12h104q24 0 26 17-2 17-26 17H36zM60 12v34M84 12v34M108 12v34M132 12v34${ring(148, 29, 8)}${ring(148, 29, 4)}${ring(96, 29, 7)}${ring(72, 29, 5)}M8 14h20v12H8zM8 32h20v12H8zM160 16l8-6M160 42l8 6`,
];
export const tender: Piece = [
  84,
  54,
  `${box(2, 3, 80, 48)}${box(8, 9, 50, 36)}M14 38q4-12 12-10 4-12 14-6 8-4 12 6 4 6 0 10zM64 9v36${ring(72, 27, 4)}`,
];
export const coach: Piece = [
  170,
  46,
  `M10 2h150q8 0 8 8v26q0 8-8 8H10q-8 0-8-8V10q0-8 8-8zM2 23H0M168 23h2M18 10h134M18 36h134${row(6, 24, (x) => box(20 + x, 17, 14, 12))}`,
];
export const bufferStop: Piece = [
  56,
  44,
  `${box(2, 14, 52, 12)}M10 14l6 12M24 14l6 12M38 14l6 12M14 26v16M42 26v16${ring(14, 8, 6)}${ring(42, 8, 6)}`,
];
export const churns: Piece = [
  70,
  42,
  row(3, 22, (x) => ring(13 + x, 14, 10) + ring(13 + x, 14, 5)) +
    row(2, 22, (x) => ring(24 + x, 31, 10) + ring(24 + x, 31, 5)),
];
export const lampRack: Piece = [
  110,
  30,
  `${box(1, 1, 108, 28)}${row(5, 21, (x) => `${ring(13 + x, 15, 8)}${ring(13 + x, 15, 3)}M${13 + x} 7V3`)}`,
];
export const timetable: Piece = [
  100,
  18,
  `${box(1, 1, 98, 16)}${row(4, 24, (x) => `M${6 + x} 6h16M${6 + x} 12h16`)}M25 1v16M49 1v16M73 1v16`,
];
export const urns: Piece = [
  120,
  38,
  `${box(2, 2, 116, 18)}${row(3, 22, (x) => ring(16 + x, 11, 6))}M78 6h30v10H78z${row(5, 24, (x) => ring(12 + x, 29, 6) + ring(12 + x, 29, 3))}`,
];
export const lockers: Piece = [
  110,
  32,
  `${box(1, 1, 108, 30)}M1 16h108${row(8, 12, (x) => `M${13 + x} 1v30`)}${row(9, 12, (x) => `M${9 + x} 7v4M${9 + x} 22v4`)}`,
];
export const wheelsets: Piece = [
  120,
  60,
  row(
    2,
    60,
    (x) => `${box(14 + x, 2, 32, 10)}${box(14 + x, 48, 32, 10)}M${30 + x} 12v36M${20 + x} 7h20M${20 + x} 53h20`,
  ) + "M2 22h116v16H2zM60 22v16",
];
export const brakeGear: Piece = [
  120,
  30,
  `M2 15h30M88 15h30${box(32, 4, 56, 22)}M44 4v22M76 4v22${ring(60, 15, 7)}M8 9v12M14 9v12M106 9v12M112 9v12`,
];
export const ridge: Piece = [140, 26, `M2 6h136M2 13h136M2 20h136${row(4, 34, (x) => box(12 + x, 2, 14, 22))}`];
export const punchbag: Piece = [60, 60, `${ring(30, 34, 20)}${ring(30, 34, 13)}M30 14V2M22 2h16M16 34h28M30 20v28`];
export const handbasin: Piece = [
  56,
  36,
  `${box(2, 2, 52, 32)}${ring(28, 19, 12)}${ring(28, 19, 2)}M28 2v7M20 5h-6M36 5h6`,
];
export const gramophone: Piece = [
  62,
  56,
  `${box(2, 18, 40, 36)}${ring(22, 36, 14)}${ring(22, 36, 3)}M34 30l12-14M40 8q14-8 20 4-6 12-18 8z`,
];
export const flowers: Piece = [
  44,
  44,
  `${ring(22, 22, 6)}${[
    [22, 8],
    [34, 16],
    [32, 31],
    [12, 31],
    [10, 16],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 6))
    .join("")}M22 28v14`,
];
export const gantry: Piece = [
  130,
  34,
  `M2 8h126M2 18h126${row(10, 12.6, (x) => `M${2 + x} 8l12.600 10M${14.6 + x} 8l-12.600 10`)}${box(16, 20, 14, 13)}${box(58, 20, 14, 13)}${box(100, 20, 14, 13)}`,
];
export const semaphore: Piece = [
  70,
  44,
  `${ring(14, 30, 6)}M14 24V4M14 8l46-4v14l-46-4M22 7v8M30 6v10${ring(30, 32, 8)}${ring(50, 32, 8)}M20 30h2`,
];
export const wireFence: Piece = [
  120,
  20,
  `M2 6h116M2 14h116${row(6, 22, (x) => `${box(3 + x, 2, 4, 16)}M${12 + x} 3l5 6M${17 + x} 3l-5 6M${13 + x} 11l5 6M${18 + x} 11l-5 6`)}`,
];
export const pier: Piece = [
  120,
  56,
  `M2 2h116v14q-8 36-30 38V30q0-14-28-14T32 30v24Q10 52 2 16zM2 10h30M88 10h30M18 16v16M102 16v16M46 22l-4 8M74 22l4 8`,
];
export const river: Piece = [140, 50, row(3, 17, (y) => `M2 ${8 + y}q9-8 17 0t17 0 17 0 17 0 17 0 17 0 17 0 17 0`)];
export const reeds: Piece = [
  64,
  44,
  row(5, 12, (x) => `M${8 + x} 42q-2-16 2-30M${8 + x} 42q6-12 6-22M${8 + x} 14q4-8 2-12-5 4-2 12`),
];
export const lorry: Piece = [
  130,
  58,
  `${box(2, 6, 92, 46)}${box(8, 12, 80, 34)}M94 10h20q14 4 14 19t-14 19H94zM104 14v30M16 40q-4-12 6-14l-2-6h12l-2 6q10 4 6 14zM46 40q-4-12 6-14l-2-6h12l-2 6q10 4 6 14zM18 2h16M64 2h16M18 56h16M64 56h16`,
];
export const haystack: Piece = [
  62,
  56,
  `${ring(31, 28, 26)}${ring(31, 28, 16)}M31 2v10M31 44v10M5 28h10M47 28h10M14 12l7 7M48 12l-7 7M14 44l7-7M48 44l-7-7`,
];
export const henhouse: Piece = [
  60,
  46,
  `${box(2, 2, 56, 30)}M2 17h56M24 32v12M36 32v12M24 38h12M10 2l4-0M44 2v30M16 2v30`,
];
export const stoneRail: Piece = [
  150,
  20,
  `${box(2, 3, 146, 14)}${row(7, 21, (x) => `M${20 + x} 3v14`)}${row(7, 21, (x) => `M${10 + x} 10h.1`)}M2 10h146`,
];
