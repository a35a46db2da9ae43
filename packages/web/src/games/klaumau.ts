import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/klaumau/index.tsx")).board,
  figure: async () => (await import("../boards/klaumau-figure/figure.tsx")).Figure,
  lesson: async () => (await import("../boards/klaumau-lesson/lesson.ts")).lesson,
};
