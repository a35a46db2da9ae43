import {
  type AnyFront,
  type AnyTableWords,
  type Branch,
  branches,
  type Json,
  type PathStep,
  type Weight,
  WEIGHTS,
} from "@safehouse/kernel";
import type { Question } from "../boards/contract.ts";
import type { Voice } from "../play/voice.ts";

/** A move of the open question, with the way to it. */
export interface Offer {
  readonly decision: string;
  readonly move: Json;
  /** All of it in one sentence. */
  readonly label: string;
  readonly path: readonly PathStep[];
  readonly weight: Weight;
}

export interface Choice {
  readonly label: string;
  /** One: it is that move. */
  readonly offers: readonly Offer[];
}

/** What gives something up comes last: whoever presses twice, or is slow to let a switch go, has not said it. */
export function offersOf(
  game: AnyFront,
  words: AnyTableWords,
  view: unknown,
  { decision, moves }: Question,
  voice: Voice,
): Offer[] {
  const offers = moves.map((move) => ({
    decision: decision.id,
    move,
    label: voice.say(game.label(decision, move)),
    path: words.path(view, decision, move),
    weight: game.weigh?.(decision, move) ?? "plain",
  }));
  return offers.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
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
