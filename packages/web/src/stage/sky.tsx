import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import "./sky.css";
import type { Latest, SoundName } from "../boards/contract.ts";
import { type Flight, LONGEST } from "./flight.ts";
import { flyAll, outline, type Places } from "./fly.ts";

export interface SkyProps<Spot extends string> {
  /** What is shown since a moment ago. */
  readonly latest: Latest;
  readonly isMoving: boolean;
  readonly flights: readonly Flight<Spot>[];
  readonly places: Places<Spot>;
  readonly sounds: readonly SoundName[];
  readonly sound: (name: SoundName) => void;
  /** Null for the back of a card. */
  readonly draw: (card: string | null) => JSX.Element;
  readonly children?: ComponentChildren;
}

/** Cards on their way, above everything, and never in the way. What they tell is on the table already. */
export function Sky<Spot extends string>(props: SkyProps<Spot>): JSX.Element {
  const { latest, isMoving, flights, places, sounds, sound, draw, children } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [landed, setLanded] = useState(-1);
  const isFlying = isMoving && landed !== latest.key && flights.length > 0;

  useLayoutEffect(() => {
    if (layer.current === null) return;
    if (isMoving) flyAll(layer.current, flights, places);
    else outline(flights, places);
  }, [latest.key]);

  useEffect(() => {
    for (const name of sounds) sound(name);
    // Cards that have arrived are taken out of the page: what the next person may not see must not be left in it.
    const timer = setTimeout(() => setLanded(latest.key), LONGEST);
    return () => clearTimeout(timer);
  }, [latest.key]);

  return (
    <div ref={layer} class="stage-sky" aria-hidden="true">
      {isFlying &&
        flights.map((flight, i) => (
          <div key={`${latest.key}-${i}`} class="stage-flight">
            {draw(flight.card)}
            {flight.flips && (
              <div class="stage-flight-back" data-turning>
                {draw(null)}
              </div>
            )}
          </div>
        ))}
      {children}
    </div>
  );
}
