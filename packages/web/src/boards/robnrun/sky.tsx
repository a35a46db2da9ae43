import { faceOf } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import "./sky.css";
import { CardBack, ToolCard } from "./cards/tool-card.tsx";
import { useTable } from "./context.ts";
import { flyAll, outline } from "./fly.ts";
import { flightsOf, LONGEST } from "./logic/flights.ts";
import { soundsOf } from "./logic/sounds.ts";

/** Cards on their way, above everything, and never in the way. What they tell is on the table already. */
export function Sky(): JSX.Element {
  const { latest, isMoving, sound, view } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => flightsOf(latest.events, view.table), [latest.key]);
  const [landed, setLanded] = useState(-1);
  const isFlying = isMoving && landed !== latest.key && flights.length > 0;
  const hasAlarm = latest.events.some((event) => event.type === "heist-over" && event.alarm);

  useLayoutEffect(() => {
    const board = layer.current?.closest<HTMLElement>(".rob");
    if (!board || !layer.current) return;
    if (isMoving) flyAll(board, layer.current, flights);
    else outline(board, flights);
  }, [latest.key]);

  useEffect(() => {
    for (const name of soundsOf(latest.events)) sound(name);
    // Cards that have arrived are taken out of the page: what the next person may not see must not be left in it.
    const timer = setTimeout(() => setLanded(latest.key), LONGEST);
    return () => clearTimeout(timer);
  }, [latest.key]);

  return (
    <div ref={layer} class="rob-sky" aria-hidden="true">
      {isFlying &&
        flights.map((flight, i) => (
          <div key={`${latest.key}-${i}`} class="rob-flight">
            {flight.card === null ? <CardBack /> : <ToolCard face={faceOf(flight.card)} />}
          </div>
        ))}
      {isMoving && hasAlarm && <div key={`alarm-${latest.key}`} class="rob-red" />}
    </div>
  );
}
