import type { PaperSeatFound } from "@safehouse/protocol";
import { readPaperCode } from "@safehouse/protocol";
import { useEffect, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";

export type Sheet =
  | { readonly type: "looking" | "failed" }
  /** Nobody can have meant that as a code. */
  | { readonly type: "none" }
  | { readonly type: "unknown"; readonly error: string }
  | { readonly type: "found"; readonly seat: PaperSeatFound };

const AGAIN_MS = 4_000;

/** The seat of a printed sheet. Asked again by itself while there is nothing to enter yet, or while the house is away. */
export function useSheet(text: string, attempt: number): Sheet {
  const [sheet, setSheet] = useState<Sheet>({ type: "looking" });
  useEffect(() => {
    let isLeft = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      const code = readPaperCode(text);
      if (code === null) return setSheet({ type: "none" });
      const reply = await (await loadClient()).tables.findPaper(code);
      if (isLeft) return;
      const isAway = reply.result === "failed" && (reply.status === null || reply.status >= 500);
      if (reply.result === "done") setSheet({ type: "found", seat: reply.value });
      else setSheet(isAway ? { type: "failed" } : { type: "unknown", error: reply.error });
      const isWaiting = reply.result === "done" && reply.value.token === null && isUnderWay(reply.value);
      if (isAway || isWaiting) timer = window.setTimeout(() => void look().catch(() => {}), AGAIN_MS);
    };
    setSheet({ type: "looking" });
    look().catch(() => setSheet({ type: "failed" }));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, attempt]);
  return sheet;
}

function isUnderWay({ phase }: PaperSeatFound): boolean {
  return phase === "open" || phase === "playing";
}
