import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { ratingWords, scoreWords } from "../../records/score-words.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { Help } from "./help.tsx";
import { readBook, streakOf } from "./logic/book.ts";
import type { Day } from "./logic/day.ts";
import { nightOf } from "./logic/night.ts";
import { nightWords } from "./night-words.ts";
import { nightPath } from "./paths.ts";
import { playNight } from "./play-night.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Loaded, NightlyGame } from "./use-nightly.ts";

export interface OverviewProps extends Loaded {
  readonly today: Day;
}

/** All games of tonight: what is played, what came of it, and the way in. */
export function Overview({ games, matches, today }: OverviewProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <Frame title={t.title} lead={t.lead} wide>
      <ul class="daily-games" aria-label={t.games}>
        {games.map((game) => (
          <Tonight key={game.id} {...{ game, matches, today }} />
        ))}
      </ul>
      <Help today={today} />
    </Frame>
  );
}

interface TonightProps extends Pick<Loaded, "matches"> {
  readonly game: NightlyGame;
  readonly today: Day;
}

function Tonight({ game: { id, nightly, offer, texts }, matches, today }: TonightProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const shelved = findOnShelf(id);
  const night = nightOf(id, nightly, today);
  const book = readBook(id);
  const tried = book.get(night.day) ?? null;
  const words = nightWords(offer, texts, { ...night, ...(tried && { config: tried.config }) }, nightly.days, language);
  const streak = streakOf(book, night.day, nightly.days);
  const play = (): void =>
    void playNight(night, true).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  return (
    <li
      class="daily-game"
      data-part="night"
      data-thing={`game:${id}`}
      data-done={tried !== null && tried.ended !== null}
    >
      {shelved !== null && <Cover game={shelved} isSmall />}
      <div class="daily-game-words">
        <p class="caps">{nightly.days === 1 ? t.tonight : t.thisWeek}</p>
        <h2>{words.game}</h2>
        <p>
          {words.what !== null && <b>{words.what}. </b>}
          {words.company}
        </p>
        <p class="daily-game-state">{state()}</p>
      </div>
      <div class="daily-row">
        {tried === null ? (
          <Button tone="lit" onClick={play}>
            <span aria-hidden="true">{t.play}</span>
            <span class="vh">{t.playOf(offer.meta.name[language])}</span>
          </Button>
        ) : (
          tried.ended === null &&
          matches.has(tried.match) && (
            <Button tone="lit" href={`/local/${tried.match}`}>
              {t.goOn}
              <span class="vh">: {offer.meta.name[language]}</span>
            </Button>
          )
        )}
        <Button tone="ghost" href={nightPath(id)}>
          {tried !== null && tried.ended !== null ? t.toResult : t.toNights}
          <span class="vh">: {offer.meta.name[language]}</span>
        </Button>
      </div>
    </li>
  );

  function state(): string {
    const row = streak < 2 ? [] : [nightly.days === 1 ? t.inARow(streak) : t.inARowWeeks(streak)];
    if (tried === null) return [t.oneTry, ...row].join(" · ");
    if (tried.ended === null) return matches.has(tried.match) ? t.unfinished : t.thrownAway;
    const { points, result } = tried.ended;
    const rating = ratingWords(id, texts, result, language);
    return [scoreWords(id, language).points(points), rating, ...row].join(" · ");
  }
}
