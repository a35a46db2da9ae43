import type { JSX } from "preact";
import "./score.css";
import { PencilNumber } from "../../clou/score/pencil-number.tsx";
import { useDesk } from "../context.ts";
import { endStory } from "../logic/end-story.ts";

/** How it ended: the story, the count line by line, and what the campaign is called for it. */
export function Score(): JSX.Element {
  const { t, say, outcome, view } = useDesk();
  if (outcome?.type !== "shared") return <></>;
  const { lines, points, result } = outcome;
  return (
    <section class="xmas-page xmas-score" data-part="final-score" aria-label={t.ending} tabIndex={0}>
      <header class="xmas-title">
        <h2>{say({ id: `result.${result}` })}</h2>
      </header>
      <p class="xmas-story">{say({ id: `story.${endStory(view.campaign)}` })}</p>
      <table aria-label={t.scoreTitle}>
        <tbody>
          {lines.map(({ text, points: worth }, i) => (
            // Two lines may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i}>
              <th scope="row">{say(text)}</th>
              <td>
                <PencilNumber value={worth} hand={i} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>
              <PencilNumber value={points} hand={1} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
