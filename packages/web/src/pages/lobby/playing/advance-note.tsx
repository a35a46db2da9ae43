import { type Json, sameJson, type SeatDecision } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import {
  type Advance,
  dueAdvance,
  plainQuestions,
  recallAdvance,
  rememberAdvance,
} from "../../../play/online/advance.ts";
import type { Session } from "../../../play/session.ts";
import { useVoice } from "../../../play/table/use-voice.ts";
import { settings } from "../../../app/settings.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

export interface AdvanceNoteProps {
  readonly session: Session;
  readonly match: string;
}

/** At a slow table: a plain answer to what may be asked, before it is. It stays on this device until then. */
export function AdvanceNote({ session, match }: AdvanceNoteProps): JSX.Element | null {
  const t = useText({ en, de });
  const voice = useVoice(session, session.seats.value, settings.language.value);
  const [advance, setAdvance] = useState(() => recallAdvance(match));
  const now = session.now.value;
  const seat = session.viewer.value;
  const choose = (next: Advance | null): void => {
    rememberAdvance(match, next);
    setAdvance(next);
  };
  useEffect(() => {
    const due = now === null || advance === null || typeof seat !== "number" ? null : dueAdvance(advance, now, seat);
    if (due === null) return;
    choose(null);
    if (due.move === null) return announce(t.advanceFell);
    announce(t.advanceSent);
    void session.submit(due.question.id, due.move);
  }, [now, advance, seat]);
  const questions = plainQuestions(session.game);
  if (typeof seat !== "number" || now === null || now.outcome !== null || questions.length === 0 || voice === null) {
    return null;
  }
  const isAsked = now.pending.some((decision) => decision.seat === seat);
  if (isAsked) return null;
  const label = (kind: string, move: Json): string => {
    const question: SeatDecision = { id: "", seat, kind };
    return voice.say(session.game.label(question, move));
  };
  const isChosen = (kind: string, move: Json): boolean => advance?.kind === kind && sameJson(advance.move, move);
  return (
    <div class="lobby-note lobby-advance" data-part="advance">
      <Icon name="time" />
      <p>
        {t.advance} <small>{t.advanceHelp}</small>
      </p>
      {questions.flatMap(({ kind, moves }) =>
        moves.map((move) => (
          <Button
            key={`${kind} ${JSON.stringify(move)}`}
            size="small"
            pressed={isChosen(kind, move)}
            onClick={() => choose(isChosen(kind, move) ? null : { kind, move })}
          >
            {label(kind, move)}
          </Button>
        )),
      )}
    </div>
  );
}
