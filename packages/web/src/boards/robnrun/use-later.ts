import { useEffect, useState } from "preact/hooks";

/**
 * Something that takes long to work out: the table is drawn first, and until the answer is there the last one stays. Null before the
 * first. Another `key` asks anew.
 */
export function useLater<Value>(work: () => Value, key: string): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setValue(work()), 0);
    return () => clearTimeout(timer);
  }, [key]);
  return value;
}
