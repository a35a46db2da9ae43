import type { JSX } from "preact";
import { AnswerCard } from "../../../kit/answer-card.tsx";
import { useTable } from "../context.ts";

/** The doubter was right, and may draw (K-4.3, K-4.9). */
export function Reward(): JSX.Element {
  const { lit, t, say } = useTable();
  return (
    <div class="klau-two">
      {lit.answers.map((move) => (
        <AnswerCard
          key={move.do}
          move={move}
          title={say({ id: `move.${move.do}` })}
          means={move.do === "draw" ? t.drawMeans : t.leaveMeans}
        />
      ))}
    </div>
  );
}
