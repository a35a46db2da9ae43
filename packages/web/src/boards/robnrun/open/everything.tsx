import type { View } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./everything.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { Told } from "../know/told.tsx";
import { Safes } from "../screen/safes.tsx";
import { ToolLine } from "../screen/tool-line.tsx";

/** Enough to see what the next swap or bag brings. */
const NEXT_CARDS = 10;

/** A finished match watched again with everything open: the safes, all hands and both piles of the heist at once. */
export function Everything({ open }: { open: NonNullable<View["open"]> }): JSX.Element {
  const { view, t, name } = useTable();
  return (
    <>
      <section
        class="rob-screen rob-everything"
        data-part="everything"
        data-theme="night"
        aria-labelledby="rob-everything-title"
      >
        <header>
          <Icon name="eye" />
          <h2 id="rob-everything-title">{t.everything}</h2>
        </header>
        <Safes />
        {open.hands.map((hand, seat) => {
          if (seat === view.table.boss) return null;
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          return <ToolLine key={seat} label={name(seat)} faces={hand} />;
        })}
        <ToolLine label={t.alarmPile} faces={view.wrong} />
        <ToolLine label={t.nextCards} faces={open.pile.slice(-NEXT_CARDS).toReversed()} />
      </section>
      <Told />
    </>
  );
}
