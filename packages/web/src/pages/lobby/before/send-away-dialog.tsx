import type { TableSeatView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { announce } from "../../../app/announce.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Doings } from "../doings.ts";
import { seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

interface SendAwayDialogProps {
  readonly doings: Doings;
  /** Null while nobody is to go. */
  readonly seat: TableSeatView | null;
  onClose(): void;
}

/** Somebody is to go: for now, or for good. */
export function SendAwayDialog({ doings, seat, onClose }: SendAwayDialogProps): JSX.Element {
  const t = useText({ en, de });
  const name = seat === null ? "" : seatName(seat, t);
  const guest = seat?.guest?.id ?? null;
  const sendAway = (): void => {
    if (seat !== null) void doings.clearSeat(seat.seat);
    onClose();
  };
  const keepOut = async (): Promise<void> => {
    onClose();
    if (guest !== null && (await doings.ban(guest))) announce(t.keptOutNow(name));
  };
  return (
    <Dialog
      open={seat !== null}
      title={t.removeTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button onClick={sendAway}>{t.sendAway}</Button>
          <Button tone="danger" onClick={() => void keepOut()}>
            {t.keepOut}
          </Button>
        </>
      }
    >
      <p>{t.removeLead}</p>
      <p>{t.keepOutLead}</p>
    </Dialog>
  );
}
