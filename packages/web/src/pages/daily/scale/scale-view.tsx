import type { JSX } from "preact";
import "./scale.css";
import { settings } from "../../../app/settings.ts";
import { scoreWords } from "../../../records/score-words.ts";
import { BOT_LEVELS } from "../../../text/bot-levels.ts";
import { useText } from "../../../text/texts.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { spreadOf } from "./spread.ts";
import type { Scale } from "./use-scale.ts";

export interface ScaleViewProps {
  readonly game: string;
  readonly scale: Scale;
  /** How many bots play in all. */
  readonly bots: number;
  readonly own: number;
}

/** The own score among those of bots that had the same luck. */
export function ScaleView({ game, scale, bots, own }: ScaleViewProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { figure, points } = scoreWords(game, language);
  const { levels, least, most, own: at, beaten } = spreadOf(scale.scores, own);
  return (
    <section class="scale" data-part="scale" data-state={scale.state} aria-label={t.scale}>
      <h3 class="scale-title">{t.scale}</h3>
      {scale.state === "playing" && <p>{t.scaleWaiting(scale.scores.length, bots)}</p>}
      {/* Who listens hears how it came out, and not every bot on the way. */}
      <p class="scale-verdict" role="status">
        {scale.state === "done" ? t.betterThan(beaten, bots) : scale.state === "broken" ? t.scaleBroken : ""}
      </p>
      <ul class="scale-rows" style={{ "--own": at }}>
        {levels.map((level) => (
          <li key={level.level} class="scale-row">
            <span class="scale-words">
              {t.scaleRow(BOT_LEVELS[language][level.level], figure(level.least), figure(level.most))}
            </span>
            <span class="scale-line" aria-hidden="true">
              {level.marks.map((mark) => (
                <i key={mark.points} style={{ "--at": mark.at, "--count": mark.count }} />
              ))}
            </span>
          </li>
        ))}
        <li class="scale-own">
          <span class="scale-words">{t.you(points(own))}</span>
          <span class="scale-line" aria-hidden="true">
            <b />
          </span>
        </li>
      </ul>
      <p class="scale-ends num" aria-hidden="true">
        <span>{figure(least)}</span>
        <span>{figure(most)}</span>
      </p>
    </section>
  );
}
