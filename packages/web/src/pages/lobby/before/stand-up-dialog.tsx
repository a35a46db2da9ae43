import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Doings } from "../doings.ts";
import { seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

interface StandUpDialogProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly open: boolean;
  onClose(): void;
}

/** Before the start a seat is simply free again; only a host leaves something behind. */
export function StandUpDialog({ table, doings, open, onClose }: StandUpDialogProps): JSX.Element {
  const t = useText({ en, de });
  const next = table.seats.find(({ guest, isHere }) => guest !== null && isHere && guest.id !== table.you?.guest);
  const leave = (): void => {
    onClose();
    void doings.leave();
  };
  return (
    <Dialog
      open={open}
      title={t.standUpTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.stay}</Button>
          <Button tone="danger" onClick={leave}>
            {t.leaveSeat}
          </Button>
        </>
      }
    >
      <p>{consequence()}</p>
    </Dialog>
  );

  function consequence(): string {
    if (next === undefined) return t.standUpLast;
    return table.you?.isHost === true ? t.standUpHost(seatName(next, t)) : t.removeLead;
  }
}
