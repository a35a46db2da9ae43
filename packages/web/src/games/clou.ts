import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou/index.tsx")).board,
  figure: async () => (await import("../boards/clou-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../boards/clou-candidate/candidate.ts")).Candidate,
  lesson: async () => (await import("../boards/clou-lesson/lesson.ts")).lesson,
  workshop: async () => (await import("../pages/workshop/clou/index.tsx")).workshop,
  companion: async () => (await import("../pages/companion/clou/index.tsx")).companion,
  heatMap: async () => (await import("../boards/clou-lab/clou.ts")).loadClouHeatMap(),
};
