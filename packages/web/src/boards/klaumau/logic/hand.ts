import { type Face, POINTS_OF } from "@safehouse/games/klaumau/board";

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

export function pointsInHand(hand: readonly Face[]): number {
  return hand.reduce((sum, face) => sum + POINTS_OF[face], 0);
}

/** How far a card is from the middle of its fan, in cards. */
export function fanOffset(index: number, count: number): number {
  return index - (count - 1) / 2;
}
