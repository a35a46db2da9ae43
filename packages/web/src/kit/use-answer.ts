import type { Weight } from "@safehouse/kernel";
import { useKit } from "./table.tsx";

export interface OneAnswer {
  readonly weight: Weight;
  /** False where something else is asked for, as in a lesson: pressing it tells why. */
  readonly isListed: boolean;
  /** It is on its way. */
  readonly isSent: boolean;
  press(near: Element, isMeant?: boolean): void;
}

/** What a button needs to know of the answer that it gives. Without a move it tells why `instead` is refused. */
export function useAnswer<Move>(move: Move | null, instead?: Move): OneAnswer {
  const { act, tellWhyNot, sent, question, weigh } = useKit();
  return {
    weight: move === null || question === null ? "plain" : weigh(question.decision.id, move),
    isListed: question?.moves.some((listed) => JSON.stringify(listed) === JSON.stringify(move)) === true,
    isSent: sent !== null && move !== null && JSON.stringify(sent.move) === JSON.stringify(move),
    press(near, isMeant) {
      if (move !== null) act(move, near, isMeant);
      else if (instead !== undefined) tellWhyNot(instead, near);
    },
  };
}
