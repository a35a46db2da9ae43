import type { Viewer } from "@safehouse/kernel";
import type { Told } from "../play/session.ts";
import { isOfATurn, type Kinds } from "../play/table/turns.ts";

/** What this viewer was told after the own last turn; all of it for who only watches. */
export function sinceOwnTurn(log: readonly Told[], viewer: Viewer, upTo: number, kinds: Kinds): readonly Told[] {
  const own = log.findLast((row) => row.n <= upTo && row.seat === viewer && isOfATurn(row, kinds));
  return log.filter(({ n }) => n > (own?.n ?? 0) && n <= upTo);
}
