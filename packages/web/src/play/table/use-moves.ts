import {
  decisionClosed,
  type Json,
  type Message,
  type Refusal,
  type SeatDecision,
  type Weight,
} from "@safehouse/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { playSound } from "../../app/sound.ts";
import { buzz } from "../../app/haptics.ts";
import { toast } from "../../app/toast.ts";
import { foreseeMove } from "../preview.ts";
import type { Answer, Moment, Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import type { Stage } from "../../stage/stage.ts";
import { useText } from "../../text/texts.ts";
import { closedBy, isClosed } from "./closed.ts";
import { sentencesOf } from "./sentences.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface Sent {
  readonly decision: string;
  readonly move: Json;
}

export interface Moves {
  /** On its way to the host. */
  readonly sent: Sent | null;
  /** A final answer that was not held down is asked about first. */
  submit(decision: string, move: Json, near?: Element, isMeant?: boolean): void;
  weigh(decision: string, move: Json): Weight;
  /** A final answer that is still to be confirmed. */
  readonly unsure: { readonly decision: string; readonly label: Message } | null;
  confirm(): void;
  dismiss(): void;
  refuse(refusal: Refusal, near?: Element): void;
  undo(): void;
}

interface Unsure extends Sent {
  readonly label: Message;
  readonly near: Element | undefined;
}

/** Hands moves to the host, and tells the person what came of it. */
export function useMoves(session: Session, stage: Stage, voice: Voice | null): Moves {
  const t = useText({ en, de });
  const [sent, setSent] = useState<Sent | null>(null);
  const [unsure, setUnsure] = useState<Unsure | null>(null);
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
  /** Too late: with what came first, which may not have been shown yet. */
  const refuseClosed = (decision: string, open: number, near?: Element): void => {
    const row = closedBy(session.log.peek(), decision, open);
    const why = voice === null || row === null ? [] : sentencesOf(row, voice, t, []);
    const { rule, why: late } = decisionClosed();
    refuse({ rule, why: { id: [...why, voice?.say(late) ?? ""].join(" ") } }, near);
  };
  const judge = (answer: Answer, near?: Element): void => {
    if (answer.result === "refused") refuse(answer.refusal, near);
    if (answer.result === "failed") toast({ text: answer.why, tone: "refusal", near });
  };
  const question = (decision: string): SeatDecision | undefined =>
    session.now.peek()?.pending.find(({ id }) => id === decision);
  const weigh = (decision: string, move: Json): Weight => {
    const asked = question(decision);
    return asked === undefined ? "plain" : (session.game.weigh?.(asked, move) ?? "plain");
  };
  /** Shows the move in the next frame, as far as nothing hidden and no luck is in it. */
  const foresee = (before: Moment, asked: SeatDecision, move: Json): void => {
    const rules = session.rules.known.peek();
    if (rules === null || stage.shown?.moment !== before) return;
    const log = session.log.peek();
    const undone = new Set(log.map(({ undoes }) => undoes));
    const told = log.filter(({ n }) => n <= before.n && !undone.has(n)).flatMap(({ events }) => events);
    const seen = foreseeMove(rules, before.view, told, asked, move);
    if (seen === null) return;
    stage.foresee(seen.view, { n: before.n + 1, seat: asked.seat, decision: asked.id, events: seen.events });
  };
  const submit = async (decision: string, move: Json, near?: Element, isMeant = false): Promise<void> => {
    if (isBusy.current) return;
    const before = session.now.peek();
    const asked = question(decision);
    const open = stage.shown?.moment.n ?? 0;
    // The question may have closed since it was shown; the answer is for that one and for no other.
    if (before !== null && asked === undefined) return refuseClosed(decision, open, near);
    if (!isMeant && asked !== undefined && weigh(decision, move) === "final") {
      return setUnsure({ decision, move, near, label: session.game.label(asked, move) });
    }
    isBusy.current = true;
    setSent({ decision, move });
    buzz("press");
    if (before !== null && asked !== undefined) foresee(before, asked, move);
    const answer = await session.submit(decision, move);
    isBusy.current = false;
    if (answer.result !== "done" || session.now.peek() !== before) setSent(null);
    if (answer.result !== "done") {
      stage.takeBack();
      buzz("refused");
    }
    if (answer.result === "refused" && isClosed(answer.refusal)) refuseClosed(decision, before?.n ?? open, near);
    else judge(answer, near);
  };
  const undo = async (): Promise<void> => {
    const answer = await session.undo();
    if (answer.result === "done") playSound("undo");
    judge(answer);
  };
  return {
    sent,
    refuse,
    weigh,
    submit: (decision, move, near, isMeant) => void submit(decision, move, near, isMeant),
    unsure,
    confirm() {
      setUnsure(null);
      if (unsure !== null) void submit(unsure.decision, unsure.move, unsure.near, true);
    },
    dismiss: () => setUnsure(null),
    undo: () => void undo(),
  };
}
