import type { GamePaper, ThingGroup } from "@safehouse/paper/order";
import { useEffect, useState } from "preact/hooks";

/** What lies on the table of a match, and what looks the same in every match. Null while that is not known, or cannot be. */
export function useOnTable({ marks }: GamePaper, match: string | null): readonly string[] | null {
  const [things, setThings] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (marks === null || match === null) return;
    let isLeft = false;
    marks.read(match).then(
      (reading) => isLeft || !reading.ok || setThings([...reading.match.things, ...marks.unmarked]),
      // The pages cannot be drawn either, and say so.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [marks, match]);
  return things;
}

/** The groups with these things only; groups without any are left out. */
export function narrow(groups: readonly ThingGroup[], wanted: readonly string[]): ThingGroup[] {
  return groups
    .map(({ title, things }) => ({ title, things: things.filter(({ id }) => wanted.includes(id)) }))
    .filter(({ things }) => things.length > 0);
}
