import type { MoreParts } from "../parts.ts";

export const more: MoreParts = {
  screen: async () => (await import("../../boards/klaumau/screen.tsx")).screen,
  handOnly: async () => (await import("../../boards/klaumau/hand-only.ts")).handOnly,
  figure: async () => (await import("../../boards/klaumau-figure/figure.tsx")).Figure,
  story: async () => (await import("../../boards/klaumau-review/story.tsx")).Story,
  lesson: async () => (await import("../../boards/klaumau-lesson/lesson.ts")).lesson,
};
