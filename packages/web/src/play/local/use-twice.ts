import { useRef, useState } from "preact/hooks";

/** Something that is done by the second press. */
export function useTwice(act: () => void): { readonly isArmed: boolean; readonly press: () => void } {
  const [isArmed, setArmed] = useState(false);
  // Two quick presses come before the next drawing.
  const presses = useRef(0);
  return {
    isArmed,
    press() {
      presses.current++;
      const isSecond = presses.current % 2 === 0;
      setArmed(!isSecond);
      if (isSecond) act();
    },
  };
}
