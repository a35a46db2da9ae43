import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./hand-facts.css";
import { settings } from "../../app/settings.ts";
import { loadPart } from "../../games/index.ts";
import { useText } from "../../text/texts.ts";
import { useWords } from "../../words/use-words.ts";
import type { Moment, SeatInfo, Session } from "../session.ts";
import { de } from "./text/hand-de.ts";
import { en } from "./text/hand-en.ts";

export interface HandFactsProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly shown: Moment;
  /** Something is asked that the screen has still to show. */
  readonly isHolding: boolean;
}

const FACTS = 3;

/** What one has to know of a table that stands on the big screen: how it lies there, in three lines of the game's own words. */
export function HandFacts({ session, seats, shown, isHolding }: HandFactsProps): JSX.Element {
  const t = useText({ en, de });
  const loaded = useWords(session, seats, settings.language.value);
  useEffect(() => {
    // What the board leaves away then is its own business.
    void loadPart(session.game.meta.id, "handOnly").catch(() => null);
  }, [session]);
  const sections = loaded.type === "ready" ? loaded.words.describe(shown.view, loaded.voice) : [];
  // First where the match stands, then what the game tells first of all else.
  const facts = sections.flatMap(({ lines }) => lines).slice(0, FACTS);
  return (
    <div class="table-facts" data-part="hand-facts">
      {isHolding && (
        <p class="table-facts-held" role="status">
          {t.held}
        </p>
      )}
      <ul>
        {facts.map(({ thing, text }) => (
          <li key={thing}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
