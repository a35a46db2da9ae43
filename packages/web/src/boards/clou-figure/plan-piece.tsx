import { planMarks } from "@safehouse/paper/clou";
import { drawPlan } from "@safehouse/paper/clou/plan";
import type { JSX } from "preact";
import { useDecor } from "../clou/plan/use-decor.ts";
import { areaOfBar, areaOfThings } from "./areas.ts";
import type { Scene } from "./clou-figure.tsx";
import { Piece } from "./piece.tsx";

interface PlanPieceProps {
  readonly scene: Scene;
  readonly things: readonly string[];
}

/** Some things of the plan, and what leads to them. */
export function PlanPiece({ scene, things }: PlanPieceProps): JSX.Element {
  const { reader, names, view, before } = scene;
  const marks = planMarks(reader, view);
  const old = before === null ? marks : planMarks(reader, before);
  const plan = reader.planOf(view);
  const decor = useDecor(plan);
  const drawing = drawPlan({
    ...{ plan, crew: view.seats, marks, names, ...(decor && { decor }) },
    ...({ layout: "wide", around: "nothing" } as const),
  });
  // A challenge that is done has a tick beside its name; rings are for what was crossed.
  const loot = plan.loot.map(({ id }) => id).filter((id) => marks.done.has(id) && !old.done.has(id));
  const fresh = [...marks.crossed].filter((symbol) => !old.crossed.has(symbol));
  return <Piece kind="plan" drawing={drawing} area={areaOfThings(drawing, things)} fresh={[...fresh, ...loot]} />;
}

/** The plan's bars, each by itself: so they have room on a phone, too. */
export function BarPieces({ scene }: { readonly scene: Scene }): JSX.Element {
  const { reader, names, view, before } = scene;
  const marks = planMarks(reader, view);
  const { left: old } = before === null ? marks : planMarks(reader, before);
  const drawing = drawPlan({
    ...{ plan: reader.planOf(view), crew: view.seats, marks, names },
    ...({ layout: "tall", around: "bars" } as const),
  });
  const isFresh = (bar: string): boolean => marks.left[bar] !== old[bar];
  return (
    <>
      {drawing.spots
        .filter(({ kind }) => kind === "bar")
        .map((spot) => (
          <Piece
            key={spot.id}
            kind="plan"
            drawing={drawing}
            area={areaOfBar(spot)}
            fresh={isFresh(spot.id) ? [spot.id] : []}
          />
        ))}
    </>
  );
}
