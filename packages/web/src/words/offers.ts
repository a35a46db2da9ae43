import { type AnyFront, type AnyTableWords, type Branch, branches, type Json, type PathStep } from "@safehouse/kernel";
import type { Question } from "../boards/contract.ts";
import type { Voice } from "../play/voice.ts";

/** A move of the open question, with the way to it. */
export interface Offer {
  readonly decision: string;
  readonly move: Json;
  /** All of it in one sentence. */
  readonly label: string;
  readonly path: readonly PathStep[];
}

export interface Choice {
  readonly label: string;
  /** One: it is that move. */
  readonly offers: readonly Offer[];
}

export function offersOf(
  game: AnyFront,
  words: AnyTableWords,
  view: unknown,
  { decision, moves }: Question,
  voice: Voice,
): Offer[] {
  return moves.map((move) => ({
    decision: decision.id,
    move,
    label: voice.say(game.label(decision, move)),
    path: words.path(view, decision, move),
  }));
}

/** The choices of a level. What is said at the first one is a whole sentence; further on only what is new. */
export function choicesOf(offers: readonly Offer[], isFirst: boolean, { say }: Pick<Voice, "say">): Choice[] {
  return branches(offers).map((branch) => ({ label: labelOf(branch, isFirst, say), offers: branch.items }));
}

function labelOf({ steps, items }: Branch<Offer>, isFirst: boolean, say: Voice["say"]): string {
  const [first] = items;
  if (isFirst && items.length === 1 && first !== undefined) return first.label;
  return steps.map(({ label }) => say(label)).join(", ");
}
