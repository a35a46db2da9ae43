import type { Table } from "@safehouse/games/robnrun/board";

export type Phase = "hints" | "accomplices" | "alarm";
export const PHASES: readonly Phase[] = ["hints", "accomplices", "alarm"];

/** The phase of the round; null between two heists. The alarm phase decides nothing, so nobody is ever asked in it. */
export function phaseOf({ stage, target, afterDraws }: Pick<Table, "stage" | "target" | "afterDraws">): Phase | null {
  if (target === null) return null;
  if (stage === "turn") return "accomplices";
  if (stage === "reshuffle") return afterDraws === "checking" ? "alarm" : "accomplices";
  return "hints";
}

/** Who is waited for, in the table's own order. */
export const isBetweenHeists = ({ target }: Pick<Table, "target">): boolean => target === null;
