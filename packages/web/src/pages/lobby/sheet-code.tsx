import type { TableSeatView } from "@safehouse/protocol";
import { paperPath, showPaperCode } from "@safehouse/protocol";
import type { JSX } from "preact";
import "./before/invite.css";
import { useShareAddress } from "../../app/share-address.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import type { Doings } from "./doings.ts";
import { seatName } from "./seat-words.ts";
import { de as lobbyDe } from "./text/de.ts";
import { en as lobbyEn } from "./text/en.ts";
import { de } from "./text/paper-de.ts";
import { en } from "./text/paper-en.ts";

interface SheetCodeProps {
  readonly doings: Doings;
  /** Whose sheet; null where nobody sits any more. */
  readonly seat: TableSeatView | null;
  readonly open: boolean;
  /** Prints it with its marks and its code; not there before there is a match. */
  readonly onPrint?: (() => void) | undefined;
  onClose(): void;
}

/** The code of a sheet: for whoever has another phone, and for whoever prints it. */
export function SheetCode({ doings, seat, open, onPrint, onClose }: SheetCodeProps): JSX.Element {
  const t = useText({ en, de });
  const words = useText({ en: lobbyEn, de: lobbyDe });
  const code = seat?.paper?.code ?? null;
  const link = `${useShareAddress()}${paperPath(code ?? "")}`;
  const renew = async (): Promise<void> => {
    if (seat !== null && (await doings.putOnPaper(seat.seat, { renew: true }))) toast({ text: t.renewed });
  };
  return (
    <Dialog
      open={open && code !== null}
      title={seat === null ? "" : t.sheet(seatName(seat, words))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void renew()}>{t.renew}</Button>
          {onPrint !== undefined && (
            <Button icon="print" onClick={onPrint}>
              {t.print}
            </Button>
          )}
          <Button tone="lit" icon="pencil" href={paperPath(code ?? "")}>
            {t.enter}
          </Button>
        </>
      }
    >
      <div class="lobby-invitation">
        <QrCode text={link} label={t.qr} />
        <div>
          <p>{t.sheetLead}</p>
          <p class="lobby-link" translate={false} data-part="sheet-code">
            {showPaperCode(code ?? "")}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
