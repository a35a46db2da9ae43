import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { notificationPermission } from "../../app/notify.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { askToNotify } from "./notify.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Asks the browser only when somebody presses the button. */
export function NotifyPanel(): JSX.Element {
  const t = useText({ en, de });
  const [permission, setPermission] = useState(notificationPermission);
  const { notifications } = settings;
  const isOn = notifications.value && permission === "granted";
  return (
    <section>
      <h2 class="caps tables-heading">{t.notifyTitle}</h2>
      <p class="muted">{lead()}</p>
      {permission !== "missing" && permission !== "denied" && (
        <Button
          icon={isOn ? "check" : "sound"}
          onClick={() => {
            if (isOn) notifications.value = false;
            else void askToNotify().then(setPermission);
          }}
        >
          {isOn ? t.notifyOff : t.notifyOn}
        </Button>
      )}
    </section>
  );

  function lead(): string {
    if (permission === "missing") return t.notifyNone;
    return permission === "denied" ? t.notifyDenied : t.notifyLead;
  }
}
