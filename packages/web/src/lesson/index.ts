import type { Lesson } from "./lesson.ts";

/** Lessons are loaded when somebody wants one. The only place that lists them. */
const LOADERS: { readonly [game: string]: () => Promise<Lesson> } = {
  klaumau: async () => (await import("../boards/klaumau-lesson/lesson.ts")).lesson,
  robnrun: async () => (await import("../boards/robnrun-lesson/lesson.ts")).lesson,
  clou: async () => (await import("../boards/clou-lesson/lesson.ts")).lesson,
  "clou-christmas": async () => (await import("../boards/clou-christmas-lesson/lesson.ts")).lesson,
  "clou-again": async () => (await import("../boards/clou-again-lesson/lesson.ts")).lesson,
};

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : load();
}

/** Whether it is worth offering one. */
export function hasLesson(game: string): boolean {
  return Object.hasOwn(LOADERS, game);
}
