import { type ReadonlySignal, signal } from "@preact/signals";

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const place = signal<Place>(placeOf(globalThis.location?.href ?? "http://localhost/"));

/** Where the person is. */
export const location: ReadonlySignal<Place> = place;

/** Goes to a page of the app. */
export function navigate(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const isElsewhere = new URL(path, globalThis.location.href).pathname !== globalThis.location.pathname;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.value = placeOf(globalThis.location.href);
  if (isElsewhere && place.value.hash === "") scrollTo({ top: 0, behavior: "instant" });
}

/** Says more exactly where on a page the person is; nothing if they have gone elsewhere meanwhile, though it may still be shown. */
export function amend(path: string, query: string): void {
  if (place.value.path === path) navigate(`${path}${query}`, { replace: true });
}

/** Keeps up with the browser's back and forward. */
export function followHistory(): void {
  const follow = (): void => {
    place.value = placeOf(globalThis.location.href);
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
}

export function placeOf(href: string): Place {
  const { pathname, searchParams, hash } = new URL(href);
  return { path: pathname, query: searchParams, hash: hash.slice(1) };
}
