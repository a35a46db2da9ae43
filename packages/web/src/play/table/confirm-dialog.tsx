import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ConfirmDialogProps {
  /** What would be answered, in words; null while nothing is to be confirmed. */
  readonly answer: string | null;
  /** What a coach has against it. */
  readonly doubt: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whoever did not hold it down whether a final answer is meant. */
export function ConfirmDialog({ answer, doubt, onYes, onNo }: ConfirmDialogProps): JSX.Element {
  const t = useText({ en, de });
  const actions = (
    <>
      <Button onClick={onNo}>{doubt === null ? t.no : t.thinkAgain}</Button>
      <Button tone={doubt === null ? "danger" : "plain"} onClick={onYes}>
        {doubt === null ? t.yes : t.doAnyway}
      </Button>
    </>
  );
  return (
    <Dialog open={answer !== null} title={doubt === null ? t.sure : t.anotherLook} onClose={onNo} actions={actions}>
      <p>{answer}</p>
      {doubt !== null && <p data-part="doubt">{doubt}</p>}
    </Dialog>
  );
}
