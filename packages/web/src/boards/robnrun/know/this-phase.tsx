import type { JSX } from "preact";
import "./this-phase.css";
import { useTable } from "../context.ts";
import { actsOfPhase } from "../logic/acts.ts";
import { useActWords } from "../use-act-words.ts";

/** Who has done what in this phase, in order: played, swapped and passed cards are all that accomplices say to each other. */
export function ThisPhase(): JSX.Element {
  const { view, t, name } = useTable();
  const wordsOf = useActWords();
  const acts = actsOfPhase(view);
  if (acts.length === 0) return <></>;
  return (
    <section class="rob-phase-acts" aria-labelledby="rob-phase-acts-title">
      <h2 class="caps" id="rob-phase-acts-title">
        {t.thisPhase}
      </h2>
      <ol>
        {acts.map((act, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was done stays in its place
          <li key={i}>
            <b>{name(act.seat)}</b> <span>{wordsOf(act)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
