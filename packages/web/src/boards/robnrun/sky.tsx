import { faceOf } from "@safehouse/games/robnrun/board";
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import "./sky.css";
import { type Place, visibleSpot } from "../../stage/fly.ts";
import { Sky as StageSky } from "../../stage/sky.tsx";
import { CardBack, ToolCard } from "./cards/tool-card.tsx";
import { useTable } from "./context.ts";
import { flightsOf, type Spot } from "./logic/flights.ts";
import { soundsOf } from "./logic/sounds.ts";

const WIDEST = 44;

/** Cards on their way, and the red light of an alarm. */
export function Sky({ board }: { readonly board: RefObject<HTMLElement | null> }): JSX.Element {
  const { latest, isMoving, sound, view } = useTable();
  const drawn = useRef(view.table);
  const flights = useMemo(() => flightsOf(latest.events, drawn.current, view.table), [latest.key]);
  useLayoutEffect(() => void (drawn.current = view.table), [latest.key]);
  const hasAlarm = latest.events.some((event) => event.type === "heist-over" && event.alarm);
  return (
    <StageSky
      {...{ latest, isMoving, flights, sound }}
      sounds={soundsOf(latest.events, flights)}
      places={(spot: Spot) => (board.current === null ? null : placeOf(board.current, spot))}
      draw={(card) => (card === null ? <CardBack /> : <ToolCard face={faceOf(card)} />)}
    >
      {isMoving && hasAlarm && <div key={`alarm-${latest.key}`} class="rob-red" />}
    </StageSky>
  );
}

function placeOf(board: Element, spot: Spot): Place | null {
  const element = visibleSpot(board, spot);
  if (element === null) return null;
  return { element, rect: element.getBoundingClientRect(), width: Math.min(element.offsetWidth, WIDEST) };
}
