import { useEffect, useRef, useState } from "preact/hooks";

const HOLD_MS = 600;

interface Hold {
  readonly isHolding: boolean;
  /** Pressed once without holding: the second press counts. */
  readonly isArmed: boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerLeave(): void;
    onPointerCancel(): void;
    onContextMenu(event: Event): void;
    onClick(event: MouseEvent): void;
  };
}

/** A button that wants to be meant: held down, or pressed twice by keyboard and screen reader. */
export function useHold(act: () => void): Hold {
  const [isHolding, setHolding] = useState(false);
  const [isArmed, setArmed] = useState(false);
  // Two quick presses come before the next drawing.
  const presses = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const letGo = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => letGo, []);
  return {
    isHolding,
    isArmed,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        setHolding(true);
        timer.current = setTimeout(() => {
          letGo();
          act();
        }, HOLD_MS);
      },
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      onContextMenu: (event) => event.preventDefault(),
      onClick(event) {
        // A click without a pointer came from a key or a screen reader.
        if (event.detail !== 0) return;
        presses.current++;
        const isSecond = presses.current % 2 === 0;
        setArmed(!isSecond);
        if (isSecond) act();
      },
    },
  };
}
