/** A number with a real minus. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** "4 + 13 = 17", and with points below 0 "4 − 3 = 1" */
export function sumUp(rest: number, points: number, left: number): string {
  return `${minus(rest)} ${points < 0 ? "−" : "+"} ${Math.abs(points)} = ${minus(left)}`;
}
