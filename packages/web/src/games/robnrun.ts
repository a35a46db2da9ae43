import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/robnrun/index.tsx")).board,
  figure: async () => (await import("../boards/robnrun-figure/figure.tsx")).Figure,
  lesson: async () => (await import("../boards/robnrun-lesson/lesson.ts")).lesson,
  workshop: async () => (await import("../pages/workshop/robnrun/index.tsx")).workshop,
};
