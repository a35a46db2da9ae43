import { useEffect } from "preact/hooks";
import { isGuest } from "./api.ts";

/** Whoever sits at tables elsewhere is told when it becomes their turn, on whatever page they are. Strangers load nothing for it. */
export function useMyTables(): void {
  const isKnown = isGuest.value;
  useEffect(() => {
    if (!isKnown) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      const { watchMyTables } = await import("../pages/tables/watch.ts");
      if (!isOver) stop = watchMyTables();
    };
    start().catch(() => {
      // Without the network there is nothing to watch either; the next page tries again.
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isKnown]);
}
