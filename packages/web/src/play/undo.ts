import { type AnyFront, kindOf, MOST_UNDOS, UNDO, type Viewer } from "@safehouse/kernel";
import type { Moment, Told } from "./session.ts";

/**
 * Whether taking back is worth offering, as far as this viewer can tell: its own last move is not final nor taken back too
 * often, and neither chance nor a revealing event followed. The host decides in the end.
 */
export function mayUndo(game: AnyFront, viewer: Viewer, now: Moment | null, log: readonly Told[]): boolean {
  if (typeof viewer !== "number" || now === null || now.outcome !== null) return false;
  const isSealed = (kind: string): boolean => game.meta.decisions[kind]?.sealed === true;
  const own = now.pending.filter(({ seat, kind }) => seat === viewer && isSealed(kind));
  const answered = own.find(({ id }) => now.moves.every(({ decision }) => decision !== id));
  // One's own sealed answer is in no log that the table knows of.
  if (answered !== undefined) return game.meta.decisions[answered.kind]?.final !== true;
  if (now.pending.some(({ kind }) => isSealed(kind))) return false;
  return isLastUndoable(game, viewer, log);
}

function isLastUndoable(game: AnyFront, seat: number, log: readonly Told[]): boolean {
  const undone = new Set(log.map(({ undoes }) => undoes));
  for (let i = log.length - 1; i >= 0; i--) {
    const row = log[i] as Told;
    if (undone.has(row.n) || row.decision === UNDO) continue;
    if (row.seat === null || row.events.some(({ type }) => game.meta.events[type]?.reveals)) return false;
    if (row.seat !== seat) continue;
    const isFinal = game.meta.decisions[kindOf(row.decision)]?.final === true;
    const times = log.filter(({ n, decision }) => undone.has(n) && decision === row.decision).length;
    return !isFinal && times < MOST_UNDOS;
  }
  return false;
}
