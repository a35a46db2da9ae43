import { reader } from "@safehouse/games/clou/reader";
import type { JSX } from "preact";
import "./score.css";
import { scaleWords } from "../../../boards/clou/score/scale.ts";
import { useBeside } from "./context.ts";

/** The scoring box: what was taken is ticked, all else is known. */
export function ScorePart(): JSX.Element {
  const { t, words, names, voice, view, night, act } = useBeside();
  const { lines, points } = reader.readNight(view);
  const outcome = night.outcome?.type === "shared" ? night.outcome : null;
  const loot = reader.readThings(view).filter(({ kind }) => kind === "loot");
  const shown = outcome ?? { points, lines };
  return (
    <section class="comp-score-part" aria-label={t.score}>
      <h2>{outcome === null ? t.soFar : voice.say({ id: `result.${outcome.result}` })}</h2>
      <fieldset class="comp-loot">
        <legend>{t.lootTaken}</legend>
        {loot.map(({ name, value, state }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={state === "done"}
              onChange={(event) => act({ do: "loot", loot: name, isTaken: event.currentTarget.checked })}
            />
            <span>{names.thing(name)}</span>
            <b class="num">{value}</b>
          </label>
        ))}
      </fieldset>
      <table class="comp-lines" data-part="score-lines">
        <caption class="vh">{words.score}</caption>
        <tbody>
          {shown.lines.map(({ text, points: each }, i) => (
            // Lines of a scoring box have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i}>
              <th scope="row">{voice.say(text)}</th>
              <td class="num">{each}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td class="num">{shown.points}</td>
          </tr>
        </tfoot>
      </table>
      <p class="comp-small">{scaleWords(reader, words, voice.say)}</p>
    </section>
  );
}
