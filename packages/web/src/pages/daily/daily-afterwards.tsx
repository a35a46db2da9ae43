import type { JSX } from "preact";
import "./daily.css";
import { settings } from "../../app/settings.ts";
import type { Aftermath } from "../../records/aftermath.ts";
import { scoreWords } from "../../records/score-words.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { nightWords } from "./night-words.ts";
import { nightPath } from "./paths.ts";
import { botsOf } from "./scale/play-bots.ts";
import { ScaleView } from "./scale/scale-view.tsx";
import { useScale } from "./scale/use-scale.ts";
import { ShareResult } from "./share-result.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useNightly, type NightlyGame } from "./use-nightly.ts";

interface DailyAfterwardsProps {
  readonly aftermath: Extract<Aftermath, { readonly luck: "daily" }>;
}

/** At the end of a match with a night's luck: does it count, how did bots do, and what is there to tell? */
export function DailyAfterwards({ aftermath }: DailyAfterwardsProps): JSX.Element | null {
  const loaded = useNightly([aftermath.night.game]);
  const game = loaded === null || loaded === "failed" ? undefined : loaded.games[0];
  return game === undefined ? null : <Verdict aftermath={aftermath} game={game} />;
}

function Verdict({ aftermath, game }: DailyAfterwardsProps & { readonly game: NightlyGame }): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { finished, night, result, counted } = aftermath;
  const { nightly, offer, texts } = game;
  const scale = useScale(night, offer.meta);
  const isCounted = counted?.match === finished.match;
  const { date } = nightWords(offer, texts, night, nightly.days, language);
  return (
    <>
      <p class={isCounted ? "after-best" : ""}>{isCounted ? t.thisCounts(date) : practice()}</p>
      {scale !== null && <ScaleView game={night.game} scale={scale} bots={botsOf(offer)} own={result.points} />}
      {isCounted && <ShareResult {...{ nightly, offer, texts, night, result, scale }} />}
      <div class="daily-row">
        <Button href={nightPath(night.game, night.day)}>{t.toNight}</Button>
      </div>
    </>
  );

  function practice(): string {
    const before = counted?.ended ?? null;
    const { figure } = scoreWords(night.game, language);
    return before === null
      ? t.practiceOnly(date)
      : t.practiceBeside(date, figure(before.points), figure(result.points));
  }
}
