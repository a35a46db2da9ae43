import { useEffect, useState } from "preact/hooks";

/** How wide something is drawn, now and after it has changed; `usual` until that is known. */
export function useWidth(place: { readonly current: Element | null }, usual: number): number {
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth || usual);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, []);
  return width;
}
