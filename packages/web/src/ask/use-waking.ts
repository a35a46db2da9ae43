import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown"] as const;

/** The first thing that somebody does at a table: what answers questions is not fetched before. Null until then. */
export function useWaking(table: RefObject<HTMLElement | null>): Event | null {
  const [waking, setWaking] = useState<Event | null>(null);
  useEffect(() => {
    const end = new AbortController();
    for (const type of SIGNS_OF_LIFE) {
      table.current?.addEventListener(
        type,
        (event) => {
          end.abort();
          setWaking(event);
        },
        { capture: true, signal: end.signal },
      );
    }
    return () => end.abort();
  }, []);
  return waking;
}
