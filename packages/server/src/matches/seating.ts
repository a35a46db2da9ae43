import type { Bus } from "../commons/commons.ts";
import { hasPeople } from "../people.ts";
import { unknownMatch } from "../problem.ts";
import { OutcomeUnknown, type Store, StoreConflict, type StoredMatch } from "../store/store.ts";
import { isBotAsked } from "./questions.ts";
import type { Room } from "./room.ts";

/** Who sits where, and the hashes of their tokens. */
export type Seating = Pick<StoredMatch, "seats" | "tokenHashes">;

/** Asked after the seats were read, and again if somebody else was first. */
export type Reseat = (before: StoredMatch) => Seating | Promise<Seating>;

/** How often somebody else may sit down first. */
const MOST_ATTEMPTS = 20;

/** Compares and sets; the match need not be open. */
export async function reseat(
  { store, bus }: { readonly store: Store; readonly bus: Bus },
  id: string,
  room: Room | null,
  next: Reseat,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = room === null || store.isShared || attempt > 1 ? await store.findMatch(id) : room.stored;
    if (before === null) throw unknownMatch();
    const { seats, tokenHashes } = await next(before);
    // First, so that it is never forgotten; said in vain it costs a look at the next start.
    if (room !== null && hasPeople(seats) && isBotAsked(room, seats)) await store.setDue(id, true);
    try {
      const seating = await store.setSeats(id, seats, tokenHashes, before.seating);
      room?.changeSeats({ seats, tokenHashes, seating });
      return bus.publish({ about: "match", id, n: 0, seating });
    } catch (error) {
      // What is written once more after an attempt of which no word came back is the same.
      const isWorthATry = error instanceof StoreConflict || error instanceof OutcomeUnknown;
      if (!isWorthATry || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
