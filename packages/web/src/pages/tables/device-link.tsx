import type { DeviceLink } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isGuest, loadClient, rememberGuest } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { useShareAddress } from "../../app/share-address.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { clockText } from "../lobby/logic/countdown.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const TEN_MINUTES = 600_000;

/** The same guest on another device. Whoever has the link becomes this person, so it is made on demand and hidden again. */
export function DeviceLinkPanel(): JSX.Element | null {
  const t = useText({ en, de });
  const [link, setLink] = useState<(DeviceLink & { readonly madeAt: number }) | null>(null);
  if (!isGuest.value) return null;
  const make = async (): Promise<void> => {
    const { guests } = await loadClient();
    const reply = await guests.link();
    if (reply.result === "done") setLink({ ...reply.value, madeAt: Date.now() });
    else if (reply.status === 401) rememberGuest(false);
    else toast({ text: reply.error, tone: "refusal" });
  };
  return (
    <section>
      <h2 class="caps tables-heading">{t.deviceTitle}</h2>
      <p class="muted">
        {settings.name.value !== "" && `${t.guest(settings.name.value)} `}
        {t.deviceLead}
      </p>
      {link === null ? (
        <Button icon="phone" onClick={() => void make()}>
          {t.deviceMake}
        </Button>
      ) : (
        <OpenLink key={link.code} link={link} onOver={() => setLink(null)} />
      )}
    </section>
  );
}

interface OpenLinkProps {
  readonly link: DeviceLink & { readonly madeAt: number };
  onOver(): void;
}

function OpenLink({ link, onOver }: OpenLinkProps): JSX.Element {
  const t = useText({ en, de });
  const origin = useShareAddress();
  const [now, setNow] = useState(() => Date.now());
  // Counted from here: this device's clock may be wrong.
  const left = TEN_MINUTES - (now - link.madeAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left <= 0]);
  const address = `${origin}/join/device#${link.code}`;
  return (
    <div class="tables-device">
      <QrCode text={address} label={t.deviceQr} />
      <p class="num">{t.deviceLeft(clockText(Math.max(0, left)))}</p>
      <CopyButton text={address} label={t.deviceCopy} />
    </div>
  );
}
