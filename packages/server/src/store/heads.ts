import { type Head, type NewLine, StoreConflict } from "./store.ts";

/** Whoever writes has seen the match as it is. */
export function requireHead(head: Head, seen: Head): void {
  if (seen.n !== head.n) throw new StoreConflict(`entry ${seen.n + 1} does not follow entry ${head.n}`);
  if (seen.link !== head.link) throw new StoreConflict(`entry ${head.n} is not the one that was seen`);
  if (seen.status !== head.status) throw new StoreConflict(`the match is ${head.status}, not ${seen.status}`);
  if (seen.seating !== head.seating) throw new StoreConflict("others sit there now");
}

/** To append nothing, or out of order, is a mistake of the caller. */
export function requireNext(seen: Head, lines: readonly NewLine[]): void {
  if (lines.length === 0) throw new RangeError("there is nothing to append");
  lines.forEach(({ entry: { n } }, i) => {
    if (n !== seen.n + 1 + i) throw new RangeError(`entry ${n} does not follow entry ${seen.n + i}`);
  });
}

export function seatedMeanwhile(match: string, seen: number): StoreConflict {
  return new StoreConflict(`the seating of match ${match} is no longer number ${seen}`);
}
