import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by `npm run puzzles`. */
export const shelf: PuzzleShelf = {
  edition: {"rules":2,"content":"1c1b6794650d1476"},
  unit: "points",
  sizes: [25,25,25,25,25,25,25,25,23],
  themes: {"settle":[0,3,6,7,10,11,12,14,15,18,19,20,21,23,27,28,30,31,32,34,35,36,37,39,41,43,44,46,48,49,50,53,55,58,60,62,63,64,65,66,68,69,71,73,75,76,78,79,80,83,84,86,88,90,92,99,101,102,103,104,105,106,107,108,114,115,116,117,118,120,123,124,125,127,128,131,135,136,139,140,142,145,147,152,153,156,157,158,159,163,164,165,166,168,169,170,172,175,177,180,181,182,184,194,196,197,200,202,203,204,209,210,212,213,215,216,217,220,222],"dice":[1,2,4,5,8,9,13,16,17,22,24,25,26,29,33,38,40,42,45,47,51,52,54,56,57,59,61,67,70,72,74,77,81,82,85,87,89,91,93,94,95,96,97,98,100,109,110,111,112,113,119,121,122,126,129,130,133,134,137,138,141,143,144,146,148,149,150,151,154,155,160,161,162,167,171,173,174,176,178,179,183,185,187,188,189,190,191,192,193,195,198,199,201,205,206,207,208,211,214,218,219,221],"offer":[132,186]},
  wants: {"gap":1,"glance":48,"look":240,"oneIn":4,"leftOut":["driver","flee","drive","number","leave","free","wages","report","team"],"share":0.8},
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
