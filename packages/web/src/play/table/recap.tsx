import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./recap.css";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sinceOwnTurn } from "../../words/since.ts";
import { type LoadedHead, useHead } from "../../words/use-words.ts";
import type { Moment, SeatInfo, Session, Told } from "../session.ts";
import type { Voice } from "../voice.ts";
import { sentencesOf } from "./sentences.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface RecapProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  /** What has been told so far. */
  readonly log: readonly Told[];
  readonly shown: Moment;
  readonly voice: Voice;
  /** Opens the log at that entry. */
  readonly onLog: (from: number) => void;
  readonly onLegend: () => void;
  /** For somebody who is new to the game: where a coach teaches it. */
  readonly lessonHref?: string | undefined;
}

/**
 * What happened since the viewer's last turn, from that viewer's log alone; who is asked, and who comes next. Before the first turn, what
 * one plays for and what is special here.
 */
export function Recap({ session, seats, log, shown, voice, onLog, onLegend, lessonHref }: RecapProps): JSX.Element {
  const t = useText({ en, de });
  const loaded = useHead(session, seats, settings.language.value);
  const viewer = session.viewer.value;
  const since = useMemo(() => sinceOwnTurn(log, viewer, shown.n, session.game.meta.decisions), [log, viewer, shown.n]);
  const sentences = useMemo(() => since.flatMap((row) => sentencesOf(row, voice, t, log)), [since, voice, t]);
  const isPlayer = typeof viewer === "number";
  const hasBegun = log.some(({ n, seat }) => n <= shown.n && (isPlayer ? seat === viewer : seat !== null));
  const special = hasBegun ? [] : specialOf(loaded, shown);
  const isNew = !hasBegun && lessonHref !== undefined;
  const goal = isNew || (!hasBegun && sentences.length === 0) ? goalOf(loaded) : null;
  const [first] = since;
  return (
    <div class="table-recap" data-part="recap">
      {special.length > 0 || goal !== null ? (
        <button type="button" class="table-recap-since table-recap-first" data-at-rest="" onClick={onLegend}>
          {goal !== null && (
            <span data-part="goal">
              <b>{t.goal}</b> {goal}{" "}
            </span>
          )}
          {special.length > 0 && (
            <span>
              <b>{t.special}</b> {special.join(" · ")}
            </span>
          )}
        </button>
      ) : (
        <button
          type="button"
          class="table-recap-since"
          data-at-rest=""
          aria-disabled={first === undefined}
          onClick={() => first !== undefined && onLog(first.n)}
        >
          <b>{isPlayer && hasBegun ? t.sinceTurn : t.sofar}</b>{" "}
          <span>{sentences.length === 0 ? t.nothingSince : sentences.slice(-LATEST).join(" › ")}</span>
        </button>
      )}
      {isNew && (
        <Link class="table-recap-lesson" href={lessonHref} data-part="lesson-first">
          {t.lessonFirst}
        </Link>
      )}
      <Who {...{ seats, shown, voice, loaded }} />
    </div>
  );
}

/** More than that nobody reads in a line: the log has it all. */
const LATEST = 6;

function goalOf(loaded: LoadedHead): string | null {
  if (loaded.type !== "ready" || loaded.words.goal === undefined) return null;
  return loaded.voice.say(loaded.words.goal);
}

function specialOf(loaded: LoadedHead, { view }: Moment): string[] {
  if (loaded.type !== "ready") return [];
  const { words, voice } = loaded;
  return (words.house?.(view) ?? []).flatMap((thing) => {
    const answer = words.about?.(view, thing, voice) ?? null;
    return answer === null ? [] : [answer.does === undefined ? answer.name : `${answer.name}: ${answer.does}`];
  });
}

type WhoProps = Pick<RecapProps, "seats" | "shown" | "voice"> & { readonly loaded: LoadedHead };

/** Whom the table waits for, and whose turn comes after that. */
function Who({ seats, shown, voice, loaded }: WhoProps): JSX.Element {
  const t = useText({ en, de });
  const asked = [...new Set(shown.pending.map(({ seat }) => seat))];
  const [present] = asked;
  const isBot = asked.length === 1 && present !== undefined && seats[present]?.kind === "bot";
  const after = loaded.type === "ready" ? (loaded.words.next?.(shown.view) ?? []) : [];
  const next = after.find((seat) => !asked.includes(seat));
  const gone = seats.flatMap(({ isGone }, seat) => (isGone === true ? [seat] : []));
  // Each says one thing and goes with it: at the end of the line, other words would push about what stands there.
  return (
    <p class="table-recap-who">
      {gone.map((seat) => (
        <span key={seat} class="table-recap-gone">
          <Icon name="warning" /> {t.gone(voice.name(seat))}
        </span>
      ))}
      {isBot && (
        <span key={`thinks ${present}`} class="table-recap-thinks">
          <Hat seat={present} size="small" />
          <span class="table-recap-thinks-words">{t.thinks(voice.name(present))}</span>
        </span>
      )}
      {next !== undefined && (
        <span key={`next ${next}`} class="table-recap-next" data-part="next">
          {t.next(voice.isYou(next) ? t.you : voice.name(next))}
        </span>
      )}
    </p>
  );
}
