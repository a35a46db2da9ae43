import type { Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Hat } from "../../../ui/hat.tsx";
import { useTable } from "../context.ts";

/** Who stands where at the end of the game. */
export function Winners({ outcome }: { outcome: Outcome }): JSX.Element {
  const { t, name } = useTable();
  if (outcome.type !== "ranking") return <></>;
  return (
    <ol class="klau-winners">
      {outcome.standings.map(({ seat, place, points }) => (
        <li key={seat} data-first={place === 1}>
          <span class="num">{place}.</span>
          <Hat seat={seat} size="small" />
          <b>{name(seat)}</b>
          <span class="num">{t.points(points)}</span>
        </li>
      ))}
    </ol>
  );
}
