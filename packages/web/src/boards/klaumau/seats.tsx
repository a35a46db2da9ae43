import { found } from "@safehouse/kernel";
import { createContext, type JSX } from "preact";
import { useContext, useRef } from "preact/hooks";
import "./seats.css";
import { useRoving } from "../../ui/roving.ts";
import { useTable } from "./context.ts";
import { othersClockwise, places } from "./logic/seating.ts";
import { Seat } from "./seat.tsx";

/** Where people sit at the wide table. */
export const Seating = createContext(places);

const ROW = 4;

function isLate(index: number, count: number): boolean {
  const columns = Math.min(count, ROW);
  return index % columns >= columns / 2;
}

/** The others, clockwise from the left of whoever looks; everybody, for somebody who only watches. */
export function Seats(): JSX.Element {
  const { view, t } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button", orientation: "both" });
  const others = othersClockwise(view.table.seats, view.seat);
  const seated = useContext(Seating)(others.length);
  return (
    <section class="klau-players" aria-labelledby="klau-players-title">
      <h2 class="vh" id="klau-players-title">
        {t.players}
      </h2>
      <ul ref={list} class="klau-seats" style={{ "--count": others.length }} data-many={others.length > 4}>
        {others.map((seat, i) => (
          <Seat key={seat} seat={seat} place={found(seated[i])} isLate={isLate(i, others.length)} />
        ))}
      </ul>
    </section>
  );
}
