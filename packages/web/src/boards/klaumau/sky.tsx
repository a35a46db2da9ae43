import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { Sky as StageSky } from "../../stage/sky.tsx";
import { later } from "../../ui/later.tsx";
import { SmallBack } from "./cards/back.tsx";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { flightsOf, type Spot } from "./logic/flights.ts";
import { soundsOf } from "./logic/sounds.ts";
import { placeOf } from "./places.ts";

/** Nobody goes for anybody before the first card is played. */
const Ways = later(async () => (await import("./ways.tsx")).Ways);

interface SkyProps {
  readonly board: RefObject<HTMLElement | null>;
  /** Where an own card was pressed: there it starts. */
  readonly pressed: RefObject<DOMRect | null>;
}

export function Sky({ board, pressed }: SkyProps): JSX.Element {
  const { latest, isMoving, sound, view } = useTable();
  const flights = useMemo(() => flightsOf(latest.events), [latest.key]);
  useLayoutEffect(() => {
    pressed.current = null;
  }, [latest.key]);
  return (
    <StageSky
      {...{ latest, isMoving, flights, sound }}
      sounds={soundsOf(latest.events)}
      places={(spot: Spot, end) => {
        const place = board.current === null ? null : placeOf(board.current, spot);
        const isOwn = end === "from" && view.seat !== null && spot === `seat-${view.seat}`;
        if (place === null || !isOwn || pressed.current === null) return place;
        return { ...place, rect: pressed.current, width: pressed.current.width };
      }}
      draw={(card) => (card === null ? <SmallBack /> : <CardFace name={card} />)}
    >
      <Ways board={board} />
    </StageSky>
  );
}
