import { STUDY_LIMITS } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface NoteDialogProps {
  readonly note: string;
  readonly onKeep: (note: string) => void;
  readonly onClose: () => void;
}

export function NoteDialog({ note, onKeep, onClose }: NoteDialogProps): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState(note);
  const keep = (): void => {
    onKeep(text);
    onClose();
  };
  return (
    <Dialog
      open
      title={t.noteHere}
      onClose={onClose}
      actions={
        <Button tone="lit" onClick={keep}>
          {t.noteSave}
        </Button>
      }
    >
      <Field
        label={t.note}
        isLabelHidden
        value={text}
        onInput={setText}
        maxLength={STUDY_LIMITS.note}
        help={t.noteHelp}
        rows={6}
        hasLines
      />
    </Dialog>
  );
}
