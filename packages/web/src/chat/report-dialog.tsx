import type { ReportKind } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { toast } from "../app/toast.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Chat } from "./chat.ts";
import { LONGEST_NOTE, REPORT_KINDS, reasonFrom } from "./reason.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface Reported {
  readonly n: number;
  readonly text: string;
  readonly guest: string;
  readonly name: string;
}

export interface ReportDialogProps {
  readonly chat: Chat;
  /** Null while nothing is being reported. */
  readonly reported: Reported | null;
  onMute(guest: string, name: string): Promise<void>;
  onClose(): void;
}

export function ReportDialog({ chat, reported, onMute, onClose }: ReportDialogProps): JSX.Element {
  const t = useText({ en, de });
  const [alsoMute, setAlsoMute] = useState(true);
  const [kind, setKind] = useState<ReportKind | "">("");
  const [note, setNote] = useState("");
  useEffect(() => {
    // Another message, another reason.
    setKind("");
    setNote("");
  }, [reported?.n]);
  const send = async (): Promise<void> => {
    if (reported === null) return;
    onClose();
    const failed = await chat.report(reported.n, reasonFrom(kind, note));
    toast(failed === null ? { text: t.reported } : { text: failed.error, tone: "refusal" });
    if (alsoMute) await onMute(reported.guest, reported.name);
  };
  return (
    <Dialog
      open={reported !== null}
      title={t.reportTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="danger" onClick={() => void send()}>
            {t.reportSend}
          </Button>
        </>
      }
    >
      {reported !== null && (
        <div class="chat-report">
          <blockquote dir="auto">{reported.text}</blockquote>
          <p>{t.reportLead(reported.name)}</p>
          <Choice
            label={t.reportWhy}
            layout="row"
            value={kind}
            options={REPORT_KINDS.map((value) => ({ value, label: t.reportKind(value) }))}
            onChange={setKind}
          />
          <Field label={t.reportNote} value={note} onInput={setNote} maxLength={LONGEST_NOTE} />
          <Switch label={t.alsoMute(reported.name)} checked={alsoMute} onChange={setAlsoMute} />
        </div>
      )}
    </Dialog>
  );
}
