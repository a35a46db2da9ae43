import { UNDO } from "@safehouse/kernel";
import { useEffect } from "preact/hooks";
import { toast } from "../../app/toast.ts";
import type { Shown } from "../../stage/stage.ts";
import { useText } from "../../text/texts.ts";
import type { Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import { sentencesOf } from "./sentences.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What was seen and is gone again is said where everybody looks; of one's own nobody needs to be told. */
export function useTakenBack(session: Session, shown: Shown | null, voice: Voice | null): void {
  const t = useText({ en, de });
  useEffect(() => {
    if (voice === null || session.isReplay) return;
    for (const row of shown?.told ?? []) {
      if (row.decision !== UNDO || row.seat === session.viewer.peek()) continue;
      for (const text of sentencesOf(row, voice, t, [])) toast({ text });
    }
  }, [shown?.key]);
}
