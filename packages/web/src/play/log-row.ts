import { isObject, type Json, UNDO } from "@safehouse/kernel";
import type { Told } from "./session.ts";

interface Row extends Omit<Told, "undoes"> {
  readonly move?: Json;
}

/** A row of a host's log. The moves in it are not needed, except which entry an undo takes back. */
export function readRow({ n, seat, decision, events, move }: Row): Told {
  const undoes = decision === UNDO && isObject(move) ? move["entry"] : undefined;
  return { n, seat, decision, events, ...(typeof undoes === "number" && { undoes }) };
}
