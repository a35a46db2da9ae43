import { type SafeId, SAFES } from "@safehouse/games/robnrun/board";

export interface NeededTool {
  readonly face: number;
  /** Such a tool lies open for it. */
  readonly isThere: boolean;
}

/** What each safe needs, one by one; tools that lie open are ticked off from the first safe on. */
export function needsOf(safes: readonly SafeId[], opened: readonly number[]): NeededTool[][] {
  const left = opened.slice();
  return safes.map((safe) =>
    SAFES[safe].flatMap((count, face) =>
      Array.from({ length: count }, () => {
        const isThere = left[face] > 0;
        if (isThere) left[face]--;
        return { face, isThere };
      }),
    ),
  );
}

/** Where a tool can be seen as often as it is counted. */
export function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, face) => Array<number>(count).fill(face));
}
