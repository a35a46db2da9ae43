import { settings } from "../app/settings.ts";
import { useVoice } from "../play/table/use-voice.ts";
import type { LessonSession } from "./session.ts";

/** What the step asks for, in the words that the game has for its moves; empty while nothing is asked. */
export function useTaskWords(session: LessonSession, or: string): string {
  const voice = useVoice(session, session.seats.value, settings.language.value);
  const task = session.task.value;
  if (voice === null || task === null) return "";
  return task.moves.map((move) => voice.say(session.game.label(task.decision, move))).join(or);
}
