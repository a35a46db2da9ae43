import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { scoreWords } from "../../records/score-words.ts";
import { useText } from "../../text/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRoving } from "../../ui/roving.ts";
import { dayInWords, monthInWords, weekdays } from "./day-words.ts";
import type { DailyBook } from "./logic/book.ts";
import { addMonths, type Day, monthOf, weeksOf } from "./logic/day.ts";
import { nightOf } from "./logic/night.ts";
import { nightPath } from "./paths.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { NightlyGame } from "./use-nightly.ts";

/** Before this there were no nights. */
const FIRST_MONTH = "2026-01";

export interface CalendarProps {
  readonly game: NightlyGame;
  readonly book: DailyBook;
  readonly today: Day;
  /** The first day of the night that is shown. */
  readonly shown: Day;
}

/** All days up to today, with what came of their nights. */
export function Calendar({ game, book, today, shown }: CalendarProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const [month, setMonth] = useState(monthOf(shown));
  const table = useRef<HTMLTableElement>(null);
  useRoving(table, { selector: "button", orientation: "horizontal" });
  return (
    <section class="daily-calendar" aria-label={t.calendar}>
      <header>
        <IconButton
          icon="back"
          label={t.monthBefore}
          onClick={() => month > FIRST_MONTH && setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite">{monthInWords(month, language)}</h2>
        <IconButton
          icon="forward"
          label={t.monthAfter}
          onClick={() => month < monthOf(today) && setMonth(addMonths(month, 1))}
        />
      </header>
      <table ref={table}>
        <thead>
          <tr>
            {weekdays(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                // The place in the week is all there is to tell empty cells apart.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={weekday}>{day !== null && <DayCell {...{ day, game, book, today, shown }} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayCell({ day, game, book, today, shown }: CalendarProps & { readonly day: Day }): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { id, nightly } = game;
  const date = Number(day.slice(8));
  if (day > today) return <span class="daily-cell daily-future">{date}</span>;
  const night = nightOf(id, nightly, day).day;
  const tried = book.get(night);
  const ended = tried?.ended ?? null;
  const { figure, points } = scoreWords(id, language);
  const state = ended !== null ? points(ended.points) : tried !== undefined ? t.begun : t.notPlayed;
  // A night of a week is written where it begins.
  const isWritten = night === day && tried !== undefined;
  return (
    <button
      type="button"
      class="daily-cell"
      aria-label={`${dayInWords(day, language)}: ${state}`}
      aria-current={day === today ? "date" : undefined}
      aria-pressed={night === shown}
      data-done={ended !== null}
      onClick={() => navigate(nightPath(id, day === today ? undefined : day))}
    >
      <span>{date}</span>
      <b class="num">{isWritten && (ended === null ? <Icon name="pencil" /> : figure(ended.points))}</b>
    </button>
  );
}
