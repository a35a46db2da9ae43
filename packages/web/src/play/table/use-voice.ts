import type { Language, MessageTable } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SeatInfo, Session } from "../session.ts";
import { loadTexts, makeVoice, type Voice } from "../voice.ts";

/** The session's voice in the reader's language; null until its words are loaded. The old language stays until the new one is there. */
export function useVoice(session: Session, seats: readonly SeatInfo[], language: Language): Voice | null {
  const [texts, setTexts] = useState<MessageTable | null>(null);
  const viewer = session.viewer.value;
  useEffect(() => {
    let isWanted = true;
    void loadTexts(session.game, language).then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [session, language]);
  const you = typeof viewer === "number" && !session.isShared ? viewer : null;
  return useMemo(() => (texts === null ? null : makeVoice(texts, seats, you)), [texts, seats, you]);
}
