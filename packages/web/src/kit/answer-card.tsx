import type { JSX } from "preact";
import "./answer-card.css";
import { HeldButton } from "../play/table/held-button.tsx";
import { Hat } from "../ui/hat.tsx";
import { useAnswer } from "./use-answer.ts";

export interface AnswerCardProps<Move> {
  readonly move: Move;
  readonly title: string;
  /** What it leads to. */
  readonly means?: string;
  /** Whom it is about. */
  readonly seat?: number;
}

/** One of few answers of equal weight, a whole sentence and all. What is final is quiet, and held down. */
export function AnswerCard<Move>({ move, title, means, seat }: AnswerCardProps<Move>): JSX.Element {
  const { weight, isListed, isSent, press } = useAnswer(move);
  const words = (
    <span class="kit-answer-words">
      <b>{title}</b>
      {means !== undefined && <small>{means}</small>}
    </span>
  );
  if (weight === "final") {
    return (
      <HeldButton class="kit-answer-held" onHeld={(near) => press(near, true)} onPress={(near) => press(near)}>
        {words}
      </HeldButton>
    );
  }
  return (
    <button
      type="button"
      class="kit-answer-card"
      data-part="answer"
      data-weight={weight}
      data-sent={isSent}
      aria-disabled={!isListed}
      onClick={(event) => press(event.currentTarget)}
    >
      {seat !== undefined && <Hat seat={seat} size="small" />}
      {words}
    </button>
  );
}
