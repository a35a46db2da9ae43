import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isGuest, loadClient, rememberGuest } from "../../app/api.ts";
import { location, navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { lookSoon } from "../tables/watch.ts";
import "./join.css";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Becomes the guest of another device here, after a press: a link alone must not change who somebody is. */
export function DevicePage(): JSX.Element {
  const t = useText({ en, de });
  const [isUsed, setUsed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const redeem = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { guests } = await loadClient();
    const reply = await guests.redeem(location.value.hash);
    setBusy(false);
    if (reply.result === "failed") {
      if (reply.status === 404 || reply.status === 400) setUsed(true);
      else toast({ text: reply.status === null ? t.downLead : reply.error, tone: "refusal" });
      return;
    }
    rememberGuest(true);
    settings.name.value = reply.value.name;
    lookSoon();
    toast({ text: t.deviceDone(reply.value.name) });
    navigate("/tables", { replace: true });
  };
  if (isUsed) {
    return (
      <Page title={t.deviceUsedTitle} lead={t.deviceUsedLead}>
        {null}
      </Page>
    );
  }
  return (
    <Page title={t.deviceTitle} lead={t.deviceLead}>
      <div class="join-card">
        {isGuest.value && settings.name.value !== "" && (
          <Notice tone="warning">{t.deviceReplaces(settings.name.value)}</Notice>
        )}
        <p class="join-actions">
          <Button tone="lit" onClick={() => void redeem()}>
            {t.deviceYes}
          </Button>
          <Button href="/">{t.deviceNo}</Button>
        </p>
      </div>
    </Page>
  );
}
