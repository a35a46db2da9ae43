import type { JSX } from "preact";
import "./bubble.css";
import { useTable } from "./context.ts";

/** What somebody says. The same words, size and time for truth and lie: it is given nothing that could tell them apart (K-8.2). */
export function Bubble({ points }: { points: "left" | "right" | "down" | "up" }): JSX.Element {
  const { t, isMoving } = useTable();
  return (
    <p class="klau-bubble" data-stack="" data-points={points} data-moving={isMoving}>
      {t.saysCannot}
    </p>
  );
}
