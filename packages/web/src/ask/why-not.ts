import type { AnyCore, AnyTableWords, Json, Refusal, SeatDecision } from "@safehouse/kernel";

interface Asked {
  readonly decision: SeatDecision;
  readonly moves: readonly Json[];
}

/** Why nothing can be done with a thing now: null if something can, if nobody would try, and while nothing is asked. */
export function whyNot(
  words: AnyTableWords,
  rules: AnyCore,
  view: unknown,
  questions: readonly Asked[],
  thing: string,
): Refusal | null {
  let why: Refusal | null = null;
  for (const { decision, moves } of questions) {
    if (moves.length === 0) continue;
    for (const move of words.tries?.(view, decision, thing) ?? []) {
      const refusal: Refusal | null = rules.check(view, decision, move);
      if (refusal === null) return null;
      why ??= refusal;
    }
  }
  return why;
}
