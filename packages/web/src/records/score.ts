import type { Outcome, RecordSeat } from "@safehouse/kernel";

/** What a match came to, as one number that compares with others of its kind. */
export interface Score {
  /** Of a crew its points; of one person among rivals how far ahead of the best of them, or behind. */
  readonly points: number;
  /** The game's own word for a crew's result; among rivals `won`, `shared` or `lost`. */
  readonly result: string;
}

/** Null where there is no such number: nobody plays for themselves alone where several people play against each other. */
export function scoreOf(outcome: Outcome, seats: readonly Pick<RecordSeat, "kind">[]): Score | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  if (people.length === 0) return null;
  if (outcome.type === "shared") return { points: outcome.points, result: outcome.result };
  if (people.length > 1) return null;
  return leadOf(outcome, people[0] as number);
}

/** How far ahead of all others a seat ended, or behind the best of them. */
export function leadOf({ standings }: Extract<Outcome, { readonly type: "ranking" }>, seat: number): Score {
  const own = standings.find((each) => each.seat === seat)?.points ?? 0;
  const best = Math.max(...standings.filter((each) => each.seat !== seat).map(({ points }) => points));
  const points = own - best;
  return { points, result: points > 0 ? "won" : points === 0 ? "shared" : "lost" };
}
