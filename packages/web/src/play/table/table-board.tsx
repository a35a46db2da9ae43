import { decisionId, type GameView, type Json, type Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isMoving, settings } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import type { BoardModule, Latest, Question } from "../../boards/contract.ts";
import { SOON_MS } from "../../ui/later.tsx";
import { previewMove } from "../preview.ts";
import type { Moment, SeatInfo, Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import type { Moves } from "./use-moves.ts";

export interface TableBoardProps {
  readonly board: BoardModule;
  readonly session: Session;
  /** What is asked: moves are judged by it. */
  readonly now: Moment;
  /** What is drawn. */
  readonly shown: Moment;
  readonly outcome: Outcome | null;
  readonly isBehind: boolean;
  readonly skip: () => void;
  readonly hold: (isCovered: boolean) => void;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
  readonly questions: readonly Question[];
  readonly latest: Latest;
  readonly moves: Moves;
  readonly undo: (() => void) | null;
}

/** Hands the board all that it gets: what is seen, what may be done, and what the game itself says about a move. */
export function TableBoard({
  board,
  session,
  now,
  shown,
  outcome,
  isBehind,
  skip,
  hold,
  seats,
  voice,
  questions,
  latest,
  moves,
  undo,
}: TableBoardProps): JSX.Element {
  const { Board } = board;
  const rules = session.rules.known.value;
  useEffect(() => {
    // The table and its letters come first. Whoever asks sooner is answered as soon as the rules are there.
    const timer = setTimeout(() => void session.rules.fetch(), SOON_MS);
    return () => clearTimeout(timer);
  }, [session]);
  const find = (decision: string): Question["decision"] | undefined => now.pending.find(({ id }) => id === decision);
  const told = (): Latest["events"] => {
    const log = session.log.peek();
    const undone = new Set(log.map(({ undoes }) => undoes));
    return log.filter(({ n }) => n <= now.n && !undone.has(n)).flatMap(({ events }) => events);
  };
  const explainLater = async (question: Question["decision"], move: Json, pressed: Element | null): Promise<void> => {
    const refusal = (await session.rules.fetch())?.check(now.view, question, move) ?? null;
    if (refusal !== null) moves.refuse(refusal, pressed ?? undefined);
  };
  return (
    // What one pair of eyes has seen or picked up is not for the next: whoever sits down gets a board of their own.
    <Board
      key={String(session.viewer.value)}
      view={shown.view}
      viewer={session.viewer.value}
      seats={seats}
      pending={shown.pending}
      questions={questions}
      latest={latest}
      outcome={outcome}
      isBehind={isBehind}
      skip={skip}
      hold={hold}
      sent={moves.sent}
      language={settings.language.value}
      submit={moves.submit}
      submitSoon={moves.submitSoon}
      weigh={moves.weigh}
      refuse={moves.refuse}
      explain={(decision: string, move: Json) => {
        const question = find(decision);
        if (question === undefined) return null;
        if (rules === null) void explainLater(question, move, document.activeElement);
        return rules?.check(now.view, question, move) ?? null;
      }}
      preview={(decision: string, move: Json): GameView | null => {
        const question = find(decision);
        return question === undefined || rules === null ? null : previewMove(rules, now.view, told(), question, move);
      }}
      suppose={(view: GameView, kind: string) => {
        const seat = session.viewer.value;
        if (rules === null || typeof seat !== "number") return null;
        const decision = { id: decisionId(kind, seat, 0), seat, kind };
        return {
          moves: rules.moves(view, decision) as readonly Json[],
          preview: (move: Json) => previewMove(rules, view, told(), decision, move),
        };
      }}
      undo={undo}
      say={voice.say}
      name={voice.name}
      isYou={voice.isYou}
      sound={playSound}
      isReplay={session.isReplay === true}
      isMoving={isMoving.value}
    />
  );
}
