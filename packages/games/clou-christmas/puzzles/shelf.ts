import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by `npm run puzzles`. */
export const shelf: PuzzleShelf = {
  edition: {"rules":2,"content":"1c1b6794650d1476"},
  unit: "points",
  sizes: [25,25,25,25,25,25,25,25,3],
  themes: {"settle":[0,2,4,5,7,8,10,11,15,16,17,18,20,22,26,28,30,31,32,34,36,37,39,40,41,44,45,46,47,50,52,55,57,59,60,61,63,64,65,67,68,69,71,72,74,76,77,78,81,82,84,88,91,93,97,98,100,101,102,103,104,105,106,111,112,113,114,115,116,118,121,122,123,124,127,130,131,134,136,137,138,140,141,144,145,146,149,150,151,152,154,156,157,158,160,163,164,165,167,168,169,177,179,180,183,185,186,187,191,192,195,196,198,199,201,202],"dice":[1,3,6,9,12,13,14,19,21,23,24,25,27,29,33,35,38,42,43,48,49,51,53,54,56,58,62,66,70,73,75,79,80,83,85,86,87,89,90,92,94,95,96,99,107,108,109,110,117,119,120,125,126,129,132,133,135,139,142,143,147,148,153,155,159,161,162,166,170,172,173,174,175,176,178,181,182,184,188,189,190,193,194,197,200],"offer":[128,171]},
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
