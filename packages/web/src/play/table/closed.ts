import type { Refusal } from "@safehouse/kernel";
import { decisionClosed } from "@safehouse/kernel";
import type { Told } from "../session.ts";

export function isClosed({ rule, why }: Refusal): boolean {
  const closed = decisionClosed();
  return rule === closed.rule && why.id === closed.why.id;
}

/** What closed a question that was still open after entry `open`: who answered it instead, or what was done first. */
export function closedBy(log: readonly Told[], decision: string, open: number): Told | null {
  const since = log.filter(({ n }) => n > open);
  return since.find((row) => row.decision === decision) ?? since[0] ?? null;
}
