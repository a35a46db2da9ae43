import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/klaumau/index.tsx")).board,
  screen: async () => (await import("../boards/klaumau/screen.tsx")).screen,
  handOnly: async () => (await import("../boards/klaumau/hand-only.ts")).handOnly,
  figure: async () => (await import("../boards/klaumau-figure/figure.tsx")).Figure,
  story: async () => (await import("../boards/klaumau-review/story.tsx")).Story,
  lesson: async () => (await import("../boards/klaumau-lesson/lesson.ts")).lesson,
};
