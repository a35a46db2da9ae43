import type { MatchRecord } from "@safehouse/kernel";
import type { MatchSnapshot } from "@safehouse/protocol";
import type { Ending, StoredMatch } from "../store/store.ts";
import { logPage, presentSeats } from "./present.ts";

/** A match that is over, as it was kept then: read without its rules. */
export interface FinishedMatch {
  readonly stored: StoredMatch;
  readonly ending: Ending;
}

/** Names as they are now: whoever was forgotten has none any more. */
export function finishedRecord({ stored, ending }: FinishedMatch): MatchRecord {
  return { ...ending.record, seats: stored.seats };
}

/**
 * The match for those whose release no longer plays it: the table as it lay at the end, and the log with all its moves, which are open
 * by now. What the rules told of each move is lost with them.
 */
export function presentFinished({ stored, ending }: FinishedMatch, from?: number): MatchSnapshot {
  const { game, rules, content, entries, outcome, commitment } = ending.record;
  const { first, last } = logPage(entries.length, from);
  return {
    id: stored.id,
    game,
    rules,
    content,
    n: entries.length,
    view: ending.view as unknown as MatchSnapshot["view"],
    pending: [],
    moves: [],
    outcome,
    log: entries.slice(first - 1, last).map((entry) => ({ ...entry, events: [] })),
    next: last < entries.length ? last + 1 : null,
    commitment,
    practice: stored.practice,
    seats: presentSeats(stored.seats),
  };
}
