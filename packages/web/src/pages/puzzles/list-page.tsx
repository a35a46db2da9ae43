import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import "./puzzles.css";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { readProgress, streakOf } from "./progress.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The puzzles of all games, and how one does at them. */
export function Page(_props: PageProps): JSX.Element {
  const t = useText({ en, de });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Frame title={t.title} lead={t.lead}>
      <ul class="puzzle-games">
        {SHELF.filter(({ load }) => load.puzzles !== undefined).map(({ id, name }) => {
          const progress = readProgress(id);
          const streak = streakOf(progress, today);
          return (
            <li key={id}>
              <h2>{name[settings.language.value]}</h2>
              <p>
                {t.yours(progress.rating)}
                {streak > 0 && ` · ${t.streak(streak)}`}
              </p>
              <div class="puzzle-acts">
                <Button tone="lit" href={`/puzzles/${id}`}>
                  {t.today}
                </Button>
                <Button href={`/puzzles/${id}?n=${Object.keys(progress.done).length + 1}`}>{t.any}</Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
