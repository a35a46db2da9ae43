import { meanAhead, type Message, type Trial } from "@safehouse/kernel";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import { pointsInHand } from "../points.ts";
import { unusedDice } from "../rules/unused.ts";
import { CROSSED, DONE } from "../slots.ts";
import type { Candidate } from "./candidates.ts";

/** An end of a turn that is played on from, with the same dice for all. */
export interface EndTrial extends Trial<Move> {
  readonly candidate: Candidate;
}

/** What can be counted where a turn ends, what matters most first; `less` where fewer are better. */
const FACTS: readonly { readonly id: string; readonly isLess?: true; count(end: Sight): number }[] = [
  { id: "judge.loot", count: pointsInHand },
  { id: "judge.overcome", count: overcome },
  { id: "judge.crossed", count: crossed },
  { id: "judge.unused", isLess: true, count: unused },
];

/** The first thing that the best end has over another one; else what playing on has shown, though that one has more right now. */
export function reasonFor(best: EndTrial, other: EndTrial | null): Message {
  if (other === null) return { id: "judge.only" };
  for (const { id, isLess, count } of FACTS) {
    const here = count(best.candidate.end);
    const there = count(other.candidate.end);
    if (isLess ? here < there : here > there) return { id, args: { more: Math.abs(here - there) } };
    if (here !== there) return playedOn("judge.patience", best, other);
  }
  return playedOn("judge.later", best, other);
}

function playedOn(id: string, best: Trial<Move>, other: Trial<Move>): Message {
  return { id, args: { worlds: other.results.length, more: meanAhead(best, other) } };
}

function overcome({ table, board }: Sight): number {
  let count = 0;
  for (let thing = 0; thing < table.plan.challengeCount; thing++) if (board[table.thingsAt + thing] === DONE) count++;
  return count;
}

function crossed({ table, board }: Sight): number {
  let count = 0;
  for (let symbol = 0; symbol < table.plan.symbolMask.length; symbol++) {
    if (board[table.symbolsAt + symbol] === CROSSED) count++;
  }
  return count;
}

function unused(end: Sight): number {
  return end.table.seatAt.reduce((sum, _, seat) => sum + unusedDice(end, seat), 0);
}
