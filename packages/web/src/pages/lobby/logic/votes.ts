import type { TableView } from "@safehouse/protocol";

/** How long a seat is waited for after the first complaint; the server counts, this is for the clock on the screen. */
const WAIT_MS = 60_000;

export interface Vote {
  readonly votes: number;
  /** How many it takes. */
  readonly needed: number;
  readonly isMine: boolean;
}

/** People who could still say what they want. */
function voters({ seats }: TableView): string[] {
  return seats.flatMap(({ guest, isHere }) => (guest !== null && guest.name !== null && isHere ? [guest.id] : []));
}

function count(ballots: readonly string[], people: readonly string[], me: string | undefined): Vote {
  return {
    votes: ballots.filter((id) => people.includes(id)).length,
    needed: Math.floor(people.length / 2) + 1,
    isMine: me !== undefined && ballots.includes(me),
  };
}

/** Ending the match without a result: more than half of the people. */
export function endVote(table: TableView): Vote {
  return count(table.endVotes, voters(table), table.you?.guest);
}

export interface AbsenceVote extends Vote {
  readonly seat: number;
  /** Until the seat may be given to a bot. */
  readonly milliseconds: number;
}

/**
 * A bot for somebody who is waited for: more than half of the others, after a minute. `heardAt` is when this page first heard of it, and
 * bounds the waiting even if this device's clock is wrong.
 */
export function absenceVote(table: TableView, heardAt: number, now: number): AbsenceVote | null {
  const { absence } = table;
  if (absence === null || table.phase !== "playing") return null;
  const absent = table.seats[absence.seat]?.guest?.id;
  const others = voters(table).filter((id) => id !== absent);
  const left = Math.min(absence.from - now, WAIT_MS - (now - heardAt));
  return {
    ...count(absence.votes, others, table.you?.guest),
    seat: absence.seat,
    milliseconds: Math.max(0, left),
  };
}
