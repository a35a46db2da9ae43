import type { Event, Move } from "@safehouse/games/clou/board";
import type { Step, Writing } from "@safehouse/games/clou/on-paper";
import { decisionClosed, type Json, type Refusal, type SeatDecision } from "@safehouse/kernel";
import { isWritten } from "@safehouse/games/clou/on-paper";
import { isClosed } from "../../../play/table/closed.ts";
import type { Session, Told } from "../../../play/session.ts";

/** What became of an entry: entered whole, or not, and why. */
export type Entered =
  | { readonly result: "done" }
  | { readonly result: "refused"; readonly refusal: Refusal; readonly first: readonly Told[] }
  | { readonly result: "failed"; readonly why: string };

/** The seat's own open question. */
export function ownQuestion(session: Session, seat: number): SeatDecision | null {
  return session.now.peek()?.pending.find((each) => each.seat === seat) ?? null;
}

/**
 * Enters what was written, answer by answer: each is the seat's next question, which comes back under another number when somebody else
 * settles symbols meanwhile. If somebody was quicker, the first answer that no longer fits is refused with its rule.
 */
export async function enter(session: Session, seat: number, steps: readonly Step[]): Promise<Entered> {
  const before = session.now.peek()?.n ?? 0;
  const firstSeen = ownQuestion(session, seat)?.id;
  for (const [i, { kind, move }] of steps.entries()) {
    const asked = i === 0 ? ownQuestion(session, seat) : await nextQuestion(session, seat);
    if (asked === null || asked.kind !== kind || (i === 0 && asked.id !== firstSeen)) {
      return tooLate(session, seat, move, before);
    }
    const n = session.now.peek()?.n ?? 0;
    const answer = await session.submit(asked.id, move as Json);
    if (answer.result === "failed") return answer;
    if (answer.result === "refused") {
      if (isClosed(answer.refusal)) return tooLate(session, seat, move, before);
      return { result: "refused", refusal: answer.refusal, first: [] };
    }
    await until(session, (now) => now.n > n);
  }
  return { result: "done" };
}

/** Somebody else has answered: what they did, and what the rules say to this answer now. */
async function tooLate(session: Session, seat: number, move: Move, since: number): Promise<Entered> {
  await until(session, (now) => now.n > since);
  const first = session.log.peek().filter((row) => row.n > since && row.seat === seat);
  const asked = ownQuestion(session, seat);
  const moment = session.now.peek();
  const rules = await session.rules.fetch();
  const why = asked === null || moment === null ? null : (rules?.check(moment.view as never, asked, move) ?? null);
  return { result: "refused", refusal: why ?? decisionClosed(), first };
}

/** While somebody else settles symbols nobody is asked; then the seat is again, or something else has come. */
async function nextQuestion(session: Session, seat: number): Promise<SeatDecision | null> {
  await until(session, ({ pending }) => {
    const isSettled = !pending.some((each) => each.seat !== seat && each.kind !== "dice" && isWritten(each.kind));
    return pending.some((each) => each.seat === seat) || isSettled;
  });
  return ownQuestion(session, seat);
}

function until(session: Session, is: (now: NonNullable<Session["now"]["value"]>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let isDone = false;
    const look = (now: Session["now"]["value"]): void => {
      if (isDone || (now !== null && !is(now))) return;
      isDone = true;
      stop?.();
      resolve();
    };
    stop = session.now.subscribe(look);
    if (isDone) stop();
  });
}

/** Takes back the last entry with all that belongs to it: what was crossed, and what was put to it. */
export async function takeBack(session: Session, seat: number): Promise<Entered> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const n = session.now.peek()?.n ?? 0;
    const answer = await session.undo();
    if (answer.result === "failed") return answer;
    if (answer.result === "refused") {
      return i > 0 ? { result: "done" } : { result: "refused", refusal: answer.refusal, first: [] };
    }
    await until(session, (now) => now.n > n || now.pending.some((each) => each.seat === seat));
    const asked = ownQuestion(session, seat);
    if (asked === null || !session.mayUndo.peek() || (asked.kind === "dice" && !endsReady(session, seat))) break;
    if (asked.kind !== "dice" && !isWritten(asked.kind)) break;
  }
  return { result: "done" };
}

const MOST_STEPS = 12;

/** A white symbol still lies ready for what was taken back. */
function endsReady(session: Session, seat: number): boolean {
  const last = standing(session.log.peek()).findLast((row) => row.seat === seat);
  return (last?.events as readonly Event[] | undefined)?.some(({ type }) => type === "readied") === true;
}

/** The log without what was taken back. */
export function standing(log: readonly Told[]): readonly Told[] {
  const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []));
  return log.filter(({ n, undoes }) => undoes === undefined && !undone.has(n));
}

/** What the seat has entered since the dice were thrown. */
export function enteredThisRound(log: readonly Told[], seat: number): readonly Event[] {
  const rows = standing(log);
  const thrown = rows.findLastIndex(({ events }) => (events as readonly Event[]).some(({ type }) => type === "rolled"));
  return rows.slice(thrown + 1).flatMap((row) => (row.seat === seat ? (row.events as readonly Event[]) : []));
}

export const FINISH: Step = { kind: "dice", move: { do: "finish" } };

export function stepsOf({ steps, mayEnd }: Writing, isEnd: boolean): readonly Step[] {
  return isEnd && mayEnd ? [...steps, FINISH] : steps;
}
