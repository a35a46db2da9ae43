import type { JSX } from "preact";
import { navigate } from "../../../app/router.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Doings } from "../doings.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

export interface LeaveDialogProps {
  readonly doings: Doings;
  readonly open: boolean;
  onClose(): void;
}

/** Two ways out: a bot plays on, or the seat stays one's own and the others wait. */
export function LeaveDialog({ doings, open, onClose }: LeaveDialogProps): JSX.Element {
  const t = useText({ en, de });
  const leave = async (): Promise<void> => {
    if (await doings.leave()) navigate("/tables");
    else onClose();
  };
  return (
    <Dialog
      open={open}
      title={t.leaveTitle}
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" icon="bot" onClick={() => void leave()}>
            {t.leave}
          </Button>
          <Button onClick={() => navigate("/tables")}>{t.stepOut}</Button>
          <Button tone="ghost" onClick={onClose}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.leaveLead}</p>
      <p class="lobby-small">{t.stepOutLead}</p>
    </Dialog>
  );
}
