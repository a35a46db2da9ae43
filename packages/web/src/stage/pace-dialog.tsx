import type { JSX } from "preact";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PaceChoice } from "./pace-choice.tsx";
import type { Stage } from "./stage.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface PaceDialogProps {
  readonly stage: Stage;
  readonly isPaused: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How fast the table tells what happens, and whether it stands still. */
export function PaceDialog({ stage, isPaused, open, onClose }: PaceDialogProps): JSX.Element {
  const t = useText({ en, de });
  const pause = (): void => {
    stage.pause(!isPaused);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t.pace}
      onClose={onClose}
      actions={<Button onClick={pause}>{isPaused ? t.goOn : t.pause}</Button>}
    >
      <PaceChoice isLabelHidden />
    </Dialog>
  );
}
