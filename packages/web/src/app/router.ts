import { type ReadonlySignal, signal } from "@preact/signals";
import { addressIn, pathIn } from "./base.ts";

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
  const address = addressIn(path);
  const isElsewhere = new URL(address, globalThis.location.href).pathname !== globalThis.location.pathname;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
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
  return { path: pathIn(pathname), query: searchParams, hash: hash.slice(1) };
}
