import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./cover.css";
import { settings } from "../../app/settings.ts";
import { dismissToast, toasts } from "../../app/toast.ts";
import { setTitle } from "../../app/title.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Hat } from "../../ui/hat.tsx";
import { sentencesOf } from "../table/sentences.ts";
import { de as tableDe } from "../table/text/de.ts";
import { en as tableEn } from "../table/text/en.ts";
import { useVoice } from "../table/use-voice.ts";
import { useHold } from "../use-hold.ts";
import type { HotSeat } from "./hot-seat.ts";
import type { LocalSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useTwice } from "./use-twice.ts";

export interface CoverProps {
  readonly session: LocalSession;
  readonly hotSeat: HotSeat;
  readonly seat: number;
  readonly onLeave: () => void;
}

const TOLD = 3;
const HOLD_MS = 600;

/** Opaque, and nothing secret behind it: whom the device is for, and what everybody has heard last. */
export function Cover({ session, hotSeat, seat, onLeave }: CoverProps): JSX.Element {
  const t = useText({ en, de });
  const words = useText({ en: tableEn, de: tableDe });
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const voice = useVoice(session, session.seats.value, settings.language.value);
  const name = session.seats.value[seat]?.name ?? "";
  const lift = async (): Promise<void> => {
    const isShown = await hotSeat.lift(pin);
    setWrong(!isShown);
    setPin("");
  };
  const { isArmed, press } = useTwice(() => void lift());
  const { isHolding, handlers } = useHold(() => void lift(), HOLD_MS, press);
  useEffect(() => {
    setTitle(t.handTo(name));
    // A refusal may name a card of whoever has just played.
    for (const { key } of toasts.peek()) dismissToast(key);
    button.current?.focus();
  }, [seat]);

  const isOpen = session.viewer.value === "spectator";
  const log = session.log.value;
  const told = voice === null || !isOpen ? [] : log.flatMap((row) => sentencesOf(row, voice, words, log));
  return (
    <section class="cover" data-part="cover" aria-label={t.handTo(name)} data-theme="night">
      <ul class="cover-told">
        {told.slice(-TOLD).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div class="cover-who">
        <Hat seat={seat} size="big" />
        <h1>{t.handTo(name)}</h1>
        <p>{t.eyesOff}</p>
        {session.opened.hasPin && (
          <Field
            label={t.pin}
            type="password"
            inputMode="numeric"
            value={pin}
            onInput={setPin}
            error={isWrong ? t.pinWrong : null}
          />
        )}
        <button
          ref={button}
          type="button"
          class={isHolding ? "cover-lift cover-holding" : "cover-lift"}
          data-part="cover-lift"
          {...handlers}
        >
          <span>{isArmed ? t.onceMore : t.iAm(name)}</span>
        </button>
        <p class="cover-help">
          {t.hold}. <span class="cover-keys">{t.holdKeys}</span>
        </p>
      </div>
      <div class="cover-foot">
        <Button tone="ghost" onClick={() => hotSeat.showTable(true)}>
          {t.seeTable}
        </Button>
        <Button tone="ghost" onClick={onLeave}>
          {t.leaveCovered}
        </Button>
      </div>
    </section>
  );
}
