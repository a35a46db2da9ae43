import type { JSX } from "preact";
import "./daily.css";
import { settings } from "../../app/settings.ts";
import type { Aftermath } from "../../records/aftermath.ts";
import { useGameTexts } from "../../records/use-texts.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDay } from "./day-words.ts";
import { PERSON } from "./logic/game.ts";
import { ShareResult } from "./share-result.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface DailyAfterwardsProps {
  readonly aftermath: Extract<Aftermath, { readonly luck: "daily" }>;
}

/** At the end of a match with a day's dice: does it count, and what is there to tell? */
export function DailyAfterwards({ aftermath }: DailyAfterwardsProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { finished, day, result, counted } = aftermath;
  const texts = useGameTexts(finished.game, language);
  const isCounted = counted?.match === finished.match;
  const date = shortDay(day, language);
  const config = finished.record.config as { readonly [option: string]: string };
  const night = { day, scenario: config["scenario"] ?? "", person: config[PERSON] ?? "", result };
  return (
    <>
      <p class={isCounted ? "after-best" : ""}>{isCounted ? t.thisCounts(date) : practice()}</p>
      {isCounted && texts !== null && <ShareResult night={night} texts={texts} />}
      <div class="daily-row">
        <Button href={`/daily?day=${day}`}>{t.toDay}</Button>
      </div>
    </>
  );

  function practice(): string {
    const points = counted?.ended?.points;
    return points === undefined ? t.practiceOnly(date) : t.practiceBeside(date, points, result.points);
  }
}
