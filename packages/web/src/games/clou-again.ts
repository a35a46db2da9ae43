import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou-again/index.tsx")).board,
  figure: async () => (await import("../boards/clou-again-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../boards/clou-again-candidate/candidate.ts")).Candidate,
  lesson: async () => (await import("../boards/clou-again-lesson/lesson.ts")).lesson,
  companion: async () => (await import("../pages/companion/clou-again/index.tsx")).companion,
  heatMap: async () => (await import("../boards/clou-lab/clou-again.ts")).loadAgainHeatMap(),
};
