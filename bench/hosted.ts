/** A Klaumau! match on the host, played by random answers from outside as a server would pass them on. */
import { klaumau } from "@safehouse/games/klaumau";
import { type Frame, type ListedMove, type Match, memoryJournal, openMatch, systemClock } from "@safehouse/host";
import { pickOne, type Random, type Seat } from "@safehouse/kernel";

export const SEATS = 4;

export function openHosted(seed: string): Promise<Match> {
  return openMatch({
    game: klaumau,
    config: {},
    seats: Array.from({ length: SEATS }, () => ({ kind: "human" as const })),
    chance: { seed, contributions: [] },
    journal: memoryJournal(),
    clock: systemClock,
  });
}

/** Plays on until the match is over or `limit` moves were made. Returns their number. */
export async function playOn(match: Match, random: Random, limit: number): Promise<number> {
  let moves = 0;
  for (; moves < limit; moves++) {
    const next = nextMove(match, random);
    if (next === null) break;
    const answer = await match.submit({ ...next, command: `move-${moves}` });
    if (answer.status !== "done") throw new Error(`a listed move was refused: ${JSON.stringify(answer)}`);
  }
  return moves;
}

function nextMove(match: Match, random: Random): (ListedMove & { seat: Seat }) | null {
  for (const { seat } of match.snapshot("spectator").pending) {
    const { moves } = match.snapshot(seat);
    if (moves.length > 0) return { ...pickOne(random, moves), seat };
  }
  return null;
}

/** Everybody at the table watches: after every entry each seat takes its events, its questions and its whole view. */
export function seatEverybody(match: Match, onFrame: (frame: Frame, view: unknown) => void): void {
  for (let seat = 0; seat < SEATS; seat++) {
    match.subscribe(seat, (frame) => onFrame(frame, match.snapshot(seat).view));
  }
}
