import type { JSX } from "preact";
import "./update-notice.css";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { isUpdateReady, takeUpdate } from "./updates.ts";

/** A quiet line at the foot of ordinary pages; tables never show it. */
export function UpdateNotice(): JSX.Element | null {
  const t = useText({ en, de });
  if (!isUpdateReady.value) return null;
  return (
    <p class="app-update">
      {t.updateReady}
      <Button size="small" onClick={takeUpdate}>
        {t.updateNow}
      </Button>
    </p>
  );
}
