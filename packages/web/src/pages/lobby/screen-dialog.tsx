import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import "./before/invite.css";
import { useShareAddress } from "../../app/share-address.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { de } from "./text/screen-de.ts";
import { en } from "./text/screen-en.ts";

interface ScreenDialogProps {
  readonly table: TableView;
  readonly open: boolean;
  onClose(): void;
}

/** How a television or a laptop comes to show this table to the room. */
export function ScreenDialog({ table, open, onClose }: ScreenDialogProps): JSX.Element {
  const t = useText({ en, de });
  const path = `/screen/${table.screenCode ?? table.id}`;
  const link = `${useShareAddress()}${path}`;
  return (
    <Dialog
      open={open}
      title={t.title}
      onClose={onClose}
      actions={
        <>
          <Button tone="lit" href={path}>
            {t.here}
          </Button>
          <CopyButton text={link} label={t.copy} />
        </>
      }
    >
      <div class="lobby-invitation">
        <QrCode text={link} label={t.qr} />
        <div>
          <p>{table.spectators ? t.lead : t.leadPrivate}</p>
          <p class="lobby-link" translate={false}>
            {link}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
