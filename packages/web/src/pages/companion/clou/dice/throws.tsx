import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icon-names.ts";
import { useBeside } from "../context.ts";

/** Every throw of the night, the latest first. */
export function Throws(): JSX.Element | null {
  const { kept, t, words } = useBeside();
  const rounds = kept.acts.flatMap((act) => (act.do === "throw" ? [act.dice] : []));
  if (rounds.length < 2) return null;
  return (
    <details class="comp-throws">
      <summary>{t.throws}</summary>
      <ol reversed>
        {rounds
          .map((dice, i) => ({ dice, round: i + 1 }))
          .toReversed()
          .map(({ dice, round }) => (
            <li key={round}>
              <span>{words.round(round)}</span>
              <span role="img" aria-label={dice.join(", ")}>
                {dice.map((face, i) => (
                  // A die is told apart by its place alone.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Icon key={i} name={`die-${face}` as IconName} />
                ))}
              </span>
            </li>
          ))}
      </ol>
    </details>
  );
}
