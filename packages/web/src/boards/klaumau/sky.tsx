import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import "./sky.css";
import { SmallBack } from "./cards/back.tsx";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { flyAll, outline } from "./fly.ts";
import { flightsOf, LONGEST } from "./logic/flights.ts";
import { soundsOf } from "./logic/sounds.ts";

/** Cards on their way, above everything, and never in the way. What they tell is on the table already. */
export function Sky({ pressed }: { pressed: RefObject<DOMRect | null> }): JSX.Element {
  const { latest, isMoving, sound, view } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => flightsOf(latest.events), [latest.key]);
  const [landed, setLanded] = useState(-1);
  const isFlying = isMoving && landed !== latest.key && flights.length > 0;

  useLayoutEffect(() => {
    const board = layer.current?.closest<HTMLElement>(".klau");
    if (!board || !layer.current) return;
    if (isMoving) flyAll(board, layer.current, flights, view.seat, pressed.current);
    else outline(board, flights);
    pressed.current = null;
  }, [latest.key]);

  useEffect(() => {
    for (const name of soundsOf(latest.events)) sound(name);
    // Cards that have arrived are taken out of the page: what the next person may not see must not be left in it.
    const timer = setTimeout(() => setLanded(latest.key), LONGEST);
    return () => clearTimeout(timer);
  }, [latest.key]);

  return (
    <div ref={layer} class="klau-sky" aria-hidden="true">
      {isFlying &&
        flights.map((flight, i) => (
          <div key={`${latest.key}-${i}`} class="klau-flight">
            {flight.card === null ? <SmallBack /> : <CardFace name={flight.card} />}
            {flight.flips && (
              <div class="klau-flight-back">
                <SmallBack />
              </div>
            )}
          </div>
        ))}
    </div>
  );
}
