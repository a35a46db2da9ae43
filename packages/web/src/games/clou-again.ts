import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou-again/index.tsx")).board,
  figure: async () => (await import("../boards/clou-again-figure/figure.tsx")).Figure,
  lesson: async () => (await import("../boards/clou-again-lesson/lesson.ts")).lesson,
  heatMap: async () => (await import("../boards/clou-lab/clou-again.ts")).loadAgainHeatMap(),
};
