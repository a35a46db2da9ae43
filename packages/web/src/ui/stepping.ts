/** The number that a key makes of this one; null if the key means something else. */
export function steppedBy(key: string, value: number, min: number, max: number): number | null {
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return Math.min(max, value + 1);
    case "ArrowDown":
    case "ArrowLeft":
      return Math.max(min, value - 1);
    case "Home":
      return min;
    case "End":
      return max;
    default:
      return null;
  }
}
