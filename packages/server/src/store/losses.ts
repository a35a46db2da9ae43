import type { DatabaseSync } from "node:sqlite";
import type { Json } from "@safehouse/kernel";
import { DocumentTable } from "./documents.ts";
import type { Marked } from "./marks.ts";
import { MatchTables } from "./matches.ts";

/** The kind of the documents that tell of losses, until the operator has seen them. */
export const LOSS = "loss";

/** Acknowledged, and not in the database any more. */
export interface Loss {
  /** When it was noticed. */
  readonly at: number;
  /** Commits that are gone; guests and tables may have been among them. */
  readonly commits: number;
  readonly matches: readonly LostEnd[];
}

export interface LostEnd {
  readonly match: string;
  /** The last entry that was acknowledged. */
  readonly acknowledged: number;
  /** The last entry that is left; null if the match itself is gone. */
  readonly left: number | null;
}

/** Holds what the marks know against the database; null if all of it is there. */
export function findLoss(database: DatabaseSync, { commit, ends }: Marked, at: number): Loss | null {
  const tables = new MatchTables(database);
  const matches = [...ends].flatMap(([match, acknowledged]): LostEnd[] => {
    const left = tables.end(match);
    return acknowledged === null || (left !== null && left >= acknowledged) ? [] : [{ match, acknowledged, left }];
  });
  const commits = Math.max(0, commit - commitOf(database));
  return commits === 0 && matches.length === 0 ? null : { at, commits, matches };
}

/** Sets apart the matches that have lost entries and leaves word for the operator. Called inside a transaction. */
export function settleLoss(database: DatabaseSync, loss: Loss, { commit }: Marked): void {
  const tables = new MatchTables(database);
  const isApart = new Map(tables.all().map(({ id, status }) => [id, status === "quarantined"]));
  for (const lost of loss.matches) {
    if (isApart.get(lost.match) === false) tables.setStatus(lost.match, "quarantined", problemOf(lost))();
  }
  const id = String(loss.at);
  const documents = new DocumentTable(database);
  documents.remove(LOSS, id)();
  documents.put({ kind: LOSS, id, version: 1, body: loss as unknown as Json, expiresAt: null })();
  // Numbers of commits are given out once.
  database.prepare("UPDATE commits SET n = max(n, ?)").run(commit);
}

export function problemOf({ match, acknowledged, left }: LostEnd): string {
  return left === null
    ? `The match ${match} is lost: entry ${acknowledged} was acknowledged, and nothing of it is left.`
    : `The match ${match} has lost its end: entry ${acknowledged} was acknowledged, entry ${left} is the last one left.`;
}

function commitOf(database: DatabaseSync): number {
  return Number(database.prepare("SELECT n FROM commits").get()?.["n"]);
}
