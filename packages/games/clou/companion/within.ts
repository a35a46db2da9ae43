export function isFace(face: unknown): boolean {
  return isWithin(face, 1, 6);
}

export function isWithin(number: unknown, low: number, high: number): boolean {
  return Number.isInteger(number) && (number as number) >= low && (number as number) <= high;
}
