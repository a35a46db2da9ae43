import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** One tab stop for a region whose items lie anywhere: arrows lead to the nearest in that direction, Tab to what is lit. */
export function useSpatial(ref: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const items = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(selector)];
    const stopAt = (stop: HTMLElement | undefined, all: readonly HTMLElement[]): void => {
      for (const item of all) if (item.tabIndex !== (item === stop ? 0 : -1)) item.tabIndex = item === stop ? 0 : -1;
    };
    const tidy = (): void => {
      const all = items();
      const isLit = (item: HTMLElement): boolean => item.dataset["lit"] === "true";
      const isStop = (item: HTMLElement): boolean => item.getAttribute("tabindex") === "0";
      const focused = all.find((item) => item === document.activeElement);
      const stop = all.find(isStop);
      const lit = all.find(isLit);
      stopAt(focused ?? (stop !== undefined && (isLit(stop) || lit === undefined) ? stop : (lit ?? all[0])), all);
    };
    const onFocus = (event: FocusEvent): void => {
      const all = items();
      const target = all.find((item) => item === event.target);
      if (target !== undefined) stopAt(target, all);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const from = all.find((item) => item === event.target);
      const to = from === undefined ? undefined : nextOf(event.key, from, all);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    };
    tidy();
    const watcher = new MutationObserver(tidy);
    watcher.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
    region.addEventListener("focusin", onFocus);
    region.addEventListener("keydown", onKey);
    return () => {
      watcher.disconnect();
      region.removeEventListener("focusin", onFocus);
      region.removeEventListener("keydown", onKey);
    };
  }, [selector]);
}

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function nextOf(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const way = DIRECTIONS[key];
  return way === undefined ? undefined : nearest(from, all, way);
}

/** The nearest item in a direction; what lies aside counts double. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of all) {
    const [itemX, itemY] = middleOf(item);
    const ahead = (itemX - x) * dx + (itemY - y) * dy;
    const aside = Math.abs((itemX - x) * dy) + Math.abs((itemY - y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < least) [best, least] = [item, far];
  }
  return best;
}

function middleOf(item: HTMLElement): [number, number] {
  const { left, top, width, height } = item.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
