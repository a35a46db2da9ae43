import type { MoreParts } from "../parts.ts";

export const more: MoreParts = {
  screen: async () => (await import("../../boards/clou-again/screen.ts")).screen,
  handOnly: async () => (await import("../../boards/clou/hand-only.ts")).handOnly,
  figure: async () => (await import("../../boards/clou-again-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../../boards/clou-again-candidate/candidate.ts")).Candidate,
  parted: async () => (await import("../../boards/clou-review/again.tsx")).Parted,
  lesson: async () => (await import("../../boards/clou-again-lesson/lesson.ts")).lesson,
  companion: async () => (await import("../../pages/companion/clou-again/index.tsx")).companion,
  onPaper: async () => (await import("../../pages/paper/clou-again/index.ts")).entry,
  heatMap: async () => (await import("../../boards/clou-lab/clou-again.ts")).loadAgainHeatMap(),
};
