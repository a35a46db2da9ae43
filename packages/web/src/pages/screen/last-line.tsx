import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import type { SeatInfo, Session } from "../../play/session.ts";
import { pieceFinder, sentencesOf } from "../../play/table/sentences.ts";
import { de as tableDe } from "../../play/table/text/de.ts";
import { en as tableEn } from "../../play/table/text/en.ts";
import type { Voice } from "../../play/voice.ts";
import type { Shown } from "../../stage/stage.ts";
import { useText } from "../../text/texts.ts";
import { useHats } from "../../ui/hats.ts";
import { seatClass } from "../../ui/seats.ts";
import { useHead } from "../../words/use-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface LastLineProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
  readonly shown: Shown;
}

/** Some entries say nothing. */
const LATEST = 6;
/** So many letters fill the width: more of them stand in two lines, and smaller. */
const LONG = 75;

/** What just happened, what happened before that, and who comes next: one sentence at a time. */
export function LastLine({ session, seats, voice, shown }: LastLineProps): JSX.Element {
  const t = useText({ en, de });
  const tableWords = useText({ en: tableEn, de: tableDe });
  const kept = useRef<{ readonly key: number; readonly lines: readonly string[] }>({ key: -1, lines: [] });
  if (kept.current.key !== shown.key) {
    const log = session.log.peek();
    // Whoever comes in the middle of it hears what was said last.
    const rows = kept.current.key === -1 && shown.told.length === 0 ? log.slice(-LATEST) : shown.told;
    const fresh = rows.flatMap((row) => sentencesOf(row, voice, tableWords, log));
    kept.current = { key: shown.key, lines: [...kept.current.lines, ...fresh].slice(-2) };
  }
  const { lines } = kept.current;
  const last = lines.at(-1) ?? "";
  const head = useHead(session, seats, settings.language.value);
  const asked = new Set(shown.moment.pending.map(({ seat }) => seat));
  const after = head.type === "ready" ? (head.words.next?.(shown.moment.view) ?? []) : [];
  const [next, then] = [...new Set(after)].filter((seat) => !asked.has(seat));
  return (
    <footer class="screen-foot" data-part="screen-line">
      <p class="screen-last" key={last} data-long={last.length > LONG}>
        <Sentence text={last} {...{ seats, voice }} />
      </p>
      {lines.length > 1 && last.length <= LONG && (
        <p class="screen-before">
          {t.before} <Sentence text={lines[0] ?? ""} {...{ seats, voice }} />
        </p>
      )}
      {next !== undefined && (
        <p class="screen-next">
          {t.next} <b>{voice.name(next)}</b>
          {then !== undefined && (
            <>
              {" "}
              {t.afterThat} <b>{voice.name(then)}</b>
            </>
          )}
        </p>
      )}
    </footer>
  );
}

interface SentenceProps {
  readonly text: string;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
}

/** Names in the colours of their hats. */
function Sentence({ text, seats, voice }: SentenceProps): JSX.Element {
  const hats = useHats();
  const people = new Map(seats.map((_, seat) => [voice.name(seat), seat]));
  return (
    <>
      {pieceFinder(people)(text).map((piece, i) =>
        piece.type === "name" ? (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence stays as it is
          <b key={i} class={seatClass(hats(piece.seat))}>
            {piece.text}
          </b>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
