import { loadHabits } from "@safehouse/games";
import {
  type AnyHabits,
  type Baseline,
  figureIn,
  type Habit,
  type MessageTable,
  say,
  type Tally,
} from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { shortDate } from "../../app/dates.ts";
import { settings } from "../../app/settings.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../app/link.tsx";
import type { OwnMatch } from "./collect.ts";
import { courseOf, levelsOf, rateOf, toPractise, together, WINDOW } from "./logic/course.ts";
import type { Note } from "./notes.ts";
import { OwnPuzzles } from "./mining/own-puzzles.tsx";
import { Plot } from "./plot.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface GameHabitsProps {
  readonly game: string;
  /** Of that game, oldest first. */
  readonly notes: readonly Note[];
  /** Those that are still there. */
  readonly matches: readonly OwnMatch[];
}

interface Loaded {
  readonly habits: AnyHabits;
  readonly baseline: Baseline;
  readonly texts: MessageTable;
}

const LATELY = 10;
const REVIEWED = 5;
const SPEAKER = { name: String, isYou: () => false };

export function GameHabits({ game, notes, matches }: GameHabitsProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const loaded = useHabits(game);
  if (loaded === null) return null;
  const { habits, baseline, texts } = loaded;
  const text = (id: string): string => say(texts, { id }, SPEAKER);
  const level = (id: keyof typeof BOT_LEVELS.en): string => BOT_LEVELS[language][id];
  const worst = toPractise(habits.habits, notes, baseline)[0];
  return (
    <div class="my-game" data-part="my-game">
      <section class="my-part my-practise">
        <h2>{t.practise}</h2>
        <p>{worst === undefined ? t.nothing : text(`practise.${worst.habit.id}`)}</p>
        <div class="my-acts">
          <Button
            icon="pencil"
            tone="lit"
            data-part="my-puzzles"
            href={`/puzzles/${game}${worst === undefined ? "" : `?theme=${worst.habit.trains ?? ""}`}`}
          >
            {worst === undefined ? t.allPuzzles : t.puzzles}
          </Button>
        </div>
      </section>
      <section class="my-part">
        <h2>{t.overTime}</h2>
        <p class="muted">
          {t.matches(notes.length)}. {t.window(WINDOW)}
        </p>
        <div class="my-habits">
          {habits.habits.map((habit, i) => (
            <HabitPart
              key={habit.id}
              {...{ habit, notes, baseline, level }}
              place={i}
              name={text(`habit.${habit.id}`)}
            />
          ))}
        </div>
      </section>
      <OwnPuzzles game={game} matches={matches} />
      {matches.length > 0 && (
        <section class="my-part">
          <h2>{t.reviews}</h2>
          <ul class="my-reviews">
            {matches
              .slice(-REVIEWED)
              .toReversed()
              .map(({ id, at, path }) => (
                <li key={id}>
                  <Link href={`/review/${path}`}>
                    {t.review}, {shortDate(at)}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface HabitPartProps {
  readonly habit: Habit;
  readonly place: number;
  readonly name: string;
  readonly notes: readonly Note[];
  readonly baseline: Baseline;
  readonly level: (id: "easy" | "normal" | "expert") => string;
}

/** One habit as a line over time, and the same in a table. */
function HabitPart({ habit, place, name, notes, baseline, level }: HabitPartProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const format = rateFormat(habit, language);
  const levels = levelsOf(baseline, place);
  const told = (tally: Tally): string => {
    const rate = rateOf(tally);
    return rate === null ? t.few : format(rate);
  };
  return (
    <section class="my-habit" data-part="my-habit">
      <h3>{name}</h3>
      <Plot course={courseOf(notes, place)} levels={levels} word={level} format={format} />
      <div class="my-table" tabIndex={0} role="group" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.lately(LATELY)}</th>
              <th scope="col">{t.all}</th>
              {levels.map((each) => (
                <th key={each.level} scope="col">
                  {level(each.level as "easy")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <b>{told(together(notes.slice(-LATELY), place))}</b>
              </td>
              <td>{told(together(notes, place))}</td>
              {levels.map(({ level: id, rate }) => (
                <td key={id}>{format(rate)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function rateFormat({ unit }: Habit, language: "en" | "de"): (rate: number) => string {
  if (unit === "each") return figureIn(language, 1);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (rate) => percent.format(rate);
}

function useHabits(game: string): Loaded | null {
  const language = settings.language.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const habits = await loadHabits(game);
      if (habits === null) return;
      const [baseline, texts] = await Promise.all([habits.baseline(), habits.texts[language]()]);
      if (isHere) setLoaded({ habits, baseline, texts });
    })();
    return () => {
      isHere = false;
    };
  }, [game, language]);
  return loaded;
}
