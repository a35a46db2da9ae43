import { useEffect, useRef, useState } from "preact/hooks";
import { type ScanOptions, Scanner } from "./scanner.ts";

export interface Lit {
  readonly at: number | null;
  readonly ms: number | null;
}

export interface Scan extends Lit {
  /** Nothing is lit until somebody presses. */
  rest(): void;
  goOn(): void;
}

const CLOCK = {
  now: () => performance.now(),
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

const NOTHING: Lit = { at: null, ms: null };
/** They are held while something else is pressed. */
const MODIFIERS = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/**
 * One switch for a group of things: any key, or a tap anywhere. `group` names the group, and another name begins anew. Null for people who
 * have more than one switch.
 */
export function useScanner(
  options: ScanOptions | null,
  group: string,
  count: number,
  take: (at: number) => void,
): Scan {
  const [lit, setLit] = useState<Lit>(NOTHING);
  const scanner = useRef<Scanner | null>(null);
  const taking = useRef(take);
  taking.current = take;

  useEffect(() => {
    if (options === null) return;
    const own = new Scanner(options, CLOCK, {
      light: (at, ms) => setLit({ at, ms }),
      take: (at) => taking.current(at),
    });
    scanner.current = own;
    const stop = listen(() => own.press());
    return () => {
      stop();
      own.close();
      scanner.current = null;
      setLit(NOTHING);
    };
  }, [options?.way, options?.seconds, options?.firstSeconds, options?.filterSeconds]);
  useEffect(() => scanner.current?.open(count), [group, count, options?.way]);

  return {
    ...lit,
    rest: () => scanner.current?.rest(),
    goOn: () => scanner.current?.open(count),
  };
}

/** Before anything else hears of it: with one switch there is nothing else that a key could mean. */
function listen(press: () => void): () => void {
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || MODIFIERS.includes(event.key)) return;
    if (isElsewhere(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) press();
  };
  const tap = (event: PointerEvent): void => {
    if (isElsewhere(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  /** The tap was the switch: what lies under it is not pressed. Assistive technology presses without a pointer, and means it. */
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 || isElsewhere(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("keydown", key, true);
  window.addEventListener("pointerdown", tap, true);
  window.addEventListener("click", click, true);
  return () => {
    window.removeEventListener("keydown", key, true);
    window.removeEventListener("pointerdown", tap, true);
    window.removeEventListener("click", click, true);
  };
}

/** The head of the table, dialogs and the pause are for who helps, with more than a switch. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof Element && target.closest("[data-helper], header, [popover]") !== null;
}
