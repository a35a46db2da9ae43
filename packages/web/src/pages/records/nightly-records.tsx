import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { scoreWords } from "../../records/score-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { bestTry, readBook } from "../daily/logic/book.ts";
import { nightPath } from "../daily/paths.ts";

/** What came of the nights of every game that has them. */
export function NightlyRecords(): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  return (
    <section class="records-nights" aria-labelledby="records-nights">
      <h2 id="records-nights">{t.tonightTitle}</h2>
      <p class="muted">{t.tonightLead}</p>
      <ul>
        {SHELF.filter(({ load }) => load.nightly !== undefined).map((game) => (
          <li key={game.id} data-part="nightly-record">
            <Link href={nightPath(game.id)}>
              <Cover game={game} isSmall />
              <span>
                <b>{game.name[language]}</b>
                <small>{played(game.id)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );

  function played(game: string): string {
    const book = readBook(game);
    const best = bestTry(book);
    if (best === null) return t.noNights;
    const nights = [...book.values()].filter(({ ended }) => ended !== null).length;
    return `${t.nights(nights)} · ${t.bestNight(scoreWords(game, language).points(best.ended.points))}`;
  }
}
