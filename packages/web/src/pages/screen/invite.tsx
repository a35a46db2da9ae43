import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useShareAddress } from "../../app/share-address.ts";
import { useText } from "../../text/texts.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface InviteProps {
  readonly table: TableView;
  readonly code: string | null;
  readonly label: string;
}

/** How somebody else comes to this table: code, address and a code for cameras. */
export function Invite({ table, code, label }: InviteProps): JSX.Element {
  const t = useText({ en, de });
  const origin = useShareAddress();
  return (
    <aside class="screen-invite" data-part="screen-invite">
      <div class="screen-invite-words">
        <p>{label}</p>
        {code !== null && (
          <p class="screen-code" translate={false}>
            {code.split("-").map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        )}
        <p class="screen-address" translate={false}>
          {origin.replace(/^https?:\/\//, "")}
        </p>
      </div>
      <QrCode text={`${origin}/table/${table.id}`} label={t.qr} />
    </aside>
  );
}
