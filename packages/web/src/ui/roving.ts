import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { stepOf, type Orientation } from "./roving-step.ts";

export interface RovingOptions {
  /** What counts as an item inside the region. */
  readonly selector: string;
  readonly orientation?: Orientation;
}

/** One tab stop for a whole region: arrows, Home and End walk inside it, and Tab comes back to where one was. */
export function useRoving(ref: RefObject<HTMLElement | null>, { selector, orientation = "both" }: RovingOptions): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const items = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(selector)];
    const tidy = (): void => {
      const all = items();
      const kept =
        all.find((item) => item === document.activeElement) ?? all.find(isPreferred) ?? all.find(isStop) ?? all[0];
      for (const item of all) setStop(item, item === kept);
    };
    const onFocus = (event: FocusEvent): void => {
      const target = items().find((item) => item.contains(event.target as Node));
      if (target !== undefined) for (const item of items()) setStop(item, item === target);
    };
    const onKey = (event: KeyboardEvent): void => {
      const all = items();
      const at = all.findIndex((item) => item === event.target);
      const next = at < 0 ? null : stepOf(event.key, at, all.length, orientation);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[next]?.focus();
    };
    tidy();
    const watcher = new MutationObserver(tidy);
    watcher.observe(region, { childList: true, subtree: true });
    region.addEventListener("focusin", onFocus);
    region.addEventListener("keydown", onKey);
    return () => {
      watcher.disconnect();
      region.removeEventListener("focusin", onFocus);
      region.removeEventListener("keydown", onKey);
    };
  }, [selector, orientation]);
}

/** The chosen tab or the lit card is where Tab should lead. */
function isPreferred(item: HTMLElement): boolean {
  return item.getAttribute("aria-selected") === "true" || item.getAttribute("aria-current") === "true";
}

function isStop(item: HTMLElement): boolean {
  return item.tabIndex === 0 && item.hasAttribute("tabindex");
}

function setStop(item: HTMLElement, isStopNow: boolean): void {
  const wanted = isStopNow ? "0" : "-1";
  if (item.getAttribute("tabindex") !== wanted) item.setAttribute("tabindex", wanted);
}
