import type { AnyTableWords, Language, TableHead } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SeatInfo, Session } from "../play/session.ts";
import { loadSpoken, makeVoice, type Spoken, type Voice } from "../play/voice.ts";

/** All words of a table, or only those at its head. */
export type Loaded<Words> =
  | { readonly type: "loading" }
  | { readonly type: "ready"; readonly words: Words; readonly voice: Voice }
  | { readonly type: "failed"; readonly retry: () => void };

export type LoadedWords = Loaded<AnyTableWords>;
// oxlint-disable-next-line typescript/no-explicit-any -- views of different games have nothing in common
export type LoadedHead = Loaded<TableHead<any>>;

type Told = Pick<AnyTableWords, "texts">;

interface Fetched<Words> extends Spoken {
  readonly words: Words;
}

/** What a table in words needs, fetched when somebody wants one. The old language stays until the new one is there. */
export function useWords(session: Session, seats: readonly SeatInfo[], language: Language): LoadedWords {
  return useLoaded(session.game.words, session, seats, language);
}

export function useHead(session: Session, seats: readonly SeatInfo[], language: Language): LoadedHead {
  return useLoaded<TableHead<unknown>>(session.game.head ?? session.game.words, session, seats, language);
}

function useLoaded<Words extends Told>(
  load: () => Promise<Words>,
  session: Session,
  seats: readonly SeatInfo[],
  language: Language,
): Loaded<Words> {
  const [fetched, setFetched] = useState<Fetched<Words> | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (result: Fetched<Words> | "failed"): void => {
      if (isWanted) setFetched(result);
    };
    fetchWords(load, session, language).then(show, () => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [session, language, attempt]);
  const viewer = session.viewer.value;
  const you = typeof viewer === "number" && !session.isShared ? viewer : null;
  return useMemo((): Loaded<Words> => {
    if (fetched === null) return { type: "loading" };
    if (fetched === "failed") return { type: "failed", retry: () => setAttempt((before) => before + 1) };
    return { type: "ready", words: fetched.words, voice: makeVoice(fetched.texts, seats, you, fetched.reasons) };
  }, [fetched, seats, you]);
}

async function fetchWords<Words extends Told>(
  load: () => Promise<Words>,
  { game }: Session,
  language: Language,
): Promise<Fetched<Words>> {
  const [words, { texts, reasons }] = await Promise.all([load(), loadSpoken(game, language)]);
  return { words, texts: { ...texts, ...(await words.texts[language]()) }, reasons };
}
