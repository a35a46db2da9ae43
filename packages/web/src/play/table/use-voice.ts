import type { Language } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SeatInfo, Session } from "../session.ts";
import { loadSpoken, loadTexts, makeVoice, type Spoken, type Voice } from "../voice.ts";

/** The session's voice in the reader's language; null until its words are loaded. The old language stays until the new one is there. */
export function useVoice(session: Session, seats: readonly SeatInfo[], language: Language): Voice | null {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const viewer = session.viewer.value;
  const hasBots = seats.some(({ kind }) => kind === "bot");
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: Spoken): void => {
      if (isWanted) setSpoken(loaded);
    };
    const texts = loadTexts(session.game, language).then((loaded) => show({ texts: loaded, reasons: null }));
    // Nobody waits for what bots say, and if it does not come the table goes on without.
    const speaks = hasBots && session.game.reasons !== undefined;
    if (speaks) texts.then(() => loadSpoken(session.game, language)).then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [session, language, hasBots]);
  const you = typeof viewer === "number" && !session.isShared ? viewer : null;
  return useMemo(
    () => (spoken === null ? null : makeVoice(spoken.texts, seats, you, spoken.reasons)),
    [spoken, seats, you],
  );
}
