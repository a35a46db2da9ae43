import { NAMES, type SeatReview } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { type OpenAct, partingOf } from "../logic/review.ts";

/** Where it went apart, in a few sentences. */
export function Apart({ acts, seats }: { acts: readonly OpenAct[]; seats: readonly SeatReview[] }): JSX.Element {
  const { t, name, cardName } = useTable();
  const { mistakes, unlucky, mostOpen } = partingOf(acts, seats);
  return (
    <section class="rob-apart">
      <h3 class="caps">{t.whereApart}</h3>
      <ul>
        {mistakes.map(({ round, seat, face }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two equal mistakes may follow each other
          <li key={i} data-known="true">
            {t.couldKnow(name(seat), cardName(found(NAMES[face ?? 0])), round)}
          </li>
        ))}
        {unlucky > 0 && <li>{t.unlucky(unlucky)}</li>}
        {mistakes.length + unlucky === 0 && <li>{t.flawless}</li>}
        {mostOpen !== null && <li>{t.stillOpen(name(mostOpen.seat), mostOpen.possible)}</li>}
      </ul>
    </section>
  );
}
