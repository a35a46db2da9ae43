import type { Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./score-box.css";
import { useSpokenTable } from "../context.ts";
import { PencilNumber } from "./pencil-number.tsx";
import { stepsOf } from "./scale.ts";

/** The scoring box, filled in line by line, and what the night was worth. */
export function ScoreBox({ outcome }: { readonly outcome: Extract<Outcome, { type: "shared" }> }): JSX.Element {
  const { reader, t, say, names, view } = useSpokenTable();
  const isCaught = outcome.result.startsWith("caught");
  return (
    <section class="clou-score" data-part="score" aria-labelledby="clou-score-title">
      <h2 id="clou-score-title">{t.score}</h2>
      <p class="clou-score-where">{names.thing(view.config.scenario)}</p>
      <table>
        <tbody>
          {outcome.lines.map(({ text, points }, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i} style={{ "--i": i }}>
              <th scope="row">{say(text)}</th>
              <td>
                <PencilNumber value={points} hand={i} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ "--i": outcome.lines.length }}>
            <th scope="row">{t.total}</th>
            <td>
              <PencilNumber value={outcome.points} hand={1} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p class="clou-verdict" style={{ "--i": outcome.lines.length + 1 }}>
        {say({ id: `result.${outcome.result}` })}
      </p>
      <ul class="clou-score-scale">
        {stepsOf(reader, say).map(({ above, words }) => (
          <li key={above} data-reached={!isCaught && outcome.points > above}>
            {t.rating(above, words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
