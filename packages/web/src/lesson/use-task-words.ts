import { isObject, type Json } from "@safehouse/kernel";
import { settings } from "../app/settings.ts";
import { useVoice } from "../play/table/use-voice.ts";
import type { Texts } from "../text/texts.ts";
import type { LessonTexts } from "./lesson.ts";
import type { LessonSession } from "./session.ts";
import type { en } from "./text/en.ts";

/** What the step asks for, in its own words or in those that the game has for its moves; empty while nothing is asked. */
export function useTaskWords(
  session: LessonSession,
  texts: LessonTexts,
  t: Pick<Texts<typeof en>, "or" | "takeBack">,
): string {
  const voice = useVoice(session, session.seats.value, settings.language.value);
  const task = session.task.value;
  if (voice === null || task === null) return "";
  if (task.moves.length === 0) return t.takeBack;
  const tasks = texts.steps[task.step.id]?.tasks ?? {};
  return task.moves.map((move) => tasks[doing(move)] ?? voice.say(session.game.label(task.decision, move))).join(t.or);
}

function doing(move: Json): string {
  return isObject(move) ? String(move["do"]) : "";
}
