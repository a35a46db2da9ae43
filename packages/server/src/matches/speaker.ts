import type { Seat, Viewer } from "@safehouse/kernel";
import { unknownToken } from "../problem.ts";
import type { StoredMatch } from "../store/store.ts";
import { seatOf } from "./token.ts";

/** Who sends a command: a seat, and the hash of the token that plays it. */
export interface Speaker {
  readonly seat: Seat;
  readonly tokenHash: string | null;
}

interface Seated {
  readonly stored: StoredMatch;
}

/** Who is asking: a seat by its token, or a spectator without one. */
export function viewerOf({ stored }: Seated, token: string | null): Viewer {
  if (token === null) {
    if (stored.isPrivate) throw unknownToken();
    return "spectator";
  }
  const seat = seatOf(token, stored.tokenHashes);
  if (seat === null) throw unknownToken();
  return seat;
}

/** Who sends a command: whoever has the token of a seat. */
export function speakerOf(room: Seated, token: string | null): Speaker {
  const seat = viewerOf(room, token);
  if (typeof seat !== "number") throw unknownToken();
  return { seat, tokenHash: room.stored.tokenHashes[seat] ?? null };
}
