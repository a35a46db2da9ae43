import { type Decision, decisionId, isChance, type SeatDecision } from "@safehouse/kernel";
import { LawBreak, type Report } from "./laws.ts";

/** Follows the names of decisions through a match: each names one thing and never another. */
export interface IdWatch {
  /** Looks at what is pending after a step; `actor` is null for chance and at the start. */
  see(report: Report, pending: readonly Decision[], actor: number | null): void;
}

export function watchIds(isSealed: (decision: Decision) => boolean): IdWatch {
  const labels = new Set<string>();
  const counts = new Map<number, number>();
  let open: readonly SeatDecision[] = [];

  function seeLabel(report: Report, label: string): void {
    if (!labels.has(label)) labels.add(label);
    else {
      report("decision-id", `the label "${label}" is drawn twice`);
      throw new LawBreak("decision-id", `a match with the label "${label}" twice cannot be replayed`);
    }
  }

  function seeDecision(report: Report, decision: SeatDecision): void {
    if (open.some((before) => before.id === decision.id)) return;
    const count = Number(decision.id.split(":")[2]);
    if (decision.id !== decisionId(decision.kind, decision.seat, count) || !Number.isInteger(count)) {
      report("decision-id", `${decision.id} is not of the form ${decision.kind}:${decision.seat}:k`);
    } else if (count <= (counts.get(decision.seat) ?? -1)) {
      report("decision-id", `${decision.id} does not count on from ${counts.get(decision.seat)}`);
    }
    counts.set(decision.seat, count);
  }

  return {
    see(report, pending, actor) {
      const now = pending.filter((decision) => !isChance(decision));
      for (const decision of pending) {
        if (isChance(decision)) seeLabel(report, decision.label);
        else seeDecision(report, decision);
      }
      // A sealed question keeps its name until its group closes, which may ask everybody anew: that is the group's own law.
      for (const before of open.filter((decision) => !isSealed(decision))) {
        const after = now.find((decision) => decision.seat === before.seat);
        if (after === undefined || (after.id === before.id) === (before.seat !== actor)) continue;
        report(
          "decision-id",
          before.seat === actor
            ? `${before.id} was answered and is asked again under the same name`
            : `seat ${actor} acted, and ${before.id} became ${after.id}`,
        );
      }
      open = now;
    },
  };
}
