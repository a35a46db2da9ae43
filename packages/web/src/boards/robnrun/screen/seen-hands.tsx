import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { ToolLine } from "./tool-line.tsx";

/** Cards that this viewer has seen in others' hands (hints 6 and 16), and how many of them may have gone. */
export function SeenHands(): JSX.Element {
  const { view, t, name } = useTable();
  return (
    <>
      {view.known.map((cards, seat) => {
        if (cards.length === 0) return null;
        const missing = found(view.missing[seat]);
        return (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <ToolLine key={seat} label={t.seenHand(name(seat))} faces={cards}>
            {missing > 0 && <small>{t.mayBeGone(missing)}</small>}
          </ToolLine>
        );
      })}
    </>
  );
}
