import { findOnShelf } from "@safehouse/games/shelf";
import { sameJson } from "@safehouse/kernel";
import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { ratingWords, scoreWords } from "../../records/score-words.ts";
import { Cover } from "../../shelf/cover.tsx";
import { faceIn } from "../../shelf/face.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dayInWords } from "./day-words.ts";
import type { DailyBook, DailyTry } from "./logic/book.ts";
import type { Night } from "./logic/night.ts";
import { nightWords } from "./night-words.ts";
import { playNight } from "./play-night.ts";
import { botsOf } from "./scale/play-bots.ts";
import { ScaleView } from "./scale/scale-view.tsx";
import { useScale } from "./scale/use-scale.ts";
import { ShareResult } from "./share-result.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { NightlyGame } from "./use-nightly.ts";

export interface NightCardProps {
  readonly game: NightlyGame;
  readonly matches: ReadonlySet<string>;
  readonly book: DailyBook;
  readonly night: Night;
  readonly isTonight: boolean;
}

/** One night: what is played, what came of it, and what can be done about it. */
export function NightCard(props: NightCardProps): JSX.Element {
  const { game, matches, book, night, isTonight } = props;
  const t = useText({ en, de });
  const language = settings.language.value;
  const { nightly, offer, texts } = game;
  const tried = book.get(night.day) ?? null;
  // What was played is what is shown, even if this version has another night for that day.
  const played = tried === null ? night : { ...night, config: tried.config };
  const mayCount = isTonight && tried === null;
  const words = nightWords(offer, texts, played, nightly.days, language);
  const play = (): void =>
    void playNight(night, mayCount).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  const isWeek = nightly.days > 1;
  const when = isTonight ? (isWeek ? t.thisWeek : t.tonight) : isWeek ? t.pastWeek : t.pastNight;
  return (
    <article class="daily-card">
      <Portrait night={played} />
      <div class="daily-words">
        <p class="caps">{when}</p>
        <p>{isWeek ? words.date : dayInWords(night.day, language)}</p>
        <h2>{words.what ?? words.game}</h2>
        <p>{words.company}</p>
      </div>
      <div class="daily-state">
        {tried === null || tried.ended === null ? (
          <p>{unplayed(tried)}</p>
        ) : (
          <Result {...props} night={played} ended={tried.ended} isSame={sameJson(night.config, tried.config)} />
        )}
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

  function unplayed(begun: DailyTry | null): string {
    if (begun === null) return isTonight ? t.oneTry : t.onlyPractice;
    return matches.has(begun.match) ? t.unfinished : t.thrownAway;
  }
}

/** Whom one is tonight, or else the game. */
function Portrait({ night: { game, config } }: { readonly night: Night }): JSX.Element | null {
  const face = Object.values(config).reduce<string | null>((found, value) => found ?? faceIn(game, value), null);
  const shelved = findOnShelf(game);
  if (face === null) return shelved && <Cover game={shelved} isSmall />;
  return (
    <svg class="daily-face" viewBox="0 0 100 120" aria-hidden="true">
      <use href={face} />
    </svg>
  );
}

interface ResultProps extends NightCardProps {
  readonly ended: NonNullable<DailyTry["ended"]>;
  /** What this version has for that day is what was played: only then bots can be asked about it. */
  readonly isSame: boolean;
}

function Result({ game: { id, nightly, offer, texts }, night, ended, isSame }: ResultProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const scale = useScale(isSame ? night : null, offer.meta);
  return (
    <>
      <p class="daily-points">
        <b class="num">{scoreWords(id, language).points(ended.points)}</b>{" "}
        <span>{ratingWords(id, texts, ended.result, language)}</span> <span>{t[nightly.parts](ended.rounds)}</span>
      </p>
      {scale !== null && <ScaleView game={id} scale={scale} bots={botsOf(offer)} own={ended.points} />}
      <ShareResult {...{ nightly, offer, texts, night, scale }} result={ended} />
    </>
  );
}
