import type { Piece } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// Furniture seen from above, its back at the top. Width, height, lines.

export const bed: Piece = [
  80,
  96,
  `${box(2, 2, 76, 92)}${box(8, 7, 29, 18)}${box(43, 7, 29, 18)}M2 40h76M2 46h76M50 46l28 20`,
];
export const sleeper: Piece = [
  80,
  96,
  `${box(2, 2, 76, 92)}${box(8, 7, 29, 18)}${box(43, 7, 29, 18)}M2 40h76M2 46h76${ring(23, 20, 8)}M14 40c0-9 3-12 9-12s9 3 9 12M20 46c2 16-1 30 4 42M48 36h7l-7 8h7M60 26h9l-9 10h9`,
];
export const berth: Piece = [44, 92, `${box(1, 1, 42, 90)}${box(6, 6, 32, 16)}M1 34h42M1 40h42M1 60l20 31`];
export const table: Piece = [96, 48, box(2, 2, 92, 44) + box(7, 7, 82, 34)];
export const roundTable: Piece = [60, 60, ring(30, 30, 28) + ring(30, 30, 22)];
export const dining: Piece = [
  76,
  76,
  `${ring(38, 38, 19)}${ring(38, 38, 6)}M30 12a8 8 0 0 1 16 0zM30 64a8 8 0 0 0 16 0zM12 30a8 8 0 0 0 0 16zM64 30a8 8 0 0 1 0 16z`,
];
export const board: Piece = [
  150,
  66,
  `${box(12, 16, 126, 34)}M8 33m-6-8h7v16h-7zM141 25h7v16h-7z${row(4, 32, (x) => box(19 + x, 3, 16, 8) + box(19 + x, 55, 16, 8))}`,
];
export const armchair: Piece = [
  48,
  46,
  `M8 44V12q0-10 16-10t16 10v32z${box(2, 16, 9, 28)}${box(37, 16, 9, 28)}M11 34h26`,
];
export const sofa: Piece = [
  110,
  44,
  `${box(2, 2, 106, 40)}${box(2, 14, 14, 28)}${box(94, 14, 14, 28)}M16 14h78M55 14v28`,
];
export const bookcase: Piece = [
  110,
  22,
  `${box(1, 1, 108, 20)}M37 1v20M73 1v20M5 4v14M9 4v14M14 5v13M18 4v14M24 4l4 14M41 4v14M46 4v14M50 5v13M56 4v14M60 4l3 14M77 4v14M82 4v14M88 5v13M93 4v14M98 4v14M103 4v14`,
];
export const desk: Piece = [
  90,
  50,
  `${box(2, 2, 86, 46)}${box(24, 8, 40, 26)}M70 10h12M70 16h12M70 22h8${ring(12, 14, 6)}`,
];
export const safe: Piece = [
  40,
  40,
  `${box(2, 2, 36, 36)}${box(7, 7, 26, 26)}${ring(20, 20, 8)}M20 12v-3M20 31v-3M12 20H9M31 20h-3M20 20l4-4`,
];
export const clock: Piece = [
  30,
  62,
  `M4 20V10q0-8 11-8t11 8v10${box(2, 20, 26, 38)}${ring(15, 12, 7)}M15 7v5l4 2M15 24v18${ring(15, 46, 5)}`,
];
export const piano: Piece = [
  92,
  84,
  `M2 82V34Q2 2 34 2q24 0 28 22 3 20 18 22 10 2 10 14v22zM2 66h88${row(10, 8, (x) => `M${10 + x} 66v16`)}`,
];
export const stove: Piece = [
  54,
  46,
  box(2, 2, 50, 42) +
    ring(15, 14, 7) +
    ring(39, 14, 7) +
    ring(15, 33, 7) +
    ring(39, 33, 7) +
    ring(15, 14, 2) +
    ring(39, 33, 2),
];
export const sink: Piece = [
  60,
  38,
  `${box(2, 2, 56, 34)}${box(7, 9, 22, 22)}${box(32, 9, 22, 22)}M30 4v10${ring(18, 20, 2)}${ring(43, 20, 2)}`,
];
export const bath: Piece = [
  96,
  44,
  `${box(2, 2, 92, 40)}M12 9h56q20 0 20 13T68 35H12q-4 0-4-5V14q0-5 4-5z${ring(16, 22, 2.5)}`,
];
export const plant: Piece = [
  40,
  40,
  `${ring(20, 20, 8)}M20 12C16 6 16 3 20 1c4 2 4 5 0 11zM28 20c6-4 9-4 11 0-2 4-5 4-11 0zM20 28c4 6 4 9 0 11-4-2-4-5 0-11zM12 20c-6 4-9 4-11 0 2-4 5-4 11 0zM26 14c2-6 5-8 9-8 0 4-2 7-9 8zM14 26c-2 6-5 8-9 8 0-4 2-7 9-8z`,
];
export const palm: Piece = [
  56,
  56,
  `${ring(28, 28, 5)}M28 23q-9-10-4-21 9 8 4 21q12-6 19-17 2 14-15 20q14-2 22 6-12 7-22-2q6 12 1 23-9-8-7-20q-9 9-21 6 4-12 17-10Q9 25 4 13q13-1 20 12`,
];
export const carpet: Piece = [
  120,
  70,
  `${box(6, 2, 108, 66)}${box(14, 10, 92, 50)}M60 18l24 17-24 17-24-17z${row(8, 8, (y) => `M6 ${6 + y}H1M114 ${6 + y}h5`)}`,
];
export const fireplace: Piece = [76, 24, `M2 2h72v12H60l-6-6H22l-6 6H2z${box(6, 17, 64, 5)}M30 8l3-4 3 4 3-5 3 5 3-4`];
export const vitrine: Piece = [72, 30, `${box(2, 2, 68, 26)}${box(6, 6, 60, 18)}M12 22l10-14M20 22l10-14M50 22l10-14`];
export const picture: Piece = [50, 16, `${box(1, 1, 48, 9)}${box(5, 3, 40, 5)}M10 10v5M40 10v5`];
export const statue: Piece = [34, 34, `${box(2, 2, 30, 30)}${ring(17, 17, 11)}${ring(17, 17, 5)}M17 6v6M17 22v6`];
export const stairs: Piece = [
  46,
  96,
  `${box(1, 1, 44, 94)}${row(7, 12, (y) => `M1 ${13 + y}h44`)}M23 90V8M17 16l6-9 6 9`,
];
export const spiral: Piece = [
  64,
  64,
  `${ring(32, 32, 30)}${ring(32, 32, 6)}M32 26V2M37 28l18-20M38 33l24 4M36 37l14 20M30 38L20 60M27 34L4 44M26 30L5 20M28 27L18 6`,
];
export const bench: Piece = [60, 20, `${box(2, 2, 56, 16)}M2 7h56M2 12h56`];
export const wardrobe: Piece = [80, 30, `${box(1, 1, 78, 28)}M40 1v28M34 15h2M44 15h2M1 6h78`];
export const dresser: Piece = [60, 24, `${box(1, 1, 58, 22)}M1 12h58M30 12v11${ring(30, 6, 2)}`];
export const crate: Piece = [44, 44, `${box(2, 2, 40, 40)}${box(8, 8, 28, 28)}M8 8l28 28M36 8L8 36`];
export const crates: Piece = [
  78,
  74,
  `${box(2, 28, 44, 44)}${box(8, 34, 32, 32)}M8 34l32 32M40 34L8 66${box(52, 46, 24, 26)}M52 46l24 26M76 46l-24 26M14 26V4h30v22M14 4l30 22`,
];
export const counter: Piece = [110, 34, `M2 2h106v30H74V14H2zM2 8h100v24${row(4, 16, (x) => `M${14 + x} 8v6`)}`];
export const bar: Piece = [130, 44, `${box(2, 2, 126, 20)}M2 8h126${row(5, 25, (x) => ring(15 + x, 34, 8))}`];
export const till: Piece = [
  50,
  40,
  `${box(2, 2, 46, 36)}${box(8, 7, 34, 9)}${row(3, 10, (x) => box(10 + x, 21, 6, 5) + box(10 + x, 29, 6, 5))}`,
];
export const stage: Piece = [
  120,
  60,
  `M2 2h116v34q-58 36-116 0zM10 8h100v25q-50 28-100 0zM30 14h4M48 20h4M68 20h4M86 14h4`,
];
export const seats: Piece = [120, 28, row(5, 24, (x) => `${box(2 + x, 7, 20, 19)}M${2 + x} 5q10-5 20 0`)];
export const auditorium: Piece = [
  120,
  86,
  row(3, 29, (y) => row(5, 24, (x) => `${box(2 + x, 7 + y, 20, 18)}M${2 + x} ${5 + y}q10-5 20 0`)),
];
export const lectern: Piece = [44, 36, `M4 34L10 4h24l6 30z${box(13, 9, 18, 11)}M13 14h18`];
export const carriageSeats: Piece = [
  40,
  72,
  `${box(2, 2, 36, 30)}${box(2, 40, 36, 30)}M2 10h36M2 62h36M20 10v22M20 40v22`,
];
export const sorting: Piece = [
  110,
  30,
  `${box(1, 1, 108, 28)}M1 10h108M1 19h108${row(8, 12, (x) => `M${13 + x} 1v28`)}`,
];
export const sacks: Piece = [
  66,
  50,
  `M12 14q-14 16-8 28 12 8 24 2 8-16-8-30zM10 14l-3-8h14l-2 8zM44 8q-14 20-6 34 12 8 24 0 6-18-10-34zM42 8l-3-6h15l-3 6z`,
];
export const trunks: Piece = [
  64,
  46,
  `${box(2, 2, 60, 26)}M14 2v26M50 2v26M26 2q6 8 12 0${box(10, 32, 40, 12)}M20 32v12M40 32v12`,
];
export const boxes: Piece = [
  110,
  34,
  `${box(1, 1, 108, 32)}M1 12h108M1 23h108${row(6, 18, (x) => `M${19 + x} 1v32`)}${row(6, 18, (x) => ring(10 + x, 6, 1.5) + ring(10 + x, 17, 1.5) + ring(10 + x, 28, 1.5))}`,
];
export const vaultDoor: Piece = [
  72,
  72,
  `${ring(36, 36, 34)}${ring(36, 36, 26)}${ring(36, 36, 9)}M36 27V10M36 45v17M27 36H10M45 36h17M18 18l6 6M54 54l-6-6M54 18l-6 6M18 54l6-6`,
];
export const bars: Piece = [90, 12, `M1 3h88M1 9h88${row(11, 8, (x) => ring(5 + x, 6, 2.5))}`];
export const gold: Piece = [
  60,
  36,
  row(3, 19, (x) => `M${4 + x} 34l4-13h8l4 13z`) + row(2, 19, (x) => `M${14 + x} 17l4-13h8l4 13z`),
];
export const pillar: Piece = [30, 30, `${box(2, 2, 26, 26)}${ring(15, 15, 11)}${ring(15, 15, 7)}`];
export const coal: Piece = [
  72,
  40,
  "M2 38q2-14 12-16 4-14 18-12 8-10 18 0 12 0 14 12 8 4 6 16zM16 30l6-6 8 4-2 8M36 22l8-6 8 6-4 8M54 34l4-6 6 4",
];
export const boiler: Piece = [
  52,
  60,
  `${ring(26, 28, 24)}${ring(26, 28, 16)}${box(16, 50, 20, 8)}M26 12v6M26 38v6M10 28h6M36 28h6`,
];
export const press: Piece = [
  54,
  44,
  `${box(2, 2, 50, 40)}${ring(18, 22, 11)}${ring(18, 22, 4)}M34 10h12M34 18h12M34 26h8`,
];
export const drafting: Piece = [84, 60, `M4 8L78 2v48L10 58zM16 16l50-4M18 26l34-3M60 22v22M60 44H24M60 44L30 26`];
export const rolls: Piece = [
  60,
  34,
  row(3, 19, (x) => ring(11 + x, 24, 8) + ring(11 + x, 24, 3)) +
    row(2, 19, (x) => ring(20.5 + x, 10, 8) + ring(20.5 + x, 10, 3)),
];
export const model: Piece = [
  78,
  60,
  `${box(2, 2, 74, 56)}M14 46V24l14-10 14 10v22zM28 14v32M50 46V30h16v16zM50 30l8-7 8 7`,
];
export const railway: Piece = [
  110,
  66,
  `M55 4h20a29 29 0 0 1 0 58H35a29 29 0 0 1 0-58zM55 12h20a21 21 0 0 1 0 42H35a21 21 0 0 1 0-42z${row(5, 10, (x) => `M${36 + x} 2v12M${36 + x} 52v12`)}`,
];
export const basket: Piece = [
  62,
  50,
  `M31 2c20 0 29 8 29 23S51 48 31 48 2 40 2 25 11 2 31 2zM31 10c14 0 20 5 20 15s-6 15-20 15-20-5-20-15 6-15 20-15zM22 22q9-6 18 0 2 8-9 10-11-2-9-10z`,
];
export const kennel: Piece = [54, 56, `${box(2, 2, 50, 36)}M2 20h50M27 2v36M16 38v14h22V38${ring(27, 50, 3)}`];
export const boots: Piece = [70, 24, row(4, 18, (x) => `M${4 + x} 3h6v10q6 1 6 8H${4 + x}z`)];
export const coats: Piece = [100, 28, `M2 5h96M4 2v6M96 2v6${row(7, 13, (x) => `M${12 + x} 5v3l-6 5v12h12V13l-6-5`)}`];
export const mirror: Piece = [
  70,
  34,
  `${box(2, 14, 66, 18)}M18 14q17-22 34 0M24 14q11-13 22 0${ring(10, 23, 3)}${ring(60, 23, 3)}`,
];
export const camera: Piece = [
  60,
  66,
  `${box(18, 6, 24, 26)}${ring(30, 19, 7)}M22 32L6 62M38 32l16 30M30 32v32M24 6l3-5h6l3 5`,
];
export const lamp: Piece = [
  40,
  56,
  `${ring(20, 14, 12)}${ring(20, 14, 7)}M20 26v16M8 54l12-12 12 12M6 4l-4-3M34 4l4-3`,
];
export const flats: Piece = [
  110,
  40,
  `M2 38V14l18-12 18 12v24zM38 38V14l18-12 18 12v24zM74 38V14l17-12 17 12v24zM14 38V24h12v14M50 38V24h12v14M85 38V24h12v14`,
];
export const tank: Piece = [
  130,
  60,
  `${box(2, 2, 126, 56)}${box(8, 8, 114, 44)}${row(3, 15, (y) => `M14 ${16 + y}q8-6 16 0t16 0 16 0 16 0 16 0 16 0`)}`,
];
export const caravan: Piece = [
  110,
  54,
  `M10 4h84q12 0 12 23T94 50H10Q2 50 2 27T10 4zM2 27H0M106 27h4${box(16, 12, 22, 14)}${box(66, 12, 24, 28)}M46 50V36h12v14`,
];
export const director: Piece = [40, 40, `M6 6l28 28M34 6L6 34${box(8, 2, 24, 8)}M4 34h32`];
export const reels: Piece = [
  96,
  34,
  row(
    3,
    31,
    (x) => ring(16 + x, 17, 14) + ring(16 + x, 17, 4) + ring(16 + x, 9, 3) + ring(9 + x, 21, 3) + ring(23 + x, 21, 3),
  ),
];
export const workbench: Piece = [
  110,
  36,
  `${box(2, 2, 106, 32)}M2 10h106${ring(20, 22, 7)}${ring(20, 22, 2)}M36 18h20M36 26h14${box(70, 16, 30, 13)}`,
];
export const wheel: Piece = [
  50,
  50,
  `${ring(25, 25, 22)}${ring(25, 25, 16)}${ring(25, 25, 4)}M25 3v-2M47 25h2M25 47v2M3 25H1`,
];
export const furnaceOven: Piece = [
  90,
  70,
  `M4 66V30Q4 4 45 4t41 26v36zM16 66V34q0-18 29-18t29 18v32M30 66q-4-12 6-18 0 8 6 10 0-14 10-20 0 14 8 20 2 4-2 8z`,
];
export const pipes: Piece = [
  130,
  34,
  row(10, 13, (x) => ring(7 + x, 10, 5)) + row(9, 13, (x) => ring(13.5 + x, 21, 4)) + box(40, 27, 50, 6),
];
export const harp: Piece = [44, 56, "M6 54Q0 20 20 4q10 6 20-2-2 30-20 52zM14 44V14M20 48V10M26 44V10M32 34V10"];
export const music: Piece = [44, 40, `${ring(22, 30, 7)}M8 14L36 14M12 4h20l4 10H8z`];
export const lift: Piece = [56, 50, `${box(2, 2, 52, 46)}M8 8l40 34M48 8L8 42M2 48h52M28 48v-6`];
export const revolving: Piece = [60, 60, `${ring(30, 30, 28)}M10 10l40 40M50 10L10 50${ring(30, 30, 4)}`];
export const reception: Piece = [120, 40, `M2 38V14Q2 2 14 2h92q12 0 12 12v24H104V16H16v22zM40 2v14M60 2v14M80 2v14`];
export const fir: Piece = [
  64,
  64,
  `${ring(32, 32, 30)}M32 6l6 14 15-4-8 13 13 9-15 3 1 15-12-9-12 9 1-15-15-3 13-9-8-13 15 4z${ring(32, 32, 3)}`,
];
export const linen: Piece = [
  80,
  30,
  `${box(1, 1, 78, 28)}M27 1v28M53 1v28${row(3, 26, (x) => `M${5 + x} 8h17M${5 + x} 14h17M${5 + x} 20h17`)}`,
];
export const chess: Piece = [
  50,
  72,
  `${box(7, 16, 36, 36)}M16 16v36M25 16v36M34 16v36M7 25h36M7 34h36M7 43h36M15 12a10 8 0 0 1 20 0zM15 56a10 8 0 0 0 20 0z`,
];
export const billiards: Piece = [
  110,
  66,
  `${box(2, 2, 106, 62)}${box(10, 10, 90, 46)}${ring(10, 10, 4)}${ring(100, 10, 4)}${ring(10, 56, 4)}${ring(100, 56, 4)}${ring(40, 32, 3)}${ring(70, 30, 3)}`,
];
export const turnstile: Piece = [
  50,
  40,
  `${box(2, 2, 10, 36)}${box(38, 2, 10, 36)}${ring(25, 20, 4)}M25 16V4M28 22l9 8M22 22l-9 8`,
];
export const scales: Piece = [60, 44, `M30 4v34M18 40h24M8 8h44M8 8L2 26h12zM52 8l-6 18h12z`];
export const cage: Piece = [
  50,
  50,
  `${ring(25, 25, 23)}${ring(25, 25, 16)}${ring(25, 25, 8)}M25 2v46M2 25h46M9 9l32 32M41 9L9 41`,
];
export const machine: Piece = [
  60,
  46,
  `${box(2, 2, 56, 42)}${row(4, 12, (x) => ring(12 + x, 12, 4) + ring(12 + x, 23, 4) + ring(12 + x, 34, 4))}`,
];
export const star: Piece = [
  120,
  120,
  `${ring(60, 60, 58)}${ring(60, 60, 50)}M60 10l10 36 36-22-22 36 36 10-36 10M60 110l10-36 36 22M60 110L50 74 14 96l22-26L4 60l32-10L14 24l36 22z${ring(60, 60, 10)}`,
];
export const chandelier: Piece = [
  60,
  60,
  `${ring(30, 30, 6)}${ring(30, 30, 20)}${ring(30, 10, 5)}${ring(50, 30, 5)}${ring(30, 50, 5)}${ring(10, 30, 5)}M30 24V15M36 30h9M30 36v9M24 30h-9`,
];
export const throne: Piece = [
  54,
  54,
  `${box(8, 8, 38, 40)}M8 20h38M8 8L14 1l6 7 7-7 7 7 6-7 6 7M2 24h6v24H2M46 24h6v24h-6`,
];
export const vent: Piece = [56, 30, `${box(2, 2, 52, 26)}${row(6, 8, (x) => `M${8 + x} 6v18`)}`];
