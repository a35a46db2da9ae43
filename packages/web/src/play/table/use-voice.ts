import type { Language, MessageTable } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import { untilThere } from "../../app/until-there.ts";
import { SOON_MS } from "../../ui/later.tsx";
import type { SeatInfo, Session } from "../session.ts";
import { loadFirstTexts, loadSpoken, loadTexts, makeVoice, type Spoken, type Voice } from "../voice.ts";

interface Heard extends Spoken {
  /** Unless it knows only what is asked: what happened, and why not, it can tell later. */
  readonly isWhole: boolean;
}

export interface TableVoice {
  /** What is asked, and how things are called. */
  readonly voice: Voice | null;
  /** The same once it also knows what happened, and why not. */
  readonly teller: Voice | null;
}

/** The session's voice in the reader's language; null until its words are loaded. The old language stays until the new one is there. */
export function useVoice(session: Session, seats: readonly SeatInfo[], language: Language): Voice | null {
  return useTableVoice(session, seats, language, true).teller;
}

/** The same for a table that can be answered at before all of its words are there; `isUrgent` if it says what comes later at once. */
export function useTableVoice(
  session: Session,
  seats: readonly SeatInfo[],
  language: Language,
  isUrgent: boolean,
): TableVoice {
  const { game } = session;
  const [spoken, setSpoken] = useState<Heard | null>(null);
  const viewer = session.viewer.value;
  const hasBots = seats.some(({ kind }) => kind === "bot");
  useEffect(() => {
    const show = (texts: MessageTable | null): void => {
      if (texts === null) return;
      setSpoken((known) => (known?.isWhole === true ? known : { texts, isWhole: false, reasons: null }));
    };
    return untilThere(() => loadFirstTexts(game, language), show);
  }, [session, language]);
  const isWanted = isUrgent || spoken !== null || game.firstTexts === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let giveUp = (): void => {};
    const fetch = (): void => {
      giveUp = untilThere(
        () => loadTexts(game, language),
        (texts) => {
          setSpoken({ texts, isWhole: true, reasons: null });
          const withReasons = (loaded: Spoken): void => {
            if (!isOver) setSpoken({ ...loaded, isWhole: true });
          };
          // Nobody waits for what bots say, and if it does not come the table goes on without.
          if (hasBots && game.reasons !== undefined) loadSpoken(game, language).then(withReasons, () => {});
        },
      );
    };
    // Who changes the language has read the table.
    const isNext = !isUrgent && game.firstTexts !== undefined && spoken?.isWhole !== true;
    const timer = isNext ? setTimeout(fetch, SOON_MS) : null;
    if (timer === null) fetch();
    return () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
      giveUp();
    };
  }, [session, language, hasBots, isWanted, isUrgent]);
  const you = typeof viewer === "number" && !session.isShared ? viewer : null;
  return useMemo(() => {
    const voice = spoken === null ? null : makeVoice(spoken.texts, seats, you, spoken.reasons);
    return { voice, teller: spoken?.isWhole === true ? voice : null };
  }, [spoken, seats, you]);
}
