/** The old seats in their new order, with one of them moved up or down by one place. Null if it cannot move there. */
export function movedBy(seats: number, seat: number, by: 1 | -1): number[] | null {
  const to = seat + by;
  if (seat < 0 || seat >= seats || to < 0 || to >= seats) return null;
  const order = Array.from({ length: seats }, (_, i) => i);
  order[seat] = to;
  order[to] = seat;
  return order;
}
