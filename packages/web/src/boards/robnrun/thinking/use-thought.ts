import { useEffect, useState } from "preact/hooks";
import { think } from "./think.ts";
import type { Thought, Thoughts } from "./thoughts.ts";

/** What can be worked out of this; null until it is. Another `key` asks anew, and meanwhile the last answer stays. */
export function useThought<What extends Thought>(
  what: What,
  of: Thoughts[What]["of"],
  key: string,
): Thoughts[What]["found"] | null {
  const [found, setFound] = useState<Thoughts[What]["found"] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const thought = await think(what, of);
      if (isCurrent) setFound(thought);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [what, key]);
  return found;
}
