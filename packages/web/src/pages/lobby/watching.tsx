import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** How many look on. The server does not say who they are. */
export function Watching({ count }: { readonly count: number }): JSX.Element {
  const t = useText({ en, de });
  return (
    <p class="lobby-watching">
      <Icon name="eye" />
      {t.watchingCount(count)}
    </p>
  );
}
