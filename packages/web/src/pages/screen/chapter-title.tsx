import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../../play/session.ts";
import type { Voice } from "../../play/voice.ts";
import type { Shown } from "../../stage/stage.ts";
import { chapterWords } from "./chapters.ts";

interface ChapterProps {
  readonly session: Session;
  readonly voice: Voice;
  readonly shown: Shown;
}

const SHOWN_MS = 2_600;

/** A part of the match begins: its name stands over the table for a moment. */
export function ChapterTitle({ session, voice, shown }: ChapterProps): JSX.Element {
  const [title, setTitle] = useState<{ readonly words: string; readonly key: number } | null>(null);
  useEffect(() => {
    const [words] = chapterWords(session.game, shown.told, voice, "part");
    if (words !== undefined) setTitle({ words, key: shown.key });
  }, [shown.key]);
  // What happens meanwhile neither keeps it nor takes it away.
  useEffect(() => {
    if (title === null) return undefined;
    const timer = setTimeout(() => setTitle(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [title]);
  return title === null ? (
    <></>
  ) : (
    <p key={title.key} class="screen-chapter">
      {title.words}
    </p>
  );
}
