import { atRest, type Event, type Hand, type Move, type Night, type View } from "@safehouse/games/clou/board";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Answering } from "../../kit/answering.ts";
import type { BoardProps, Supposed } from "../contract.ts";
import { fateOf, queueable } from "./logic/queue.ts";
import type { FirstWords } from "./text/use-words.ts";

/** While another settles symbols nothing takes effect (C-3.3), but anything may be thought about. */
export interface Ahead extends Supposed<View, Move> {
  /** The table that is thought about. */
  readonly view: View;
}

interface Thinking {
  /** Null while one is asked oneself, or has nothing to use. */
  readonly ahead: Ahead | null;
  /** What is handed in as soon as one is asked; it stays on this device. */
  readonly queued: Move | null;
  queue(move: Move | null): void;
}

/** Lets somebody choose the next use while another is at it. `handIn` gets it when it can be done. */
export function useAhead(
  props: BoardProps<View, Move, Event>,
  { question, listed }: Pick<Answering<Move>, "question" | "listed">,
  night: Night,
  hand: Hand | null,
  t: FirstWords,
  handIn: (move: Move) => void,
): Thinking {
  const { view, outcome, isReplay, suppose, sent } = props;
  const isWaiting =
    question === null &&
    hand !== null &&
    !hand.isFinished &&
    night.stage === "dice" &&
    night.settler !== null &&
    night.settler !== view.seat &&
    outcome === null &&
    !isReplay;
  const resting = useMemo(() => (isWaiting ? atRest(view) : null), [isWaiting, view]);
  const supposed = resting === null ? null : suppose(resting, "dice");
  const moves = useMemo(() => queueable(supposed?.moves ?? []), [resting, supposed === null]);
  const [queued, queue] = useState<Move | null>(null);
  const kind = question?.decision.kind ?? null;
  const isOver = outcome !== null || night.stage !== "dice" || night.isAlarm;
  useEffect(() => {
    if (queued === null || sent !== null || props.isBehind) return;
    const fate = fateOf(queued, { kind, moves: listed }, isOver);
    if (fate === "waits") return;
    queue(null);
    if (fate !== "fell") return handIn(fate.move);
    const why = question === null || isOver ? null : props.explain(question.decision.id, queued);
    props.refuse({
      rule: why?.rule ?? "C-3.3",
      why: { id: `${t.queueFell} ${why === null ? "" : props.say(why.why)}` },
    });
  }, [queued, sent, listed, kind, isOver, props.isBehind]);
  const isAhead = resting !== null && supposed !== null && moves.length > 0;
  return { ahead: isAhead ? { view: resting, moves, preview: supposed.preview } : null, queued, queue };
}
