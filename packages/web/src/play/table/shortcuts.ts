import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { recall, remember } from "../../app/storage.ts";

/** Single letters can be switched off: voice control types them unasked. */
export const hasSingleKeys = signal(recall("single-keys") !== "false");

export function setSingleKeys(isOn: boolean): void {
  hasSingleKeys.value = isOn;
  remember("single-keys", String(isOn));
}

export type Shortcuts = { readonly [key: string]: (() => void) | null };

/** Listens to single keys while nobody writes and no dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Before anything is painted: what can be seen can be pressed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
      const isLetter = event.key.length === 1;
      if (isLetter && event.key !== " " && !hasSingleKeys.peek()) return;
      // A letter that stays down was meant once: the next question is not answered by it. Arrows go on.
      if (isLetter && event.repeat) return;
      const act = current.current[isLetter ? event.key.toLowerCase() : event.key];
      if (act === undefined || act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  const isWriting = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return isWriting || document.querySelector("dialog[open]") !== null;
}
