/** How far from the middle of a fan a card lies, in cards. */
export function fanOffset(index: number, count: number): number {
  return index - (count - 1) / 2;
}
