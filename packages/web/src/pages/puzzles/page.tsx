import { claimsOf } from "@safehouse/games/puzzles";
import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "./puzzles.css";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { setTitle } from "../../app/title.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { TableView } from "../../play/table/table-view.tsx";
import { useVoice } from "../../play/table/use-voice.ts";
import { Button } from "../../ui/button.tsx";
import { Answers } from "./answers.tsx";
import { openPuzzleOf, type OpenPuzzle } from "./open.ts";
import { gradeOf, keepAnswer, readProgress, streakOf } from "./progress.ts";
import { addressOf, isDaily, printAddress, type Series, seriesIn } from "./series.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** One puzzle of a game on its real table: the day's, or the one at a place (`?n=12`). */
export function Page({ params, query }: PageProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const game = params["game"] ?? "";
  const address = query.toString();
  const series = useMemo(() => seriesIn(query), [address]);
  const language = settings.language.value;
  const [opened, setOpened] = useState<OpenPuzzle | "failed" | "none" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const day = new Date().toISOString().slice(0, 10);
  useEffect(() => setTitle(t.title), [t]);
  useEffect(() => {
    let isWanted = true;
    setOpened(null);
    openPuzzleOf(game, series, day, language).then(
      (found) => isWanted && setOpened(found ?? "none"),
      () => isWanted && setOpened("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [game, series, language, attempt]);
  if (opened === null) return <TableMessage title={t.loading} />;
  if (opened === "none" || opened === "failed") {
    return (
      <TableMessage title={t.title} text={opened === "failed" ? t.failed : series.isOwn ? t.noneOwn : t.none}>
        {opened === "failed" && (
          <Button tone="lit" onClick={() => setAttempt(attempt + 1)}>
            {t.retry}
          </Button>
        )}
        <Button href="/puzzles">{t.leave}</Button>
      </TableMessage>
    );
  }
  return (
    <Posed
      key={`${opened.puzzle.id} ${language}`}
      opened={opened}
      day={isDaily(series) ? day : null}
      {...{ game, series }}
    />
  );
}

interface PosedProps {
  readonly opened: OpenPuzzle;
  readonly game: string;
  readonly series: Series;
  /** Where it is the puzzle of the day. */
  readonly day: string | null;
}

function Posed({ opened, game, series, day }: PosedProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { session, puzzle, timeline, decision, record, place, count } = opened;
  const [chosen, setChosen] = useState<number | null>(null);
  const [progress, setProgress] = useState(() => readProgress(game));
  const voice = useVoice(session, session.seats.value, language);
  const choose = (answer: number): void => {
    setChosen(answer);
    const best = puzzle.answers.every(([, worth]) => worth <= (puzzle.answers[answer]?.[1] ?? 0));
    setProgress(keepAnswer(game, puzzle, best, day));
  };
  const playOut = async (): Promise<void> => {
    const { continueRecord } = await import("../../play/local/create.ts");
    const you = { seat: puzzle.seat, name: t.you, level: puzzle.level };
    navigate(`/local/${await continueRecord(record, record.entries.length, you)}`);
  };
  const claims = claimsOf(timeline, decision);
  const grade = gradeOf(puzzle.rating);
  const streak = streakOf(progress, new Date().toISOString().slice(0, 10));
  return (
    <div class="puzzle" data-part="puzzle">
      <div class="puzzle-table">
        <TableView session={session} onLeave={() => navigate("/puzzles")} isDrawn isBesideTaken />
      </div>
      <section class="puzzle-side" aria-label={t.title}>
        <p class="puzzle-line">
          <span aria-hidden="true">{"★".repeat(grade)}</span> {t.grade(grade, puzzle.rating)}
          <span class="puzzle-own">
            {t.yours(progress.rating)}
            {streak > 0 && ` · ${t.streak(streak)}`}
          </span>
        </p>
        <h1>
          {day !== null
            ? t.today
            : series.isOwn
              ? t.titleOwn
              : t.titleOf(findOnShelf(game)?.shortName ?? session.game.meta.name[language])}
        </h1>
        {voice !== null && (
          <>
            {chosen === null && (
              <p class="puzzle-ask">{voice.say(session.game.ask(session.now.value?.view as never, decision))}</p>
            )}
            {puzzle.seats > 1 && !series.isOwn && (
              <p class="puzzle-note">{t.others(BOT_LEVELS[language][puzzle.level])}</p>
            )}
            {claims !== null && (
              <p class="puzzle-note">{t.record(voice.name(claims.seat), claims.claims, claims.shown, claims.lies)}</p>
            )}
            <Answers {...{ opened, voice, chosen }} onChoose={choose} />
          </>
        )}
        <div class="puzzle-acts">
          {chosen !== null && (
            <Button icon="arrow-right" onClick={() => void playOut()}>
              {t.playOut}
            </Button>
          )}
          <Button icon="print" href={printAddress(game, series, place)}>
            {t.print}
          </Button>
          <Button
            tone={chosen === null ? "plain" : "lit"}
            data-part="puzzle-next"
            href={addressOf(game, series, (place + 1) % count)}
          >
            {chosen === null ? t.any : t.next}
          </Button>
        </div>
      </section>
    </div>
  );
}
