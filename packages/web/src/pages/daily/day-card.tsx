import type { MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { makeVoice } from "../../play/voice.ts";
import { faceIn } from "../../shelf/face.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dayInWords } from "./day-words.ts";
import type { DailyBook, DailyTry } from "./logic/book.ts";
import type { Day } from "./logic/day.ts";
import { DAILY_GAME } from "./logic/game.ts";
import { heistOf } from "./logic/heist.ts";
import { playDay } from "./play-day.ts";
import { ShareResult } from "./share-result.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface DayCardProps {
  readonly texts: MessageTable;
  readonly matches: ReadonlySet<string>;
  readonly book: DailyBook;
  readonly shown: Day;
  readonly today: Day;
}

/** One day: where, who, what came of it, and what can be done about it. */
export function DayCard({ texts, matches, book, shown, today }: DayCardProps): JSX.Element {
  const t = useText({ en, de });
  const { say } = makeVoice(texts, [], null);
  const tried = book.get(shown) ?? null;
  const heist = heistOf(shown);
  // What was played is what is shown, even if this version has another heist for that day.
  const { scenario, person } = tried ?? heist;
  const isToday = shown === today;
  const mayCount = isToday && tried === null;
  const face = faceIn(DAILY_GAME, person);
  const play = (): void =>
    void playDay(heist, mayCount).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  const words = {
    who: say({ id: `option.thief.${person}` }),
    role: say({ id: "thief.role", args: { thief: person } }),
  };
  return (
    <article class="daily-card">
      {face !== null && (
        <svg class="daily-face" viewBox="0 0 100 120" aria-hidden="true">
          <use href={face} />
        </svg>
      )}
      <div class="daily-words">
        <p class="caps">{isToday ? t.today : t.pastDay}</p>
        <p>{dayInWords(shown, settings.language.value)}</p>
        <h2>{say({ id: `option.scenario.${scenario}` })}</h2>
        <p>{t.alone(words.who, words.role)}</p>
      </div>
      <div class="daily-state">
        <State tried={tried} matches={matches} isToday={isToday} texts={texts} />
        <div class="daily-row">
          {tried !== null && tried.ended === null && matches.has(tried.match) && (
            <Button tone="lit" size="big" href={`/local/${tried.match}`}>
              {t.goOn}
            </Button>
          )}
          {mayCount ? (
            <Button tone="lit" size="big" onClick={play}>
              {t.play}
            </Button>
          ) : (
            <Button onClick={play}>{t.practise}</Button>
          )}
          {tried !== null && tried.ended !== null && matches.has(tried.match) && (
            <Button tone="ghost" icon="eye" href={`/replay/local/${tried.match}`}>
              {t.replay}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

interface StateProps {
  readonly tried: DailyTry | null;
  readonly matches: ReadonlySet<string>;
  readonly isToday: boolean;
  readonly texts: MessageTable;
}

function State({ tried, matches, isToday, texts }: StateProps): JSX.Element {
  const t = useText({ en, de });
  if (tried === null) return <p>{isToday ? t.oneTry : t.onlyPractice}</p>;
  const { ended, match, ...where } = tried;
  if (ended === null) return <p>{matches.has(match) ? t.unfinished : t.thrownAway}</p>;
  const rating = makeVoice(texts, [], null).say({ id: `result.${ended.result}` });
  return (
    <>
      <p class="daily-points">
        <b class="num">{t.points(ended.points)}</b> <span>{rating}</span> <span>{t.rounds(ended.rounds)}</span>
      </p>
      <ShareResult night={{ ...where, result: ended }} texts={texts} />
    </>
  );
}
