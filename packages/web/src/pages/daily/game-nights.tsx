import type { JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { scoreWords } from "../../records/score-words.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { Calendar } from "./calendar.tsx";
import { Help } from "./help.tsx";
import { bestTry, type DailyBook, readBook, streakOf } from "./logic/book.ts";
import type { Day } from "./logic/day.ts";
import { nightOf } from "./logic/night.ts";
import { NightCard } from "./night-card.tsx";
import { nightWords } from "./night-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Loaded, NightlyGame } from "./use-nightly.ts";

export interface GameNightsProps extends Pick<Loaded, "matches"> {
  readonly game: NightlyGame;
  /** The one that is asked for; null for tonight. */
  readonly day: Day | null;
  readonly today: Day;
}

/** All nights of one game, and one of them in full. */
export function GameNights({ game, matches, day, today }: GameNightsProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { id, nightly, offer, texts } = game;
  const tonight = nightOf(id, nightly, today);
  // One that is not yet come is nobody's business.
  const shown = day === null || day > today ? tonight : nightOf(id, nightly, day);
  const book = readBook(id);
  const words = nightWords(offer, texts, shown, nightly.days, language);
  return (
    <Frame
      title={nightly.days === 1 ? t.titleOf(words.game) : t.titleOfWeek(words.game)}
      lead={t.lead}
      actions={<Button href="/daily">{t.allNights}</Button>}
      wide
    >
      <div class="daily">
        <div class="daily-main">
          <NightCard
            key={shown.seed}
            {...{ game, book, matches }}
            night={shown}
            isTonight={shown.day === tonight.day}
          />
        </div>
        <div class="daily-side">
          <Figures {...{ game, book }} tonight={tonight.day} />
          <Calendar key={shown.day.slice(0, 7)} {...{ game, book, today }} shown={shown.day} />
        </div>
        <Help today={today} />
      </div>
    </Frame>
  );
}

interface FiguresProps {
  readonly game: NightlyGame;
  readonly book: DailyBook;
  readonly tonight: Day;
}

function Figures({ game: { id, nightly }, book, tonight }: FiguresProps): JSX.Element {
  const t = useText({ en, de });
  const best = bestTry(book);
  const done = [...book.values()].filter(({ ended }) => ended !== null).length;
  const { figure } = scoreWords(id, settings.language.value);
  const figures = [
    { label: nightly.days === 1 ? t.streak : t.streakWeeks, value: streakOf(book, tonight, nightly.days) },
    { label: t.played, value: done },
    { label: t.best, value: best === null ? "–" : figure(best.ended.points) },
  ];
  return (
    <dl class="daily-figures" data-part="figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
