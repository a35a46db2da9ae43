import type { MoreParts } from "../parts.ts";

export const more: MoreParts = {
  screen: async () => (await import("../../boards/clou/screen.ts")).screen,
  handOnly: async () => (await import("../../boards/clou/hand-only.ts")).handOnly,
  figure: async () => (await import("../../boards/clou-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../../boards/clou-candidate/candidate.ts")).Candidate,
  parted: async () => (await import("../../boards/clou-review/clou.tsx")).Parted,
  lesson: async () => (await import("../../boards/clou-lesson/lesson.ts")).lesson,
  workshop: async () => (await import("../../pages/workshop/clou/index.tsx")).workshop,
  companion: async () => (await import("../../pages/companion/clou/index.tsx")).companion,
  onPaper: async () => (await import("../../pages/paper/clou/index.ts")).entry,
  heatMap: async () => (await import("../../boards/clou-lab/clou.ts")).loadClouHeatMap(),
};
