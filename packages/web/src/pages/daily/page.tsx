import { loadOffer } from "@safehouse/games";
import type { GameOffer } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./daily.css";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { listLocalMatches } from "../../play/local/list.ts";
import { useGameTexts } from "../../records/use-texts.ts";
import { useText } from "../../text/texts.ts";
import { Page as Frame } from "../../ui/page.tsx";
import { Calendar } from "./calendar.tsx";
import { clockAt } from "./day-words.ts";
import { DayCard } from "./day-card.tsx";
import { bestTry, type DailyBook, readBook, streakOf } from "./logic/book.ts";
import { addDays, type Day, readDay, startOf } from "./logic/day.ts";
import { DAILY_GAME } from "./logic/game.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useToday } from "./use-today.ts";

interface Loaded {
  readonly offer: GameOffer;
  /** Matches of this device that are still there. */
  readonly matches: ReadonlySet<string>;
}

/** One heist a day, with the same dice for everybody. */
export function Page({ query }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const today = useToday();
  const shown = useShownDay(query, today);
  const loaded = useLoaded();
  const texts = useGameTexts(loaded === null || loaded === "failed" ? null : loaded.offer, language);
  if (loaded === "failed") return <LoadFailed />;
  if (loaded === null || texts === null) return null;
  const book = readBook();
  return (
    <Frame title={t.title} lead={t.lead} wide>
      <div class="daily">
        <div class="daily-main">
          <DayCard key={shown} {...{ book, shown, today, texts }} matches={loaded.matches} />
        </div>
        <div class="daily-side">
          <Figures book={book} today={today} />
          <Calendar key={shown.slice(0, 7)} {...{ book, today, shown }} />
        </div>
        <section class="daily-help">
          <h2>{t.howTitle}</h2>
          <p>{t.howDice}</p>
          <p>{t.howTry(clockAt(startOf(addDays(today, 1)), language))}</p>
          <p>{t.howHonest}</p>
        </section>
      </div>
    </Frame>
  );
}

function Figures({ book, today }: { readonly book: DailyBook; readonly today: Day }): JSX.Element {
  const t = useText({ en, de });
  const best = bestTry(book);
  const done = [...book.values()].filter(({ ended }) => ended !== null).length;
  const figures = [
    { label: t.streak, value: streakOf(book, today) },
    { label: t.played, value: done },
    { label: t.best, value: best?.ended.points ?? "–" },
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

/** What the address asks for, unless it is no day or not yet come. */
function useShownDay(query: URLSearchParams, today: Day): Day {
  // A page stays until the next one is loaded, and gets its query: that one is not meant for us.
  const own = useRef(query);
  if (location.value.path === "/daily") own.current = query;
  const asked = readDay(own.current.get("day"));
  return asked === null || asked > today ? today : asked;
}

function useLoaded(): Loaded | "failed" | null {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  useEffect(() => {
    let isHere = true;
    const show = (found: Loaded | "failed"): void => {
      if (isHere) setLoaded(found);
    };
    // A browser that keeps nothing has nothing kept.
    const matches = listLocalMatches().catch(() => []);
    Promise.all([loadOffer(DAILY_GAME), matches]).then(
      ([offer, kept]) => show(offer === null ? "failed" : { offer, matches: new Set(kept.map(({ id }) => id)) }),
      () => show("failed"),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
