import type { Mark } from "@safehouse/kernel";
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export interface Drawing {
  readonly isOn: boolean;
  /** What was pressed first. */
  readonly first: string | null;
  begin(): void;
  end(): void;
}

/** Drawing on the board itself: a thing is pressed, and then another for an arrow, or the same again for a ring. */
export function useDrawing(place: RefObject<HTMLElement | null>, onMark: (mark: Mark) => void): Drawing {
  const [isOn, setOn] = useState(false);
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    const board = place.current?.querySelector<HTMLElement>("[data-board]");
    if (!isOn || board === null || board === undefined) return undefined;
    const press = (event: Event): void => {
      const near = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== "click" || near === null) return;
      const thing = near.getAttribute("data-thing") ?? "";
      if (first === null) return setFirst(thing);
      onMark(first === thing ? { thing } : { thing: first, to: thing });
      setFirst(null);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setOn(false);
    };
    const events = ["pointerdown", "pointerup", "click"] as const;
    for (const event of events) board.addEventListener(event, press, { capture: true });
    document.addEventListener("keydown", key, { capture: true });
    board.dataset["drawing"] = "true";
    return () => {
      for (const event of events) board.removeEventListener(event, press, { capture: true });
      document.removeEventListener("keydown", key, { capture: true });
      delete board.dataset["drawing"];
    };
  }, [isOn, first, onMark]);
  return {
    isOn,
    first,
    begin() {
      setFirst(null);
      setOn(true);
    },
    end: () => setOn(false),
  };
}
