import type { JSX } from "preact";

/** What index.html shows already, until the first page is loaded: the name, where the header will have it. */
export function FirstLight(): JSX.Element {
  return <p class="app-first">Safehouse</p>;
}
