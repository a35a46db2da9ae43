import { NAMES } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";

/** Cards that this viewer has seen in others' hands (hints 6 and 16), and how many of them may have gone. */
export function SeenHands(): JSX.Element {
  const { view, t, name, cardName } = useTable();
  return (
    <>
      {view.known.map((cards, seat) => {
        if (cards.length === 0) return null;
        const missing = view.missing[seat];
        return (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={seat} class="rob-screen-line">
            <span>{t.seenHand(name(seat))}:</span>
            <ToolRow faces={cards} label={t.list(cards.map((face) => cardName(NAMES[face])))} />
            {missing > 0 && <small>{t.mayBeGone(missing)}</small>}
          </p>
        );
      })}
    </>
  );
}
