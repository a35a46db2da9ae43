import type { JSX } from "preact";
import { announcements } from "./announce.ts";

/** The one polite live region of the page. */
export function LiveRegion(): JSX.Element {
  return (
    <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
      {announcements.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
