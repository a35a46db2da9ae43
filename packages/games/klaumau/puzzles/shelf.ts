import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by `npm run puzzles`. */
export const shelf: PuzzleShelf = {
  edition: {"rules":2,"content":"b435ba3b1cb11838"},
  unit: "lead",
  sizes: [25,25,25,25,25,25,25,25,25,5],
  themes: {"turn":[0,1,4,7,9,12,13,18,22,23,24,27,28,29,33,36,38,39,41,46,47,52,53,55,56,57,58,59,62,63,67,69,76,77,79,81,82,85,87,91,92,94,97,105,106,109,110,111,114,115,116,117,118,119,120,121,128,129,135,136,138,142,146,149,150,152,154,157,158,159,162,164,167,173,174,175,183,185,189,192,193,194,202,203,204,205,206,207,208,212,224,226],"believe":[2,3,5,6,11,14,17,19,30,31,34,37,40,43,44,45,48,50,60,61,64,65,68,71,72,73,74,80,83,86,88,90,95,96,99,101,103,104,107,112,122,124,126,127,131,134,144,147,148,151,153,155,161,165,166,170,171,172,176,177,180,186,188,190,191,195,196,199,200,209,211,213,215,217,221,223,227,228,229],"give":[8,35,51,93,98,113,125,133,139,140,168,179,181,198,214,218,220,222],"parry":[10,15,108,132,156],"colour":[16,141,178,210,216],"pick":[20,32,70,197],"victim":[21,25,26,42,49,54,66,75,78,84,89,100,102,123,130,137,143,145,160,163,169,182,184,187,201,219,225]},
  wants: {"gap":0.5,"glance":240,"look":2400,"oneIn":4,"leftOut":["fence","discard","halve","reward"],"share":0.4},
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
    () => import("./part-9.json", { with: { type: "json" } }),
  ],
  texts: {
    en: async () => (await import("../judge/en.ts")).judgeEn,
    de: async () => (await import("../judge/de.ts")).judgeDe,
  },
};
