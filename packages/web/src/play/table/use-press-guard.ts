import type { RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { type Place, PressGuard } from "./press-guard.ts";

const GUARDED = "[data-weight=costly], [data-weight=final], [data-at-once=true]";

/** Nothing that gives something up, or is played by one press, can be said where, or by the key with which, the last question was answered a moment ago. */
export function usePressGuard(board: RefObject<HTMLElement | null>, questions: string): void {
  const guard = useMemo(() => new PressGuard(), []);
  useLayoutEffect(() => guard.opened(performance.now()), [questions]);
  useLayoutEffect(() => {
    const table = board.current;
    const keep = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onPress = (event: MouseEvent): void => {
      const place = placeOf(event);
      if (isGuarded(event) && guard.refuses(place, performance.now())) keep(event);
      else if (event.type === "click") guard.pressed(place);
    };
    // A key that is still down from the last answer does not give the next.
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat && isGuarded(event)) keep(event);
    };
    const options = { capture: true };
    table?.addEventListener("pointerdown", onPress, options);
    table?.addEventListener("click", onPress, options);
    table?.addEventListener("keydown", onKey, options);
    return () => {
      table?.removeEventListener("pointerdown", onPress, options);
      table?.removeEventListener("click", onPress, options);
      table?.removeEventListener("keydown", onKey, options);
    };
  }, []);
}

function isGuarded({ target }: Event): boolean {
  return target instanceof Element && target.closest(GUARDED) !== null;
}

/** A press by the keyboard is in the middle of what is pressed, and one switch is always in the same place. */
function placeOf({ detail, type, clientX, clientY, target }: MouseEvent): Place {
  if (detail > 0 || type === "pointerdown" || !(target instanceof Element)) return { x: clientX, y: clientY };
  if (target.closest("[data-switch=true]") !== null) return { x: 0, y: 0 };
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
