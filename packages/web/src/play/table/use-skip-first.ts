import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stage } from "../../stage/stage.ts";

/** While somebody who is asked has not seen everything yet, the first press on the table shows the rest and does nothing else. */
export function useSkipFirst(board: RefObject<HTMLElement | null>, stage: Stage, isAsked: boolean): void {
  const isWaiting = useRef(false);
  isWaiting.current = isAsked && stage.left > 0;
  useLayoutEffect(() => {
    const table = board.current;
    const skip = (event: MouseEvent): void => {
      if (!isWaiting.current) return;
      event.preventDefault();
      event.stopPropagation();
      stage.skip();
    };
    table?.addEventListener("click", skip, { capture: true });
    return () => table?.removeEventListener("click", skip, { capture: true });
  }, [stage]);
}
