import { type AnyFront, type Json, sameJson, type SeatDecision } from "@safehouse/kernel";
import { recall, remember } from "../../app/storage.ts";
import type { Moment } from "../session.ts";

/**
 * One plain answer, given before its question is put. It lies on this device and nowhere else until then, so there is nothing that anybody
 * else could be told; when the question comes it is handed in as if it had been made just then, if it may still be.
 */
export interface Advance {
  readonly kind: string;
  readonly move: Json;
}

const keyOf = (match: string): string => `advance.${match}`;

export function recallAdvance(match: string): Advance | null {
  try {
    return JSON.parse(recall(keyOf(match)) ?? "null") as Advance | null;
  } catch {
    return null;
  }
}

export function rememberAdvance(match: string, advance: Advance | null): void {
  remember(keyOf(match), advance === null ? null : JSON.stringify(advance));
}

/** Sealed questions of a game that have the same few answers every time. */
export function plainQuestions({ meta }: Pick<AnyFront, "meta">): readonly { kind: string; moves: readonly Json[] }[] {
  return Object.entries(meta.decisions).flatMap(([kind, { sealed, plain }]) =>
    sealed && plain !== undefined ? [{ kind, moves: plain }] : [],
  );
}

/** What is to be handed in now; null while nobody asks. `move` is null if it may no longer be answered: then it falls. */
export function dueAdvance(
  { kind, move }: Advance,
  { pending, moves }: Pick<Moment, "pending" | "moves">,
  seat: number,
): { readonly question: SeatDecision; readonly move: Json | null } | null {
  const question = pending.find((decision) => decision.seat === seat && decision.kind === kind);
  const listed = moves.filter(({ decision }) => decision === question?.id);
  // Nothing is listed where a sealed answer was given already.
  if (question === undefined || listed.length === 0) return null;
  return { question, move: listed.some((each) => sameJson(each.move, move)) ? move : null };
}
