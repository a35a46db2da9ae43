import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou-christmas/index.tsx")).board,
  figure: async () => (await import("../boards/clou-christmas-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../boards/clou-candidate/candidate.ts")).Candidate,
  lesson: async () => (await import("../boards/clou-christmas-lesson/lesson.ts")).lesson,
  companion: async () => (await import("../pages/companion/clou-christmas/index.tsx")).companion,
};
