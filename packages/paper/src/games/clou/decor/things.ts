import type { Thing } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// Loot as things, on a grid of 48.

export const spoons: Thing = {
  solid: row(3, 12, (x) => `M${6 + x} 12a6 8 0 1 0 12 0a6 8 0 1 0-12 0`),
  line: row(3, 12, (x) => `M${12 + x} 20v24`),
};
export const watch: Thing = { line: `${ring(24, 29, 15)}M24 20v9l6 4M21 14v-4h6v4${ring(24, 6, 4)}M28 6q9 0 12 6t6 4` };
export const figurine: Thing = {
  solid:
    "M24 3a6 6 0 0 1 6 6c0 3-1 4-2 6 6 2 8 7 7 14l-3 1 2 9h4v6H10v-6h4l2-9-3-1c-1-7 1-12 7-14-1-2-2-3-2-6a6 6 0 0 1 6-6z",
};
export const painting: Thing = {
  solid: `M9 36l9-12 6 7 5-5 10 10z${ring(31, 20, 2.6)}`,
  line: `${box(4, 9, 40, 32)}${box(9, 14, 30, 22)}`,
};
export const decanter: Thing = {
  solid: "M20 2h8l-1 5h-6zM21 9h6v9c8 3 12 9 12 17 0 6-3 10-6 11H15c-3-1-6-5-6-11 0-8 4-14 12-17zM13 31h22v3H13z",
};
export const book: Thing = { line: "M10 6h26q3 0 3 3v33H13q-4 0-4-4V8M9 38q0-4 4-4h26M17 14h14M17 20h9" };
export const sketch: Thing = {
  line: `${box(8, 8, 32, 34)}M14 34l7-11 6 7 4-4 5 8${row(5, 6, (x) => `M${12 + x} 4v8`)}`,
};
export const bonds: Thing = {
  solid: `${ring(29, 29, 5)}M26 33v8l3-2 3 2v-8z`,
  line: `M11 10V5h32v26h-5${box(5, 11, 32, 26)}M10 18h16M10 24h11`,
};
export const letter: Thing = {
  solid: "M24 37c-5-3-7-5-7-8 0-3 5-4 7-1 2-3 7-2 7 1 0 3-2 5-7 8z",
  line: `${box(4, 12, 40, 28)}M4 13l20 14 20-14`,
};
export const necklace: Thing = {
  solid: `${[
    [6, 9],
    [7, 16],
    [10, 23],
    [15, 29],
    [21, 32.5],
    [27, 32.5],
    [33, 29],
    [38, 23],
    [41, 16],
    [42, 9],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 3.2))
    .join("")}M24 34l5 6-5 7-5-7z`,
};
export const vase: Thing = {
  solid: "M16 3h16l-3 6v5c8 4 11 10 9 18-1 6-5 9-6 14H16c-1-5-5-8-6-14-2-8 1-14 9-18V9zM12 24h24v3H12z",
};
export const gavel: Thing = {
  solid: `M16 6l16 16-8 8L8 14zM6 16l3-3 12 12-3 3zM25 5l3-3 12 12-3 3z${box(4, 41, 24, 5)}`,
  line: "M28 26l16 17",
};
export const glasses: Thing = {
  line: `${ring(14, 20, 9)}${ring(34, 20, 9)}M23 19q1-2 2 0M14 29v12M34 29v12M9 41h10M29 41h10`,
};
export const notes: Thing = {
  solid: `${box(4, 17, 34, 22)}${ring(21, 28, 6)}${box(8, 21, 3, 3)}${box(31, 32, 3, 3)}`,
  line: "M10 11h34v22",
};
export const tiara: Thing = {
  solid: `M4 36q20-14 40 0l-2 6q-18-12-36 0z${ring(24, 10, 4)}${ring(9, 20, 3)}${ring(39, 20, 3)}`,
  line: "M6 35l3-12 7 7 8-16 8 16 7-7 3 12",
};
export const bust: Thing = { solid: `${ring(24, 13, 9)}M10 36q2-12 10-13h8q8 1 10 13zM16 39h16v6H16z` };
export const gem: Thing = {
  solid:
    "M12 8h24l9 12-21 24L3 20zM15 11l-4 8h7zM24 11l-4 8h8zM33 11l-3 8h7zM12 22l9 15-3-15zM21 22l3 16 3-16zM30 22l-3 15 9-15z",
};
export const gems: Thing = {
  solid: "M16 4h12l5 7-11 12L11 11zM6 24h12l5 7-11 13L1 31zM30 24h12l5 7-11 13L25 31z",
  line: "M11 11h22M1 31h22M25 31h22",
};
export const wallet: Thing = { solid: `${box(4, 14, 40, 26)}M30 22h14v9H30q-4-4 0-9z`, line: "M8 14l24-8 3 8" };
export const tin: Thing = { solid: "M6 12a18 7 0 1 0 36 0a18 7 0 1 0-36 0M6 20q18 12 36 0v16q-18 12-36 0z" };
export const briefcase: Thing = { solid: `${box(4, 15, 40, 26)}${box(20, 24, 8, 6)}`, line: "M17 15V8h14v7" };
export const bird: Thing = {
  solid: "M30 6q8 0 8 8l7 3-8 2q0 14-14 16l-2 9h-3v-9Q7 34 3 24q10 3 15-2 2-16 12-16zM31 11a2 2 0 1 0 .1 0",
};
export const cufflinks: Thing = {
  solid: ring(14, 16, 9) + ring(14, 16, 4) + ring(34, 28, 9) + ring(34, 28, 4),
  line: "M8 24l-4 14h12M40 36l-2 8H26",
};
export const seal: Thing = { solid: `M19 4h10q3 0 3 4l-3 14h8v7H11v-7h8L16 8q0-4 3-4z${box(9, 34, 30, 9)}` };
export const crown: Thing = {
  solid: `M5 16l10 8 9-16 9 16 10-8-5 21H10z${box(10, 40, 28, 4)}${ring(24, 6, 3)}${ring(5, 14, 3)}${ring(43, 14, 3)}`,
};
export const coins: Thing = {
  solid:
    row(3, 9, (y) => `M4 ${21 + y}q12 6 22 0v6q-11 6-22 0z`) +
    row(2, 9, (y) => `M24 ${13 + y}q10 5 20 0v6q-10 5-20 0z`),
  line: "M5 17a10 4 0 1 0 20 0a10 4 0 1 0-20 0",
};
export const pearl: Thing = { solid: `${ring(24, 20, 11)}M4 30q20 14 40 0-4 14-20 14T4 30z`, line: "M19 16q2-3 5-3" };
export const ingots: Thing = { solid: "M15 22l4-14h10l4 14zM3 42l4-15h12l4 15zM25 42l4-15h12l4 15z" };
export const collar: Thing = {
  solid: `${ring(24, 38, 7)}`,
  line: "M24 31Q4 28 6 16q6-12 18-12t18 12q2 12-18 15M14 8l2 4M24 6v4M34 8l-2 4",
};
export const barometer: Thing = {
  line: `${ring(24, 28, 16)}${ring(24, 28, 2)}M24 28l7-8M24 12V3M20 3h8M24 16v3M12 28h3M36 28h-3`,
};
export const scroll: Thing = {
  line: "M10 8h26v30H10zM10 8a4 4 0 1 0 0 8M36 38a4 4 0 1 0 0-8M16 30V20l6-5 6 5v10zM16 30h14",
};
export const house: Thing = { solid: "M4 24L24 6l20 18h-5v20H9V24zM20 44V32h8v12zM13 27h6v-4h-6zM29 27h6v-4h-6z" };
export const earrings: Thing = {
  solid: "M14 20l7 12-7 13-7-13zM34 20l7 12-7 13-7-13z",
  line: "M14 20v-8a4 4 0 1 1 4-4M34 20v-8a4 4 0 1 1 4-4",
};
export const hatbox: Thing = { solid: "M4 14h40v8H4zM8 24h32v20H8zM22 14h4v30h-4z", line: "M12 14q0-10 12-10t12 10" };
export const pouch: Thing = {
  solid: "M18 14q-14 12-13 24 4 8 19 8t19-8q1-12-13-24zM16 4l4 8h8l4-8q-8 4-16 0z",
  line: "M16 14h16",
};
export const knight: Thing = {
  solid: "M14 40q0-14 10-20l-9 5-7-5 8-12 4-5 4 4q14 3 14 22 0 7-3 11zM10 42h28v4H10zM22 13a2 2 0 1 0 .1 0",
};
export const starStone: Thing = {
  solid: "M24 2l6 14 15-4-8 12 8 12-15-4-6 14-6-14-15 4 8-12-8-12 15 4zM24 16l-7 8 7 8 7-8z",
};
export const fur: Thing = {
  solid: "M6 8q10-8 16 2 8 14 20 12l3 8q-4 12-12 14l-5-4q6-4 4-10-14-2-20-14-6 4-9-1zM9 10a2 2 0 1 0 .1 0",
};
export const crocodile: Thing = {
  solid: "M2 26q8-6 18-5l4-6 6 4q12 2 16 12l-8-3-2 5h-5l-1-4H20l-3 5h-5l1-6zM26 17a1.600 1.600 0 1 0 .1 0",
};
export const sceptre: Thing = {
  solid: `${ring(36, 12, 9)}M34 2h4v20h-4zM26 10h20v4H26z`,
  line: "M30 18L6 44M22 22l6 6",
};
export const reel: Thing = {
  solid: ring(24, 24, 20) + ring(24, 24, 3) + ring(24, 13, 5) + ring(24, 35, 5) + ring(13, 24, 5) + ring(35, 24, 5),
  line: "M38 38l8 6",
};
export const cards: Thing = {
  solid: "M18 10h24v32H18zM30 18q-7 6-7 10 3 4 6 1l-1 5h4l-1-5q3 3 6-1 0-4-7-10z",
  line: "M16 38L6 36 12 6l12 2",
};
export const casket: Thing = {
  solid: `M4 20q0-12 12-12h16q12 0 12 12zM4 23h40v18H4zM20 20h8v10h-8z${ring(24, 25, 2)}`,
};
export const trunk: Thing = {
  solid: `${box(3, 12, 42, 28)}${box(11, 12, 3, 28)}${box(34, 12, 3, 28)}${box(20, 20, 8, 7)}`,
  line: "M18 12q0-5 6-5t6 5",
};
export const parcel: Thing = {
  solid: `${box(5, 14, 38, 28)}${box(22, 14, 4, 28)}${box(5, 25, 38, 3)}`,
  line: "M24 13q-12-2-10-8 6-2 10 8 4-10 10-8 2 6-10 8",
};
export const brooch: Thing = {
  solid:
    ring(24, 26, 8) +
    ring(24, 26, 3) +
    [
      [24, 10],
      [38, 18],
      [38, 34],
      [24, 42],
      [10, 34],
      [10, 18],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 5))
      .join(""),
};
export const numbers: Thing = {
  line: `${box(6, 6, 36, 36)}M14 14v8M20 14h5l-5 8h5M31 14h5v4h-4M31 22h5v-4M14 30h20M14 36h12`,
};
export const baton: Thing = { solid: "M7 37l4 4-4 5-5-5z", line: "M10 38L44 5M30 6q-6-2-10 2M42 22q2 6-2 10" };
export const trumpet: Thing = {
  solid: "M34 12q8-2 11-8v40q-3-6-11-8l-6-8v-8z",
  line: "M28 24H4M10 24v-8M16 24v-8M22 24v-8M10 24q-4 12 4 12h8q6 0 6-8",
};
export const moneybox: Thing = { solid: `${box(7, 16, 34, 28)}${box(16, 20, 16, 3)}M18 16V6h12v10z${ring(24, 34, 4)}` };
export const fingerRing: Thing = { solid: "M24 2l8 6-8 9-8-9z", line: ring(24, 31, 14) };
export const plaques: Thing = {
  solid: `${ring(16, 32, 12)}${ring(16, 32, 6)}M30 6h14v20H30zM33 10v12h8V10z`,
  line: `${ring(30, 38, 8)}M16 20v4M16 40v4M4 32h4M24 32h4`,
};
export const fruit: Thing = {
  solid: `${ring(14, 34, 9)}${ring(34, 36, 9)}`,
  line: "M14 25Q18 10 30 5M34 27Q34 14 30 5q8-3 12 4-7 4-12-4",
};
export const cigaretteCase: Thing = { line: `${box(5, 12, 38, 26)}M5 18h38M24 18v3M12 26h24M12 32h16M36 12V8h6v4` };
export const stackedBank: Thing = {
  solid: `${box(4, 26, 18, 18)}${box(26, 26, 18, 18)}${box(15, 5, 18, 18)}${ring(24, 14, 4)}${ring(13, 35, 4)}${ring(35, 35, 4)}`,
};
export const lens: Thing = {
  line: `${ring(24, 24, 19)}${ring(24, 24, 14)}M16 18q4-6 10-6M24 5V2M24 46v-3M5 24H2M46 24h-3`,
};
export const atlas: Thing = {
  solid: "M14 18l3 4-3 4-3-4zM34 14l3 4-3 4-3-4zM32 32l2 3-2 3-2-3z",
  line: `${box(4, 8, 40, 34)}M24 8v34M14 22l18 12M34 18l-2 16`,
};
export const clockFace: Thing = { line: `${ring(24, 24, 20)}M24 24V10M24 24l10 6M24 4v4M24 40v4M4 24h4M40 24h4` };
export const dial: Thing = {
  solid: "M24 26L40 8v18z",
  line: `${ring(24, 26, 19)}M24 26L8 38M24 26v18M24 26l14 12M5 26h8`,
};
export const plate: Thing = { solid: "M14 30a5 5 0 1 0 6-6L42 8z", line: box(4, 4, 40, 40) };
export const envelope: Thing = { solid: ring(24, 30, 6), line: `${box(6, 10, 36, 32)}M6 10l18 12 18-12M24 27v6` };
export const weight: Thing = { solid: "M18 14h12l10 28H8z", line: ring(24, 9, 5) };
export const bar: Thing = { solid: "M10 18h28l8 20H2zM14 22l-4 12h28l-4-12z" };
export const die: Thing = {
  solid: `${box(14, 22, 20, 22)}${box(10, 40, 28, 5)}`,
  line: `${ring(24, 12, 9)}M20 12q4-5 8 0-4 5-8 0`,
};
export const dieTail: Thing = {
  solid: `${box(14, 22, 20, 22)}${box(10, 40, 28, 5)}`,
  line: `${ring(24, 12, 9)}M22 9l3-2v10`,
};
export const coinSet: Thing = {
  solid: `${ring(14, 16, 9)}${ring(14, 16, 5)}${ring(35, 16, 7)}${ring(14, 36, 6)}`,
  line: ring(34, 35, 8),
};
