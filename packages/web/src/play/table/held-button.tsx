import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import "./held-button.css";
import { useText } from "../../text/texts.ts";
import { useHold } from "../use-hold.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** As long as the ring takes to fill. */
const HOLD_MS = 900;

export interface HeldButtonProps {
  /** It was held for long enough. */
  readonly onHeld: (near: Element) => void;
  /** Pressed by a key, a switch or a screen reader: to be confirmed. */
  readonly onPress: (near: Element) => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A quiet button for what cannot be undone: it is held down while its ring fills, and letting go empties it. */
export function HeldButton({ onHeld, onPress, class: looks = "", children }: HeldButtonProps): JSX.Element {
  const t = useText({ en, de });
  const button = useRef<HTMLButtonElement>(null);
  const withIt = (act: (near: Element) => void) => () => button.current !== null && act(button.current);
  const { isHolding, handlers } = useHold(withIt(onHeld), HOLD_MS, withIt(onPress));
  return (
    <button
      type="button"
      ref={button}
      class={`ui-button table-held ${looks}`}
      data-part="answer"
      data-weight="final"
      data-holding={isHolding}
      style={{ "--hold": `${HOLD_MS}ms` }}
      {...handlers}
    >
      <span class="table-held-ring" aria-hidden="true" />
      <span>
        {children}
        {isHolding && <small aria-hidden="true">{t.keepHolding}</small>}
      </span>
    </button>
  );
}
