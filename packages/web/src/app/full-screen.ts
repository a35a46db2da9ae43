import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

const tables = signal(0);

/** A table fills the screen and has a head bar of its own: no header, and no news of the house. */
export const isFullScreen: ReadonlySignal<boolean> = computed(() => tables.value > 0);

/** As long as this component is shown. */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    tables.value = tables.peek() + 1;
    return () => {
      tables.value = tables.peek() - 1;
    };
  }, []);
}
