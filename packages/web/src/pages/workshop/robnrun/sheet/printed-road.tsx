import { COLOURS, ROUTE } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { TRACK_ICON } from "../../../../boards/robnrun/station/die.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";

const MARKED: readonly number[] = ROUTE.marked;
const TERMINALS: readonly number[] = ROUTE.terminals;

/** The road in outline, with its dice. */
export function PrintedRoad(): JSX.Element {
  return (
    <ol class="rnrw-sheet-road">
      {Array.from({ length: ROUTE.last }, (_, i) => i + 1).map((space) => (
        <li key={space} data-marked={MARKED.includes(space)}>
          <PrintedDice place={MARKED.indexOf(space) + 1} />
          <b>{space}</b>
          <Mark space={space} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ space }: { readonly space: number }): JSX.Element {
  const { t } = useEditing();
  const terminal = TERMINALS.indexOf(space) + 1;
  if (terminal > 0) return <span>{t.terminal(terminal)}</span>;
  if (space === ROUTE.police) return <Icon name="police" />;
  return space === ROUTE.car ? <Icon name="car" /> : <span />;
}

/** Each with its track's sign, or empty where chance will choose it: a printer may have one ink only. The station explains the signs. */
function PrintedDice({ place }: { readonly place: number }): JSX.Element {
  const { scenario } = useEditing();
  if (place === 0) return <span class="rnrw-sheet-dice" />;
  const counts = scenario.dice?.[place];
  const icons =
    counts === undefined
      ? Array.from({ length: scenario.amounts[place] ?? 0 }, () => null)
      : COLOURS.flatMap((colour, c) => Array.from({ length: counts[c] ?? 0 }, () => TRACK_ICON[colour]));
  return (
    <span class="rnrw-sheet-dice">
      {icons.map((icon, i) => (
        // Equal dice are equal.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={i}>{icon !== null && <Icon name={icon} />}</i>
      ))}
    </span>
  );
}
