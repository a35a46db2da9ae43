import type { RecordSeat } from "@safehouse/kernel";

/** Whether anybody plays who is no bot: others are not worth hurrying for. */
export function hasPeople(seats: readonly Pick<RecordSeat, "kind">[]): boolean {
  return seats.some(({ kind }) => kind === "human");
}
