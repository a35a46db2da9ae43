import { useEffect, useRef, useState } from "preact/hooks";

interface Hold {
  readonly isHolding: boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerLeave(): void;
    onPointerCancel(): void;
    onContextMenu(event: Event): void;
    onClick(event: MouseEvent): void;
  };
}

/** A button that wants to be meant: a finger or a mouse holds it down. Keys, switches and screen readers never hold: they `onKey`. */
export function useHold(act: () => void, milliseconds: number, onKey: () => void): Hold {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const letGo = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => letGo, []);
  return {
    isHolding,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        setHolding(true);
        timer.current = setTimeout(() => {
          letGo();
          act();
        }, milliseconds);
      },
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      onContextMenu: (event) => event.preventDefault(),
      onClick(event) {
        // A click without a pointer came from a key or a screen reader.
        if (event.detail === 0) onKey();
      },
    },
  };
}
