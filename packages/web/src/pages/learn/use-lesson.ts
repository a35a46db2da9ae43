import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { loadPart } from "../../games/index.ts";
import type { Lesson, LessonTexts } from "../../lesson/lesson.ts";

export interface ReadyLesson {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly texts: LessonTexts;
}

export type LoadedLesson =
  | { readonly type: "loading" }
  | { readonly type: "none" }
  | { readonly type: "failed"; readonly retry: () => void }
  | ({ readonly type: "ready" } & ReadyLesson);

/** A game's lesson with its words in the reader's language; the old language stays until the new one is there. */
export function useLesson(id: string): LoadedLesson {
  const [loaded, setLoaded] = useState<LoadedLesson>({ type: "loading" });
  const [attempt, setAttempt] = useState(0);
  const language = settings.language.value;
  useEffect(() => {
    let isWanted = true;
    const show = (next: LoadedLesson): void => {
      if (isWanted) setLoaded(next);
    };
    const load = async (): Promise<LoadedLesson> => {
      const lesson = await loadPart(id, "lesson");
      const game = lesson === null ? null : await loadGame(id);
      if (game === null || lesson === null) return { type: "none" };
      return { type: "ready", game, lesson, texts: await lesson.texts[language]() };
    };
    load().then(show, () => show({ type: "failed", retry: () => setAttempt(attempt + 1) }));
    return () => {
      isWanted = false;
    };
  }, [id, language, attempt]);
  return loaded;
}
