import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by `npm run puzzles`. */
export const shelf: PuzzleShelf = {
  edition: {"rules":2,"content":"0c15db21b04d1b10"},
  unit: "chance",
  sizes: [25,25,25,25,25,25,25,25],
  themes: {"turn":[0,1,3,4,5,6,12,14,15,18,20,22,23,24,25,27,28,29,31,32,37,39,41,42,43,46,51,53,56,58,59,60,61,62,64,65,66,67,69,70,71,72,73,74,75,77,78,79,80,81,82,84,87,89,90,91,94,96,97,98,99,101,102,103,104,110,112,113,115,116,119,120,121,122,123,124,126,127,134,138,139,141,142,143,144,146,147,148,156,158,160,162,163,165,166,167,169,171,172,174,176,177,178,179,180,182,183,184,185,187,188,191,192,193,194,195,196,197,198,199],"hint":[2,7,8,9,10,11,13,16,17,19,21,26,30,33,34,35,36,38,40,44,45,47,48,49,50,52,54,55,57,63,68,76,83,85,86,88,92,93,95,100,105,106,107,108,109,111,114,117,118,125,128,129,130,131,132,133,135,136,137,140,145,149,150,151,152,153,154,155,157,159,161,164,168,170,173,175,181,186,189,190]},
  wants: {"gap":0.02,"glance":120,"look":1200,"oneIn":3,"leftOut":["place","bribe","building","give"],"share":0.6},
  parts: [
    () => import("./part-0.json", { with: { type: "json" } }),
    () => import("./part-1.json", { with: { type: "json" } }),
    () => import("./part-2.json", { with: { type: "json" } }),
    () => import("./part-3.json", { with: { type: "json" } }),
    () => import("./part-4.json", { with: { type: "json" } }),
    () => import("./part-5.json", { with: { type: "json" } }),
    () => import("./part-6.json", { with: { type: "json" } }),
    () => import("./part-7.json", { with: { type: "json" } }),
  ],
  texts: {
    en: async () => (await import("../judge/en.ts")).judgeEn,
    de: async () => (await import("../judge/de.ts")).judgeDe,
  },
};
