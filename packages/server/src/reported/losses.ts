import type { FastifyBaseLogger } from "fastify";
import { LOSS, type Loss } from "../store/losses.ts";
import type { Store } from "../store/store.ts";

/** More than so many starts with losses that nobody looked at add nothing to the picture. */
const MOST_TOLD = 100;

/** Losses that the operator has not put away yet. */
export async function untoldLosses(store: Store): Promise<readonly Loss[]> {
  const documents = await store.listDocuments(LOSS, { after: null, limit: MOST_TOLD });
  return documents.map(({ body }) => body as unknown as Loss);
}

/** At every start, until they are put away. */
export async function tellLosses(store: Store, log: Pick<FastifyBaseLogger, "error">): Promise<void> {
  for (const { at, commits, matches } of await untoldLosses(store).catch(() => [])) {
    log.error(
      { noticed: new Date(at).toISOString(), commits, matches },
      "acknowledged commits are lost: matches that lack entries are set apart; guests and tables may have been among them",
    );
  }
}

/** What may be told to everybody: how much, not of whom. */
export function sumOf(losses: readonly Loss[]): { readonly commits: number; readonly matches: number } {
  return {
    commits: losses.reduce((sum, { commits }) => sum + commits, 0),
    matches: losses.reduce((sum, { matches }) => sum + matches.length, 0),
  };
}
