import { useState } from "preact/hooks";

interface Marks {
  /** Places of the plan that this person has marked for themselves, and that are not done yet. */
  readonly marks: ReadonlySet<string>;
  mark(at: string): void;
}

/** What somebody wants to remember while others are at it: on this board alone, told to nobody. */
export function useMarks(isDone: (at: string) => boolean): Marks {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return {
    marks: new Set(marked.filter((at) => !isDone(at))),
    mark: (at) => setMarked((before) => (before.includes(at) ? before.filter((each) => each !== at) : [...before, at])),
  };
}
