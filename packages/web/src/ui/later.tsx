import type { ComponentType, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { untilThere } from "../app/until-there.ts";

export type Later<Props> = ComponentType<Props> & { readonly fetch: () => Promise<void> };

/** A part that only some moments of a match need: fetched when it is first shown, or sooner. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let part: ComponentType<Props> | null = null;
  const fetch = async (): Promise<void> => {
    part ??= await load();
  };
  function Later(props: Props): JSX.Element {
    const [, redraw] = useState(0);
    const Part = part;
    // By what was drawn: it may have come since.
    useEffect(() => (Part === null ? untilThere(fetch, () => redraw((count) => count + 1)) : undefined), []);
    return Part === null ? <></> : <Part {...props} />;
  }
  return Object.assign(Later, { fetch });
}

/** The table comes first. By the time that somebody has read it, what follows is there. */
export const SOON_MS = 500;

/** Fetches parts that a match will want, so that nobody waits for them then. What fails is fetched when it is shown. */
export function useSoon(...parts: readonly { readonly fetch: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled(parts.map((part) => part.fetch())), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The same for what opens over a page and is part of it before: fetched when it is first opened. */
export function laterOpened<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = later(load);
  return function LaterOpened(props: Props): JSX.Element {
    const wasOpened = useRef(false);
    wasOpened.current ||= props.open;
    return wasOpened.current ? <Part {...props} /> : <></>;
  };
}
