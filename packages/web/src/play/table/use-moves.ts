import type { Json, Refusal } from "@safehouse/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { playSound } from "../../app/sound.ts";
import { toast } from "../../app/toast.ts";
import type { Answer, Session } from "../session.ts";
import type { Voice } from "../voice.ts";

export interface Sent {
  readonly decision: string;
  readonly move: Json;
}

export interface Moves {
  /** On its way to the host. */
  readonly sent: Sent | null;
  submit(decision: string, move: Json, near?: Element): void;
  refuse(refusal: Refusal, near?: Element): void;
  undo(): void;
}

/** Hands moves to the host, and tells the person what came of it. */
export function useMoves(session: Session, voice: Voice | null): Moves {
  const [sent, setSent] = useState<Sent | null>(null);
  const isBusy = useRef(false);
  const now = session.now.value;
  // The answer may come before the table that shows it: until then the move stays on its way.
  useEffect(() => {
    if (!isBusy.current) setSent(null);
  }, [now]);

  const refuse = (refusal: Refusal, near?: Element): void => {
    if (voice === null) return;
    toast({ text: voice.say(refusal.why), rule: refusal.rule, game: session.game.meta.id, tone: "refusal", near });
  };
  const judge = (answer: Answer, near?: Element): void => {
    if (answer.result === "refused") refuse(answer.refusal, near);
    if (answer.result === "failed") toast({ text: answer.why, tone: "refusal", near });
  };
  const submit = async (decision: string, move: Json, near?: Element): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const before = session.now.peek();
    setSent({ decision, move });
    const answer = await session.submit(decision, move);
    isBusy.current = false;
    if (answer.result !== "done" || session.now.peek() !== before) setSent(null);
    judge(answer, near);
  };
  const undo = async (): Promise<void> => {
    const answer = await session.undo();
    if (answer.result === "done") playSound("undo");
    judge(answer);
  };
  return {
    sent,
    refuse,
    submit: (decision, move, near) => void submit(decision, move, near),
    undo: () => void undo(),
  };
}
