import type { MoreParts } from "../parts.ts";

export const more: MoreParts = {
  screen: async () => (await import("../../boards/robnrun/screen.tsx")).screen,
  handOnly: async () => (await import("../../boards/robnrun/hand-only.ts")).handOnly,
  figure: async () => (await import("../../boards/robnrun-figure/figure.tsx")).Figure,
  story: async () => (await import("../../boards/robnrun-review/story.tsx")).Story,
  lesson: async () => (await import("../../boards/robnrun-lesson/lesson.ts")).lesson,
  workshop: async () => (await import("../../pages/workshop/robnrun/index.tsx")).workshop,
};
