import type { AnyTableWords, Language } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SeatInfo, Session } from "../play/session.ts";
import { loadSpoken, makeVoice, type Spoken, type Voice } from "../play/voice.ts";

export type LoadedWords =
  | { readonly type: "loading" }
  | { readonly type: "ready"; readonly words: AnyTableWords; readonly voice: Voice }
  | { readonly type: "failed"; readonly retry: () => void };

interface Fetched extends Spoken {
  readonly words: AnyTableWords;
}

/** What a table in words needs, fetched when somebody wants one. The old language stays until the new one is there. */
export function useWords(session: Session, seats: readonly SeatInfo[], language: Language): LoadedWords {
  const [fetched, setFetched] = useState<Fetched | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (result: Fetched | "failed"): void => {
      if (isWanted) setFetched(result);
    };
    fetchWords(session, language).then(show, () => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [session, language, attempt]);
  const viewer = session.viewer.value;
  const you = typeof viewer === "number" && !session.isShared ? viewer : null;
  return useMemo((): LoadedWords => {
    if (fetched === null) return { type: "loading" };
    if (fetched === "failed") return { type: "failed", retry: () => setAttempt((before) => before + 1) };
    return { type: "ready", words: fetched.words, voice: makeVoice(fetched.texts, seats, you, fetched.reasons) };
  }, [fetched, seats, you]);
}

async function fetchWords({ game }: Session, language: Language): Promise<Fetched> {
  const [words, { texts, reasons }] = await Promise.all([game.words(), loadSpoken(game, language)]);
  return { words, texts: { ...texts, ...(await words.texts[language]()) }, reasons };
}
