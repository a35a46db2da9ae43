import {
  type AnyGame,
  type GameView,
  type Json,
  type Language,
  type MessageTable,
  refuse,
  type Refusal,
  sameJson,
  type SeatDecision,
} from "@safehouse/kernel";
import type { LessonStep, LessonTexts } from "./lesson.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What the learner is to do now. */
export interface Task {
  readonly step: LessonStep;
  /** What the learner is asked meanwhile. */
  readonly decision: SeatDecision;
  /** Empty: the last move is to be taken back. */
  readonly moves: readonly Json[];
}

const NOT_NOW = "lesson.not-now";

/**
 * The game as the coach explains it: what the rules forbid is refused as ever, and what they allow, but the step is not about, is
 * refused with that reason. Only for showing and explaining; the match itself is played by the game.
 */
export function coachedGame(game: AnyGame, texts: TextLoaders, task: () => Task | null): AnyGame {
  return {
    ...game,
    check: (view: GameView, decision: SeatDecision, move: unknown) =>
      game.check(view, decision, move) ?? whyNotNow(task(), decision, move),
    texts: { en: loader(game, texts, "en"), de: loader(game, texts, "de") },
  };
}

type TextLoaders = { readonly [language in Language]: () => Promise<LessonTexts> };

/** Null for what the step asks for, and for questions that no step is about. */
function whyNotNow(task: Task | null, decision: SeatDecision, move: unknown): Refusal | null {
  if (task === null || task.decision.id !== decision.id) return null;
  const isWanted = task.moves.some((wanted) => sameJson(wanted, move));
  return isWanted ? null : refuse(task.step.rule, NOT_NOW, { step: task.step.id });
}

function loader(game: AnyGame, texts: TextLoaders, language: Language): () => Promise<MessageTable> {
  return async () => {
    const [table, { steps }] = await Promise.all([game.texts[language](), texts[language]()]);
    const words = language === "de" ? de : en;
    return { ...table, [NOT_NOW]: ({ step }: { step: string }) => words.allowed(steps[step]?.aim ?? "") };
  };
}
