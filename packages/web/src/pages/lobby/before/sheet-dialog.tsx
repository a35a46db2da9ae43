import { readName } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import type { Doings } from "../doings.ts";
import { de } from "../text/paper-de.ts";
import { en } from "../text/paper-en.ts";

interface SheetDialogProps {
  readonly doings: Doings;
  /** The seat that somebody with a pencil gets; null for none. */
  readonly seat: number | null;
  onClose(): void;
}

/** Who writes there: somebody without a device has no name of their own in the house. */
export function SheetDialog({ doings, seat, onClose }: SheetDialogProps): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const give = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = readName(text);
    setWrong(name === null);
    if (name === null || seat === null || !(await doings.putOnPaper(seat, { name }))) return;
    setText("");
    onClose();
  };
  return (
    <Dialog
      open={seat !== null}
      title={t.addTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="lit" data-part="give-sheet" onClick={(event) => void give(event)}>
            {t.give}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void give(event)}>
        <p>{t.addLead}</p>
        <Field
          label={t.name}
          value={text}
          onInput={(value) => {
            setText(value);
            setWrong(false);
          }}
          maxLength={48}
          error={isWrong ? t.nameWrong : null}
        />
      </form>
    </Dialog>
  );
}
