import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isGuest } from "../../app/api.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { forgetMe, wipeDevice } from "./wipe.ts";

/** What is kept of a person, here and at the house, and how to be rid of it. */
export function DataSection(): JSX.Element {
  const t = useText({ en, de });
  const [asked, setAsked] = useState<"wipe" | "forget" | null>(null);
  const close = (): void => setAsked(null);
  const isWiping = asked === "wipe";
  const go = async (): Promise<void> => {
    close();
    const isDone = await (isWiping ? wipeDevice() : forgetMe());
    if (!isDone) toast({ text: t.failed, tone: "refusal" });
    else toast({ text: isWiping ? t.wiped : t.forgotten });
  };
  return (
    <section class="settings-part">
      <h2>{t.data}</h2>
      <p class="muted">{t.dataLead}</p>
      <div class="settings-buttons">
        <Button icon="deck" href="/tables">
          {t.toTables}
        </Button>
        <Button icon="lamp" href="/my-game">
          {t.toMyGame}
        </Button>
        <Button tone="danger" onClick={() => setAsked("wipe")}>
          {t.wipe}
        </Button>
        {isGuest.value && (
          <Button tone="danger" onClick={() => setAsked("forget")}>
            {t.forget}
          </Button>
        )}
      </div>
      <Dialog
        open={asked !== null}
        title={isWiping ? t.wipeTitle : t.forgetTitle}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button tone="danger" onClick={() => void go()}>
              {isWiping ? t.wipe : t.forget}
            </Button>
          </>
        }
      >
        <p>{isWiping ? t.wipeLead : t.forgetLead}</p>
      </Dialog>
    </section>
  );
}
