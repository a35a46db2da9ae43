export type Orientation = "horizontal" | "vertical" | "both";

/** Where a key leads from item `at` of `count`: round and round. Null if the key means something else. */
export function stepOf(key: string, at: number, count: number, orientation: Orientation): number | null {
  if (count === 0) return null;
  const isAcross = orientation !== "vertical";
  const isDown = orientation !== "horizontal";
  if ((key === "ArrowRight" && isAcross) || (key === "ArrowDown" && isDown)) return (at + 1) % count;
  if ((key === "ArrowLeft" && isAcross) || (key === "ArrowUp" && isDown)) return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
