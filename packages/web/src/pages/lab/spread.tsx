import { barsOf, type LabSurvey } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { useChosen } from "./choose.tsx";
import { figuresIn } from "./figures.ts";
import { axesOf, samplesAt, valueOn } from "./logic/axes.ts";
import { scaleOver } from "./logic/scale.ts";
import { Histogram, Share, Ticks } from "./plots.tsx";
import type { LabWords } from "./words.ts";

const MOST_BARS = 40;

/** How many points bots of every level get, and how often they win, where there is something to win. */
export function Spread({ survey, words }: { readonly survey: LabSurvey; readonly words: LabWords }): JSX.Element {
  const { t, language } = words;
  const { samples, games, expertGames } = survey;
  const say = figuresIn(language);
  const { chosen, choices } = useChosen(samples, ["first"], words);
  const shown = samplesAt(samples, chosen);
  const scale = scaleOver(samples.flatMap(({ points }) => points.map(([value]) => value)));
  const step = samples[0]?.isARound === true ? 0.5 : Math.ceil((scale.to - scale.from) / MOST_BARS);
  const axes = axesOf(shown).map(({ axis }) => axis);
  const knowsWins = shown.some(({ won }) => won !== null);
  const among = samples[0]?.among;
  return (
    <section class="lab-section" aria-labelledby="lab-spread">
      <h2 id="lab-spread">{samples[0]?.isARound === true ? t.spreadRound : t.spread}</h2>
      <p>
        {t.spreadLead(games, expertGames)} {among !== undefined && t.spreadAmong(words.level(among))}
      </p>
      {choices}
      <div class="lab-table" tabIndex={0} role="group" aria-label={t.spread}>
        <table>
          <thead>
            <tr>
              {axes.map((axis) => (
                <th key={axis} scope="col">
                  {t[`axis-${axis}`]}
                </th>
              ))}
              <th scope="col" class="lab-wide">
                {t.columnPoints}
              </th>
              <th scope="col">{t.columnMean}</th>
              <th scope="col">{t.columnMiddle}</th>
              {knowsWins && (
                <th scope="col" colSpan={2}>
                  {t.columnWon}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((sample, row) => (
              <tr key={`${sample.of.join(" ")} ${sample.seats} ${sample.level}`}>
                {axes.map((axis) => {
                  const value = valueOn(axis, sample);
                  const before = shown[row - 1];
                  const isSame = axis !== "level" && before !== undefined && valueOn(axis, before) === value;
                  return (
                    <th key={axis} scope="row" class={isSame ? "lab-same" : undefined}>
                      {words.value(axis, value)}
                    </th>
                  );
                })}
                <td class="lab-wide">
                  <Histogram scale={scale} bars={barsOf(sample, scale.from, scale.to, step)} mean={sample.mean[0]} />
                </td>
                <td class="num">{say.mean(sample.mean)}</td>
                <td class="num">{say.middle(sample)}</td>
                {knowsWins && (
                  <>
                    <td class="lab-narrow">
                      <Share share={(sample.won ?? 0) / sample.games} />
                    </td>
                    <td class="num">{say.percent((sample.won ?? 0) / sample.games)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot aria-hidden="true">
            <tr>
              <td colSpan={axes.length} />
              <td class="lab-wide">
                <Ticks scale={scale} />
              </td>
              <td colSpan={knowsWins ? 4 : 2} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
