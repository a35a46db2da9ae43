import { type Face, handPoints, type Table } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";

/** Which cards of the hand are already chosen in a series: equal cards from the left. */
export function chosenPlaces(hand: readonly Face[], chosen: readonly Face[]): ReadonlySet<number> {
  const left = chosen.slice();
  const places = new Set<number>();
  hand.forEach((face, i) => {
    const at = left.indexOf(face);
    if (at < 0) return;
    left.splice(at, 1);
    places.add(i);
  });
  return places;
}

export function pointsInHand(hand: readonly Face[], table: Pick<Table, "bombScores">): number {
  const points = handPoints(table);
  return hand.reduce((sum, face) => sum + found(points[face]), 0);
}
