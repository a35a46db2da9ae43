import type { MoreParts } from "../parts.ts";

export const more: MoreParts = {
  screen: async () => (await import("../../boards/clou-christmas/screen.ts")).screen,
  handOnly: async () => (await import("../../boards/clou/hand-only.ts")).handOnly,
  figure: async () => (await import("../../boards/clou-christmas-figure/figure.tsx")).Figure,
  candidate: async () => (await import("../../boards/clou-candidate/candidate.ts")).Candidate,
  parted: async () => (await import("../../boards/clou-review/christmas.tsx")).Parted,
  lesson: async () => (await import("../../boards/clou-christmas-lesson/lesson.ts")).lesson,
  companion: async () => (await import("../../pages/companion/clou-christmas/index.tsx")).companion,
  onPaper: async () => (await import("../../pages/paper/clou-christmas/index.ts")).entry,
};
