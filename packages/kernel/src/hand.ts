// Bots take and give cards by the million: places that are known to be within the hand are not looked at twice.

/** A hand is a list of card faces that is kept sorted, so that equal hands are equal lists. */
export function addCard(hand: number[], face: number): void {
  let i = hand.length;
  hand.push(face);
  while (i > 0 && (hand[i - 1] as number) > face) {
    hand[i] = hand[i - 1] as number;
    i--;
  }
  hand[i] = face;
}

export function removeCard(hand: number[], face: number): void {
  let i = hand.indexOf(face);
  if (i < 0) throw new Error(`card ${face} is not in the hand`);
  // Moving up by hand is faster than splice, which makes a list of what it removed.
  for (; i < hand.length - 1; i++) hand[i] = hand[i + 1] as number;
  hand.pop();
}

/** What is left of a hand without some of its cards. */
export function withoutCards(hand: readonly number[], cards: readonly number[]): number[] {
  const rest = hand.slice();
  for (const face of cards) removeCard(rest, face);
  return rest;
}

/** Each face of a hand once. */
export function distinctCards(hand: readonly number[]): number[] {
  return hand.filter((face, i) => face !== hand[i - 1]);
}
