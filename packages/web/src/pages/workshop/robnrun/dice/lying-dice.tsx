import { type Colour, COLOURS } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { AlarmDie } from "../../../../boards/robnrun/station/die.tsx";
import { useEditing } from "../context.ts";

interface LyingDiceProps {
  readonly place: number;
  /** What the place is called. */
  readonly label: string;
}

/** The dice at one place; without a colour where chance will choose it. */
export function LyingDice({ place, label }: LyingDiceProps): JSX.Element {
  const { scenario, t, say } = useEditing();
  const counts = scenario.dice?.[place];
  const count = scenario.amounts[place] ?? 0;
  const colours = counts === undefined ? [] : diceOf(counts);
  const words =
    counts === undefined
      ? t.diceCount(count)
      : COLOURS.filter((_, c) => (counts[c] ?? 0) > 0)
          .map((colour) => `${counts[COLOURS.indexOf(colour)]} × ${say({ id: `colour.${colour}` })}`)
          .join(", ");
  return (
    <span class="rnrw-lying" role="img" aria-label={`${label}: ${words === "" ? t.noDice : words}`}>
      {counts === undefined
        ? Array.from({ length: count }, (_, i) => (
            // Equal dice are equal.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} class="rob-die rnrw-any" />
          ))
        : // oxlint-disable-next-line react/no-array-index-key -- as above
          colours.map((colour, i) => <AlarmDie key={i} colour={colour} />)}
    </span>
  );
}

function diceOf(counts: readonly number[]): Colour[] {
  return COLOURS.flatMap((colour, c) => Array<Colour>(counts[c] ?? 0).fill(colour));
}
