import type { Thing } from "./decor.ts";
import { box, ring, row } from "./lines.ts";

// Loot of stations and trains, on a grid of 48.

export const guardsCoat: Thing = {
  solid:
    "M17 5h5l2 5 2-5h5l13 9-4 13-5-2v19H13V25l-5 2-4-13zM24 12l-1 31h2zM30 30h6v2h-6zM19 19a1.500 1.500 0 1 0 .1 0M19 27a1.500 1.500 0 1 0 .1 0",
};
export const handLamp: Thing = {
  solid: `M14 18h20l3 24H11z${ring(24, 29, 7)}${box(9, 42, 30, 4)}`,
  line: "M16 18v-4h16v4M18 14q0-10 6-10t6 10",
};
export const carriageKey: Thing = {
  solid: `${box(20, 18, 6, 26)}${box(26, 34, 9, 4)}${box(26, 40, 9, 4)}`,
  line: `${ring(23, 11, 8)}`,
};
export const roster: Thing = { line: `${box(8, 6, 32, 38)}M16 2v8M32 2v8M8 16h32M8 25h32M8 34h32M19 16v28M30 16v28` };
export const violin: Thing = {
  solid: "M6 24q0-10 10-10 4 0 7 3 3-3 6-3h10q4 0 4 4v12q0 4-4 4H29q-3 0-6-3-3 3-7 3-10 0-10-10z",
  line: "M20 13q4-7 8 0M12 37h4M32 37h4",
};
export const wagePackets: Thing = {
  solid: `${box(6, 20, 26, 22)}${ring(19, 31, 5)}`,
  line: "M12 16h26v20M18 12h26v18",
};
export const routeChart: Thing = {
  solid: `${ring(12, 36, 4)}${ring(24, 22, 4)}${ring(38, 12, 4)}`,
  line: `${box(4, 4, 40, 40)}M12 36l12-14 14-10M24 22l14 12M10 12h8M12 8v8`,
};
export const bankParcel: Thing = {
  solid: `${box(4, 12, 40, 30)}M6 24h36v2H6zM22 14h3v26h-3zM24 25a6 6 0 1 0 .1 0`,
};
export const beltOfHonour: Thing = {
  solid: `M2 18h12v12H2zM34 18h12v12H34z${ring(24, 24, 13)}${ring(24, 24, 8)}M24 18l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z`,
};
export const flask: Thing = {
  solid: "M20 2h8v7h-8zM14 12h20q6 4 6 12v16q0 5-5 5H13q-5 0-5-5V24q0-8 6-12zM15 24v12h18V24z",
};
export const champagne: Thing = {
  solid: "M14 3h8v6l-1 8q5 4 5 10v16q0 3-3 3H13q-3 0-3-3V27q0-6 5-10l-1-8zM13 28v9h10v-9z",
  line: "M34 18h10q0 12-5 14-5-2-5-14M39 32v11M34 44h10",
};
export const pearlCollar: Thing = {
  solid: row(3, 9, (y) =>
    [
      [5, 8],
      [11, 13],
      [18, 16],
      [26, 16],
      [33, 13],
      [39, 8],
    ]
      .map(([x = 0, top = 0]) => ring(x + 2, top + y, 3))
      .join(""),
  ),
};
export const sealedBag: Thing = {
  solid:
    "M10 16h28l4 28H6zM24 24a6 6 0 1 0 .1 0M24 27l1.500 3 3 .4-2.200 2.200.6 3.200-2.900-1.600-2.900 1.600.6-3.200-2.200-2.200 3-.4z",
  line: "M16 16V10q0-6 8-6t8 6v6",
};
export const loanPapers: Thing = {
  solid: "M17 12l3 3 4-5 4 5 3-3-1 8H18zM30 34a5 5 0 1 0 .1 0",
  line: `${box(8, 4, 32, 40)}M14 24h20M14 29h12M14 34h8`,
};
export const mug: Thing = {
  solid: "M8 10h24v30q0 4-4 4H12q-4 0-4-4zM12 18v4h16v-4z",
  line: "M32 17h5q6 0 6 8t-6 8h-5",
};
export const postalOrders: Thing = {
  solid: `${ring(12, 14, 4)}M8 34h12v3H8z`,
  line: `${box(4, 7, 34, 24)}M20 13h13M20 19h13M10 31v10h34V17h-6`,
};
export const wristWatches: Thing = {
  solid: `${ring(16, 24, 8)}${ring(16, 24, 5)}${ring(34, 24, 8)}${ring(34, 24, 5)}${box(12, 4, 8, 12)}${box(12, 32, 8, 12)}${box(30, 4, 8, 12)}${box(30, 32, 8, 12)}`,
};
export const noteSack: Thing = {
  solid: "M17 15q-14 11-13 23 4 8 20 8t20-8q1-12-13-23zM27 22h-6q-3 0-3 4h-2v3h2v6h-2v3h14v-3h-8v-6h5v-3h-5q0-1 1-1h4z",
  line: "M17 12h14M18 3l2 9M30 3l-2 9",
};
export const stamps: Thing = {
  solid: `${box(8, 8, 14, 17)}${box(26, 8, 14, 17)}${box(8, 28, 14, 14)}M12 21l6-9 1 9zM36 12l-6 9-1-9z`,
  line: box(4, 4, 40, 42),
};
export const sealedLetters: Thing = {
  solid: ring(24, 30, 5),
  line: `${box(4, 14, 40, 28)}M4 15l20 14 20-14M9 10h30M13 6h22`,
};
export const fivers: Thing = {
  solid: `${box(3, 24, 42, 18)}M20 28h8v2h-6v3h6v7h-8v-2h6v-3h-6z`,
  line: "M6 20h36M9 16h30M12 12h24",
};

/** Mail sacks of one load: each with a mark of its own. */
function mailSack(mark: string): Thing {
  return { solid: `M17 14q-13 11-12 24 4 8 19 8t19-8q1-13-12-24z${mark}`, line: "M16 11h16M18 3l2 8M30 3l-2 8" };
}
export const sackOne = mailSack("M20 26h8v12h-8z");
export const sackTwo = mailSack("M15 24h5v14h-5zM28 24h5v14h-5z");
export const sackThree = mailSack("M24 21l9 16H15z");
export const sackFour = mailSack("M24 22a8 8 0 1 0 .1 0");
export const sackFive = mailSack("M22 21h4v7h7v4h-7v7h-4v-7h-7v-4h7z");
export const boxOfReserve: Thing = {
  solid: `${box(4, 18, 40, 26)}${box(8, 6, 14, 10)}${box(26, 6, 14, 10)}M20 26h8v10h-8z`,
};
export const shareBundle: Thing = {
  solid: `${box(6, 16, 36, 24)}M21 16h6v24h-6z${ring(13, 28, 3)}${ring(35, 28, 3)}`,
  line: "M10 12h28M14 8h20",
};
