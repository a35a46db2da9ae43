import { useState } from "preact/hooks";

/** Steps that can be taken back. */
const KEPT = 100;

interface History<Value> {
  /** Null if there is nothing to take back, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Remembers the value and goes on with the next. */
  change(next: Value): void;
}

/** What a value was before, and after: the value itself belongs to somebody else. */
export function useHistory<Value>(value: Value, set: (value: Value) => void): History<Value> {
  const [past, setPast] = useState<readonly Value[]>([]);
  const [future, setFuture] = useState<readonly Value[]>([]);
  const last = past.at(-1);
  const next = future.at(-1);
  return {
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1));
            setFuture([...future, value]);
            set(last);
          },
    redo:
      next === undefined
        ? null
        : () => {
            setFuture(future.slice(0, -1));
            setPast([...past, value]);
            set(next);
          },
    change(changed) {
      setPast([...past, value].slice(-KEPT));
      setFuture([]);
      set(changed);
    },
  };
}
