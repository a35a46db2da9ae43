import type { LabResults } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { figuresIn } from "./figures.ts";
import { scaleOver } from "./logic/scale.ts";
import { Ticks, Whisker } from "./plots.tsx";
import type { LabWords } from "./words.ts";

/** By how much every level is ahead of the next lower one, at tables of every size. */
export function Ladder({
  ladder,
  words,
}: {
  readonly ladder: LabResults["ladder"];
  readonly words: LabWords;
}): JSX.Element {
  const { t, level, language } = words;
  const { rungs, games } = ladder;
  const say = figuresIn(language);
  const scale = scaleOver(rungs.flatMap(({ lead: [mean, error] }) => [mean - 2 * error, mean + 2 * error]));
  const apart = rungs.filter(({ isApart }) => isApart).length;
  return (
    <section class="lab-section" aria-labelledby="lab-ladder">
      <h2 id="lab-ladder">{t.ladder}</h2>
      <p>{rungs[0]?.by === "rivals" ? t.ladderRivals(games) : t.ladderCrews(games)}</p>
      <p>
        <b>{t.ladderApart(apart, rungs.length)}</b>
      </p>
      <div class="lab-table" tabIndex={0} role="group" aria-label={t.ladder}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.columnLevels}</th>
              <th scope="col">{t["axis-seats"]}</th>
              <th scope="col" class="lab-wide">
                {t.columnLead}
              </th>
              <th scope="col">{t.columnFigure}</th>
            </tr>
          </thead>
          <tbody>
            {rungs.map((rung) => (
              <tr key={`${rung.low} ${rung.seats}`} data-apart={rung.isApart}>
                <th scope="row">{t.step(level(rung.low), level(rung.high))}</th>
                <td>{rung.seats}</td>
                <td class="lab-wide">
                  <Whisker scale={scale} figure={rung.lead} />
                </td>
                <td class="num">
                  {say.lead(rung.lead)} {!rung.isApart && <small>{t.notApart}</small>}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot aria-hidden="true">
            <tr>
              <td colSpan={2} />
              <td class="lab-wide">
                <Ticks scale={scale} />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
