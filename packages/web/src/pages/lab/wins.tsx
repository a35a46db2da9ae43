import type { LabSurvey } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { useChosen } from "./choose.tsx";
import { figuresIn } from "./figures.ts";
import { axesOf, samplesAt, valueOn } from "./logic/axes.ts";
import { Share } from "./plots.tsx";
import type { LabWords } from "./words.ts";

/** How often each level wins, one place after the other, where matches are won or lost and there are several places. */
export function Wins({ survey, words }: { readonly survey: LabSurvey; readonly words: LabWords }): JSX.Element | null {
  const { t, language } = words;
  const { percent } = figuresIn(language);
  const { chosen, choices } = useChosen(survey.samples, ["seats"], words);
  const shown = samplesAt(survey.samples, chosen);
  const valuesOn = (axis: "first" | "level"): readonly string[] =>
    axesOf(shown).find((each) => each.axis === axis)?.values ?? [];
  const [places, levels] = [valuesOn("first"), valuesOn("level")];
  if (places.length === 0 || shown.some(({ won }) => won === null)) return null;
  return (
    <section class="lab-section" aria-labelledby="lab-wins">
      <h2 id="lab-wins">{t.wins}</h2>
      <p>{t.winsLead}</p>
      {choices}
      <div class="lab-table" tabIndex={0} role="group" aria-label={t.wins}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t["axis-first"]}</th>
              {levels.map((level) => (
                <th key={level} scope="col">
                  {words.value("level", level)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                <th scope="row">{words.name(place)}</th>
                {levels.map((level) => {
                  const sample = shown.find((each) => valueOn("first", each) === place && each.level === level);
                  const share = sample === undefined ? 0 : (sample.won ?? 0) / sample.games;
                  return (
                    <td key={level} class="num">
                      <Share share={share} />
                      {percent(share)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
