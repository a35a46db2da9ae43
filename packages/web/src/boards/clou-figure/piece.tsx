import type { Drawing } from "@safehouse/paper";
import type { JSX } from "preact";
import { Drawn, type Rectangle } from "../clou/drawn.tsx";

interface PieceProps {
  readonly kind: "sheet" | "plan";
  readonly drawing: Drawing;
  readonly area: Rectangle;
  /** What this step has written or crossed, by its spot. */
  readonly fresh: readonly string[];
}

/** A piece cut out of a sheet or a plan; what is new on it has a ring. */
export function Piece({ kind, drawing, area, fresh }: PieceProps): JSX.Element {
  const { x, y, width, height } = area;
  return (
    <div class={`clou-piece clou-piece-${kind}`} style={{ "--w": width, "--h": height }}>
      <Drawn drawing={drawing} class={`clou-${kind}-drawing`} part={area} />
      <svg class="clou-rings" viewBox={`${x} ${y} ${width} ${height}`}>
        {drawing.spots
          .filter(({ id }) => fresh.includes(id))
          .map((spot) => (
            <rect
              key={spot.id}
              x={spot.x - 3}
              y={spot.y - 3}
              width={spot.width + 6}
              height={spot.height + 6}
              rx={spot.kind === "circle" ? (spot.width + 6) / 2 : 8}
            />
          ))}
      </svg>
    </div>
  );
}
