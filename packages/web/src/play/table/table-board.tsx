import type { GameView, Json } from "@safehouse/kernel";
import type { JSX } from "preact";
import { isMoving, settings } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import type { BoardModule, Latest, Question } from "../../boards/contract.ts";
import { previewMove } from "../preview.ts";
import type { Moment, SeatInfo, Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import type { Moves } from "./use-moves.ts";

export interface TableBoardProps {
  readonly board: BoardModule;
  readonly session: Session;
  readonly now: Moment;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
  readonly questions: readonly Question[];
  readonly latest: Latest;
  readonly moves: Moves;
}

/** Hands the board all that it gets: what is seen, what may be done, and what the game itself says about a move. */
export function TableBoard({
  board,
  session,
  now,
  seats,
  voice,
  questions,
  latest,
  moves,
}: TableBoardProps): JSX.Element {
  const { game } = session;
  const { Board } = board;
  const find = (decision: string): Question["decision"] | undefined => now.pending.find(({ id }) => id === decision);
  const told = (): Latest["events"] => {
    const log = session.log.peek();
    const undone = new Set(log.map(({ undoes }) => undoes));
    return log.filter(({ n }) => n <= now.n && !undone.has(n)).flatMap(({ events }) => events);
  };
  return (
    <Board
      view={now.view}
      viewer={session.viewer.value}
      seats={seats}
      pending={now.pending}
      questions={questions}
      latest={latest}
      outcome={now.outcome}
      sent={moves.sent}
      language={settings.language.value}
      submit={moves.submit}
      refuse={moves.refuse}
      explain={(decision: string, move: Json) => {
        const question = find(decision);
        return question === undefined ? null : game.check(now.view, question, move);
      }}
      preview={(decision: string, move: Json): GameView | null => {
        const question = find(decision);
        return question === undefined ? null : previewMove(game, now.view, told(), question, move);
      }}
      undo={session.mayUndo.value ? moves.undo : null}
      say={voice.say}
      name={voice.name}
      isYou={voice.isYou}
      sound={playSound}
      isReplay={session.isReplay === true}
      isMoving={isMoving.value}
    />
  );
}
