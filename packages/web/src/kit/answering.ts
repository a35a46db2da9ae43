import type { GameEvent, GameView } from "@safehouse/kernel";
import type { BoardProps, Question } from "../boards/contract.ts";

/** What the viewer is asked, and how an answer is handed in. */
export interface Answering<Move> {
  /** Null while nothing is asked of the viewer. */
  readonly question: Question<Move> | null;
  /** What may be answered; empty where nothing may. */
  readonly listed: readonly Move[];
  /** Hands in a listed move; while one is on its way nothing happens. `isMeant`: it was held down. */
  act(move: Move, near: Element, isMeant?: boolean): void;
  /** The same for what one press plays: for a moment `undo` takes it back. */
  actSoon(move: Move, near: Element): void;
  /** Tells why a move that is not listed cannot be made. */
  tellWhyNot(move: Move, near: Element): void;
}

const NOTHING: readonly never[] = [];

/** The answering half of a table. `onAct` is told the thing that was pressed, before its move goes off. */
export function answering<View extends GameView, Move, Event extends GameEvent>(
  { questions, sent, submit, submitSoon, explain, refuse }: BoardProps<View, Move, Event>,
  onAct?: (near: Element) => void,
): Answering<Move> {
  const question = questions[0] ?? null;
  const handIn = (near: Element, how: (decision: string) => void): void => {
    if (question === null || sent !== null) return;
    onAct?.(near);
    how(question.decision.id);
  };
  return {
    question,
    listed: question?.moves ?? NOTHING,
    act: (move, near, isMeant) => handIn(near, (decision) => submit(decision, move, near, isMeant)),
    actSoon: (move, near) => handIn(near, (decision) => submitSoon(decision, move, near)),
    tellWhyNot(move, near) {
      const refusal = question === null ? null : explain(question.decision.id, move);
      if (refusal !== null) refuse(refusal, near);
    },
  };
}
