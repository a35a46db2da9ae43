import type { JSX } from "preact";
import "./score.css";
import { scaleWords } from "../../../boards/clou/score/scale.ts";
import { useBeside } from "./context.ts";

/** The scoring box: what was taken is ticked, all else is known. */
export function ScorePart(): JSX.Element {
  const { t, words, names, voice, view, night, act, game, reader } = useBeside();
  const { lines, points } = reader.readNight(view);
  const outcome = night.outcome?.type === "shared" ? night.outcome : null;
  const loot = reader.readThings(view).filter(({ kind }) => kind === "loot");
  // Whoever is caught in a campaign does not lose all of it.
  const takings = outcome === null ? null : (game.takings?.(view) ?? null);
  const shown = outcome === null || takings !== null ? { points, lines } : outcome;
  return (
    <section class="comp-score-part" aria-label={t.score}>
      <h2>{outcome === null || takings !== null ? t.soFar : voice.say({ id: `result.${outcome.result}` })}</h2>
      {takings !== null && <p>{t.intoKitty(takings.points, takings.traces)}</p>}
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
      {game.takings === undefined && <p class="comp-small">{scaleWords(reader, words, voice.say)}</p>}
    </section>
  );
}
