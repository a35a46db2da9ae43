import type { Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sentencesOf } from "../../play/table/sentences.ts";
import { de as tableDe } from "../../play/table/text/de.ts";
import { en as tableEn } from "../../play/table/text/en.ts";
import type { Session } from "../../play/session.ts";
import type { Voice } from "../../play/voice.ts";
import { signed } from "../../text/signed.ts";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { chapterWords } from "./chapters.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface ReelProps {
  readonly session: Session;
  readonly voice: Voice;
  readonly outcome: Outcome;
}

const PAGE_MS = 7_000;
const MOST_LINES = 7;

/** How it ended and how it came to that, page by page, until there is a rematch. */
export function Reel({ session, voice, outcome }: ReelProps): JSX.Element {
  const t = useText({ en, de });
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPage((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  const pages = [
    <Result {...{ voice, outcome }} />,
    ...(outcome.type === "shared" && outcome.lines.length > 0 ? [<Points {...{ voice, outcome }} />] : []),
    <HowItWent {...{ session, voice }} />,
  ];
  return (
    <section class="screen-reel" data-part="screen-reel">
      <div key={page % pages.length} class="screen-reel-page">
        {pages[page % pages.length]}
      </div>
      <p class="screen-reel-again">{t.again}</p>
    </section>
  );
}

function Result({ voice, outcome }: Pick<ReelProps, "voice" | "outcome">): JSX.Element {
  const t = useText({ en, de });
  if (outcome.type === "shared") {
    return (
      <>
        <h2>{voice.say({ id: `result.${outcome.result}` })}</h2>
        <p class="screen-reel-points">{t.points(outcome.points)}</p>
      </>
    );
  }
  return (
    <>
      <h2>{t.result}</h2>
      <ol class="screen-reel-places">
        {outcome.standings.map(({ seat, place, points }) => (
          <li key={seat}>
            <span>{place}</span>
            <Hat seat={seat} />
            <b>{voice.name(seat)}</b>
            <span class="num">{t.points(points)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

type Shared = Extract<Outcome, { readonly type: "shared" }>;

function Points({ voice, outcome }: { readonly voice: Voice; readonly outcome: Shared }): JSX.Element {
  const t = useText({ en, de });
  return (
    <>
      <h2>{t.points(outcome.points)}</h2>
      <ul class="screen-reel-lines">
        {outcome.lines.slice(0, MOST_LINES).map(({ text, points }) => (
          <li>
            {voice.say(text)} <b class="num">{signed(points)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its chapters, where the game has some; else the last things that were told. */
function HowItWent({ session, voice }: Pick<ReelProps, "session" | "voice">): JSX.Element {
  const t = useText({ en, de });
  const tableWords = useText({ en: tableEn, de: tableDe });
  const log = session.log.value;
  const chapters = [...new Set(chapterWords(session.game, log, voice, "part"))];
  const last = log.slice(-12).flatMap((row) => sentencesOf(row, voice, tableWords, log));
  const lines = [...(chapters.length > 1 ? chapters.slice(-3) : []), ...last].slice(-MOST_LINES);
  return (
    <>
      <h2>{t.howItWent}</h2>
      <ul class="screen-reel-lines">
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was told stays in its place
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );
}
