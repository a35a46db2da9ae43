import type { JSX } from "preact";
import { isUpdateReady, takeUpdate } from "../../app/updates.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function AppSection(): JSX.Element {
  const t = useText({ en, de });
  return (
    <section class="settings-part">
      <h2>{t.app}</h2>
      <p class="muted">
        {t.version(APP_VERSION)}. {isUpdateReady.value ? t.updateReady : t.upToDate}
      </p>
      <div class="settings-buttons">
        {isUpdateReady.value && (
          <Button tone="lit" onClick={takeUpdate}>
            {t.updateNow}
          </Button>
        )}
        <Button icon="info" href="/about">
          {t.about}
        </Button>
      </div>
    </section>
  );
}
