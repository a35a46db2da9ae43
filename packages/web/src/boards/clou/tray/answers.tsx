import type { Move } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { AnswerCard, type AnswerCardProps } from "../../../kit/answer-card.tsx";
import { useRoving } from "../../../ui/roving.ts";
import "./answers.css";

export interface AnswersProps {
  readonly answers: readonly AnswerCardProps<Move>[];
  /** The last one is only there for whoever looks for it. */
  readonly isLastQuiet?: boolean;
}

/** A button for every answer. */
export function Answers({ answers, isLastQuiet = false }: AnswersProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button" });
  return (
    <div ref={row} class="clou-answers" data-quiet={isLastQuiet}>
      {answers.map((answer) => (
        <AnswerCard key={JSON.stringify(answer.move)} {...answer} />
      ))}
    </div>
  );
}
