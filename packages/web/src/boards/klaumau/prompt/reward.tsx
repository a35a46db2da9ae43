import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { Choice } from "./choice.tsx";

/** The doubter was right, and may draw (K-4.3, K-4.9). */
export function Reward(): JSX.Element {
  const { lit, t, say } = useTable();
  return (
    <div class="klau-two">
      {lit.answers.map((move) => (
        <Choice
          key={move.do}
          move={move}
          title={say({ id: `move.${move.do}` })}
          means={move.do === "draw" ? t.drawMeans : t.leaveMeans}
        />
      ))}
    </div>
  );
}
