import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by `npm run puzzles`. */
export const shelf: PuzzleShelf = {
  edition: {"rules":3,"content":"f56f2e99f46c3991"},
  unit: "points",
  sizes: [25,25,25,25,25,25,25,25,20],
  themes: {"settle":[0,1,3,4,6,8,9,11,12,13,16,17,19,21,23,26,27,29,30,31,32,33,34,37,38,44,45,46,48,49,50,52,53,54,55,56,57,60,63,64,68,69,70,71,72,73,75,76,77,78,79,80,84,86,89,93,95,97,99,100,103,106,107,108,109,111,112,114,115,117,123,124,125,128,129,132,134,135,136,137,140,142,143,145,147,150,151,153,155,157,158,161,162,165,166,167,170,171,174,177,178,179,180,181,183,187,188,189,190,193,194,195,196,197,198,199,202,205,207,208,209,210,212,215,216,217],"dice":[2,5,7,10,14,15,18,20,22,24,25,28,35,36,39,40,41,42,43,47,51,58,59,61,62,65,66,67,74,81,82,83,85,87,88,90,91,92,94,96,98,101,102,104,105,110,113,116,118,119,120,121,122,126,127,130,131,133,138,139,141,144,146,148,149,152,154,156,159,160,163,164,168,169,172,173,175,176,182,184,185,186,191,192,200,201,203,204,206,211,213,214,218,219]},
  wants: {"gap":1,"glance":48,"look":240,"oneIn":3,"leftOut":["driver","flee","drive","number","leave"],"share":0.8},
  parts: [
    () => import("./part-0.json", { with: { type: "json" } }),
    () => import("./part-1.json", { with: { type: "json" } }),
    () => import("./part-2.json", { with: { type: "json" } }),
    () => import("./part-3.json", { with: { type: "json" } }),
    () => import("./part-4.json", { with: { type: "json" } }),
    () => import("./part-5.json", { with: { type: "json" } }),
    () => import("./part-6.json", { with: { type: "json" } }),
    () => import("./part-7.json", { with: { type: "json" } }),
    () => import("./part-8.json", { with: { type: "json" } }),
  ],
  texts: {
    en: async () => (await import("../../clou/judge/en.ts")).judgeEn,
    de: async () => (await import("../../clou/judge/de.ts")).judgeDe,
  },
};
