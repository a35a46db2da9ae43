import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./invite.css";
import { isLoopback, useShareAddress } from "../../../app/share-address.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { SystemShare } from "../../../ui/system-share.tsx";
import { gameName } from "../../tables/game-name.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { de as screenDe } from "../text/screen-de.ts";
import { en as screenEn } from "../text/screen-en.ts";
import { ScreenDialog } from "../screen-dialog.tsx";

/** The link under which others find the table, as far as this server can be reached from elsewhere. */
function useInviteLink(table: TableView): { readonly link: string; readonly isOnlyHere: boolean } {
  const origin = useShareAddress();
  return { link: `${origin}/table/${table.id}`, isOnlyHere: isLoopback(new URL(origin).hostname) };
}

/** The code, the link, and more for who wants it. */
export function InviteStrip({ table, onMore }: { readonly table: TableView; onMore(): void }): JSX.Element {
  const t = useText({ en, de });
  const screen = useText({ en: screenEn, de: screenDe });
  const [isScreen, setScreen] = useState(false);
  const { link } = useInviteLink(table);
  return (
    <section class="lobby-invite" aria-label={t.inviteTitle}>
      {table.code !== null && (
        <p class="lobby-code" data-part="invite-code">
          <span class="caps">{t.code}</span>
          <b translate={false}>{table.code}</b>
        </p>
      )}
      <span class="lobby-invite-tools">
        <CopyButton text={link} label={t.copyLink} />
        <SystemShare
          label={t.share}
          what={{ title: "Safehouse", text: t.shareText(gameName(table.game)), url: link }}
        />
        <Button icon="phone" onClick={onMore}>
          {t.showQr}
        </Button>
        <Button icon="online" data-part="big-screen" onClick={() => setScreen(true)}>
          {screen.menu}
        </Button>
      </span>
      <ScreenDialog table={table} open={isScreen} onClose={() => setScreen(false)} />
    </section>
  );
}

export interface InviteDialogProps {
  readonly table: TableView;
  readonly open: boolean;
  onClose(): void;
}

export function InviteDialog({ table, open, onClose }: InviteDialogProps): JSX.Element {
  const t = useText({ en, de });
  const { link, isOnlyHere } = useInviteLink(table);
  return (
    <Dialog
      open={open}
      title={t.inviteTitle}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={link} label={t.copyLink} />
          <SystemShare
            label={t.share}
            what={{ title: "Safehouse", text: t.shareText(gameName(table.game)), url: link }}
          />
        </>
      }
    >
      <div class="lobby-invitation">
        <QrCode text={link} label={t.qrLabel} />
        <div>
          {table.code !== null && (
            <>
              <p class="lobby-code" data-part="invite-code">
                <span class="caps">{t.code}</span>
                <b translate={false}>{table.code}</b>
              </p>
              <p class="lobby-small">{t.codeHelp}</p>
            </>
          )}
          <p class="lobby-link" translate={false}>
            {link}
          </p>
          <p class="lobby-small">{isOnlyHere ? t.onlyHere : t.scan}</p>
          {isOnlyHere && <code class="lobby-command">{t.onlyHereCommand}</code>}
        </div>
      </div>
    </Dialog>
  );
}
