import type { BotLevel } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./continue-dialog.css";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { continueRecord } from "../../play/local/create.ts";
import type { ReplaySession } from "../../play/replay/session.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ContinueDialogProps {
  readonly session: ReplaySession;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A practice match against bots that begins at this moment. */
export function ContinueDialog({ session, open, onClose }: ContinueDialogProps): JSX.Element {
  const t = useText({ en, de });
  const levelWords = useText(BOT_LEVELS);
  const { film, at, eyes } = session;
  const { levels } = film.game;
  const [chosenSeat, setSeat] = useState<string | null>(null);
  const [level, setLevel] = useState<BotLevel>(levels.includes("normal") ? "normal" : (levels[0] ?? "random"));
  const seat = chosenSeat ?? String(typeof eyes.value === "number" ? eyes.value : 0);
  const isOver = film.moment(at.value, "open").outcome !== null;
  const start = async (): Promise<void> => {
    try {
      const name = settings.name.value || t.you;
      const id = await continueRecord(film.record, at.value, { seat: Number(seat), name, level });
      navigate(`/local/${id}`);
    } catch {
      toast({ text: t.continueFailed, tone: "refusal" });
    }
  };
  const actions = (
    <Button tone="lit" disabledWhy={isOver ? t.continueOver : null} onClick={() => void start()}>
      {t.continueStart}
    </Button>
  );
  return (
    <Dialog open={open} title={t.continueHere} onClose={onClose} actions={actions}>
      <div class="continue">
        <p>{isOver ? t.continueOver : t.continueLead}</p>
        <Choice
          label={t.continueSeat}
          value={seat}
          onChange={setSeat}
          options={session.seats.value.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
        <Choice
          label={t.continueLevel}
          layout="row"
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: levelWords[value] }))}
        />
      </div>
    </Dialog>
  );
}
