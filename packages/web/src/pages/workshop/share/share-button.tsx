import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./share.css";
import { isLoopback, useShareAddress } from "../../../app/share-address.ts";
import { download } from "../../../play/download.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { SystemShare } from "../../../ui/system-share.tsx";
import { sharePath } from "../paths.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { fileName, writeFile } from "./shared-file.ts";

export interface ShareButtonProps {
  readonly game: string;
  readonly name: string;
  /** Null while it cannot be shared; then `disabledWhy` says why. */
  readonly code: string | null;
  readonly disabledWhy: string | null;
}

/** A longer code makes a square that no camera reads. */
const LONGEST_DRAWN = 600;
/** A longer one nobody writes down. */
const LONGEST_TYPED = 80;
const READABLE = 32;

/** The code, the link and the file that hold it whole. */
export function ShareButton({ game, name, code, disabledWhy }: ShareButtonProps): JSX.Element {
  const t = useText({ en, de });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="share" disabledWhy={disabledWhy} onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {code !== null && (
        <ShareDialog game={game} name={name} code={code} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface ShareDialogProps {
  readonly game: string;
  readonly name: string;
  readonly code: string;
  readonly open: boolean;
  onClose(): void;
}

function ShareDialog({ game, name, code, open, onClose }: ShareDialogProps): JSX.Element {
  const t = useText({ en, de });
  const origin = useShareAddress();
  const link = origin + sharePath(game, code, name);
  const isLong = code.length > LONGEST_DRAWN;
  const isTyped = code.length <= LONGEST_TYPED;
  const save = (): void =>
    download(new Blob([writeFile({ game, name, code })], { type: "application/json" }), fileName(game, name));
  return (
    <Dialog
      open={open}
      title={t.shareTitle}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={link} label={t.copyLink} />
          <CopyButton text={code} label={t.copyCode} />
          <SystemShare label={t.share} what={{ title: name, url: link }} />
          <Button icon="paper" onClick={save}>
            {t.saveFile}
          </Button>
        </>
      }
    >
      <div class="work-share" data-long={isLong}>
        {!isLong && <QrCode text={link} label={t.qrLabel} />}
        <div>
          <p class="caps">{t.code}</p>
          <p class="work-share-code" data-part="share-code" data-typed={isTyped} translate={false}>
            {isLong ? `${code.slice(0, READABLE)}…` : code}
          </p>
          <p class="work-share-small">{isLong ? t.longCode(code.length) : isTyped ? t.codeHelp : t.scanHelp}</p>
          {isLoopback(new URL(origin).hostname) && <p class="work-share-small">{t.onlyHere}</p>}
        </div>
      </div>
    </Dialog>
  );
}
