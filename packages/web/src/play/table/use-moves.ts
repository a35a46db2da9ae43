import {
  decisionClosed,
  type Json,
  type Message,
  type Refusal,
  type SeatDecision,
  type Weight,
} from "@safehouse/kernel";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { playSound } from "../../app/sound.ts";
import { buzz } from "../../app/haptics.ts";
import { toast } from "../../app/toast.ts";
import { foreseeMove } from "../preview.ts";
import type { Answer, Moment, Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import { pageClock } from "../../stage/clock.ts";
import type { Stage } from "../../stage/stage.ts";
import { useText } from "../../text/texts.ts";
import { closedBy, isClosed } from "./closed.ts";
import { SecondThought } from "./second-thought.ts";
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
  /** The same a moment later: until then `takeBack` calls it off. */
  submitSoon(decision: string, move: Json, near?: Element): void;
  /** Null unless a move waits to be handed in. */
  readonly takeBack: (() => void) | null;
  weigh(decision: string, move: Json): Weight;
  /** An answer that is still to be confirmed: a final one, or one that a coach has doubts about. */
  readonly unsure: Pick<Unsure, "decision" | "label" | "doubt"> | null;
  confirm(): void;
  dismiss(): void;
  refuse(refusal: Refusal, near?: Element): void;
  undo(): void;
}

/** What speaks against an answer, in a sentence; null for nothing. */
export type Doubt = (decision: string, move: Json) => string | null;

interface Unsure extends Sent {
  readonly label: Message;
  readonly near: Element | undefined;
  readonly doubt: string | null;
}

interface Underway {
  readonly decision: string;
  /** Until then it can be taken back, and only the person ends it. */
  isHandedIn: boolean;
}

/**
 * Hands moves to the host, and tells the person what came of it, as soon as there are words for that. `soon`: milliseconds that a move
 * waits which can be taken back.
 */
export function useMoves(
  session: Session,
  stage: Stage,
  voice: Voice | null,
  soon: number,
  doubts: { readonly current: Doubt | null },
): Moves {
  const t = useText({ en, de });
  const [sent, setSent] = useState<Sent | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const thought = useSecondThought();
  const [unsure, setUnsure] = useState<Unsure | null>(null);
  const underway = useRef<Underway | null>(null);
  const now = session.now.value;
  // The host's answer may come before the table that shows it: until then the move stays on its way. Or after it: a table that asks
  // something else by now need not wait for what is only late, or a press would be lost.
  useEffect(() => {
    const move = underway.current;
    if (move !== null && (!move.isHandedIn || question(move.decision) !== undefined)) return;
    underway.current = null;
    setSent(null);
  }, [now]);

  const [unsaid, setUnsaid] = useState<{ readonly refusal: Refusal; readonly near: Element | undefined } | null>(null);
  useEffect(() => {
    if (voice === null || unsaid === null) return;
    setUnsaid(null);
    refuse(unsaid.refusal, unsaid.near);
  }, [voice, unsaid]);
  const refuse = (refusal: Refusal, near?: Element): void => {
    if (voice === null) return setUnsaid({ refusal, near });
    toast({ text: voice.say(refusal.why), rule: refusal.rule, game: session.game.meta.id, tone: "refusal", near });
  };
  /** Too late: with what came first, which may not have been shown yet. */
  const refuseClosed = (decision: string, open: number, near?: Element): void => {
    const row = closedBy(session.log.peek(), decision, open);
    const { rule, why: late } = decisionClosed();
    if (voice === null) return refuse({ rule, why: late }, near);
    const why = row === null ? [] : sentencesOf(row, voice, t, []);
    refuse({ rule, why: { id: [...why, voice.say(late)].join(" ") } }, near);
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
  const submit = async (
    decision: string,
    move: Json,
    near?: Element,
    { isMeant = false, wait = 0 } = {},
  ): Promise<void> => {
    if (underway.current !== null) return;
    const before = session.now.peek();
    const asked = question(decision);
    const open = stage.shown?.moment.n ?? 0;
    // The question may have closed since it was shown; the answer is for that one and for no other.
    if (before !== null && asked === undefined) return refuseClosed(decision, open, near);
    const doubt = isMeant ? null : (doubts.current?.(decision, move) ?? null);
    if (!isMeant && asked !== undefined && (doubt !== null || weigh(decision, move) === "final")) {
      return setUnsure({ decision, move, near, doubt, label: session.game.label(asked, move) });
    }
    const mine: Underway = { decision, isHandedIn: false };
    underway.current = mine;
    setSent({ decision, move });
    buzz("press");
    if (before !== null && asked !== undefined) foresee(before, asked, move);
    setWaiting(wait > 0);
    const isTakenBack = !(await thought.wait(wait));
    setWaiting(false);
    if (isTakenBack) return leaveIt();
    mine.isHandedIn = true;
    const answer = await session.submit(decision, move);
    if (underway.current === mine) {
      underway.current = null;
      if (answer.result !== "done" || session.now.peek() !== before) setSent(null);
      if (answer.result !== "done") stage.takeBack();
    }
    if (answer.result !== "done") buzz("refused");
    if (answer.result === "refused" && isClosed(answer.refusal)) refuseClosed(decision, before?.n ?? open, near);
    else judge(answer, near);
  };
  const leaveIt = (): void => {
    underway.current = null;
    setSent(null);
    stage.takeBack();
    playSound("undo");
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
    submit: (decision, move, near, isMeant) => void submit(decision, move, near, { isMeant: isMeant === true }),
    submitSoon: (decision, move, near) => void submit(decision, move, near, { wait: soon }),
    takeBack: isWaiting ? () => thought.takeBack() : null,
    unsure,
    confirm() {
      setUnsure(null);
      if (unsure !== null) void submit(unsure.decision, unsure.move, unsure.near, { isMeant: true });
    },
    dismiss: () => setUnsure(null),
    undo: () => void undo(),
  };
}

/** Whoever goes away has meant it. */
function useSecondThought(): SecondThought {
  const thought = useMemo(() => new SecondThought(pageClock), []);
  useEffect(() => {
    const goOn = (): void => thought.goOn();
    document.addEventListener("visibilitychange", goOn);
    return () => {
      document.removeEventListener("visibilitychange", goOn);
      goOn();
    };
  }, []);
  return thought;
}
