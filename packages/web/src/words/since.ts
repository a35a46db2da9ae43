import { UNDO, type Viewer } from "@safehouse/kernel";
import type { Told } from "../play/session.ts";

/** What this viewer was told after the own last move; all of it for who only watches. */
export function sinceOwnMove(log: readonly Told[], viewer: Viewer, upTo: number): readonly Told[] {
  const own = log.findLast(({ n, seat, decision }) => n <= upTo && seat === viewer && decision !== UNDO);
  return log.filter(({ n }) => n > (own?.n ?? 0) && n <= upTo);
}
