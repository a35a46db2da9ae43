import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Connection } from "../session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** How the line to the host stands, while it does not. It lies over the board, so that nothing moves when it comes and goes. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }): JSX.Element {
  const t = useText({ en, de });
  return (
    <div role="status" class="table-line">
      {connection !== "open" && (
        <p class={`table-line-note table-line-${connection}`}>
          <Icon name={connection === "connecting" ? "online" : "warning"} />
          {t[connection]}
        </p>
      )}
    </div>
  );
}
