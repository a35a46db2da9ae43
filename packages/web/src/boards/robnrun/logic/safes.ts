import { type SafeId, SAFES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";

export interface NeededTool {
  readonly face: number;
  /** Such a tool lies open for it. */
  readonly isThere: boolean;
}

/** What each safe needs, one by one; tools that lie open are ticked off from the first safe on. */
export function needsOf(safes: readonly SafeId[], opened: readonly number[]): NeededTool[][] {
  const left = opened.slice();
  return safes.map((safe) =>
    found(SAFES[safe]).flatMap((count, face) =>
      Array.from({ length: count }, () => {
        const lying = found(left[face]);
        if (lying > 0) left[face] = lying - 1;
        return { face, isThere: lying > 0 };
      }),
    ),
  );
}

/** Where a tool can be seen as often as it is counted. */
export function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, face) => Array<number>(count).fill(face));
}
