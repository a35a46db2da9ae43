import { useEffect } from "preact/hooks";

/** Keeps the screen on as long as this is shown, where the browser can. It lets go whenever the page is hidden, so it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    // Old browsers have none, and neither has plain http.
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (wakeLock === undefined) return undefined;
    let held: WakeLockSentinel | null = null;
    let isHere = true;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const lock = await wakeLock.request("screen");
        if (isHere) held = lock;
        else await lock.release();
      } catch {
        // A weak battery is a good reason to refuse.
      }
    };
    const askAgain = (): void => void ask();
    askAgain();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      isHere = false;
      document.removeEventListener("visibilitychange", askAgain);
      void held?.release();
    };
  }, []);
}
