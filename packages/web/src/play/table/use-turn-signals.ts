import { useEffect, useRef } from "preact/hooks";
import { buzz } from "../../app/haptics.ts";
import { notify } from "../../app/notify.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import { setTitle, setTurnsWaiting } from "../../app/title.ts";

interface Turn {
  readonly isAsked: boolean;
  /** What led to the question has been shown, so that it can be answered. */
  readonly isOpen: boolean;
}

/** Tells that it is one's turn: whoever looks elsewhere by title and notification at once, whoever looks here by a sound in time. */
export function useTurnSignals(gameName: string, { isAsked, isOpen }: Turn, text: string): void {
  const wasAsked = useRef(isAsked);
  const wasOpen = useRef(isOpen);
  useEffect(() => setTitle(gameName), [gameName]);
  useEffect(() => {
    setTurnsWaiting("here", isAsked ? 1 : 0);
    if (isAsked && !wasAsked.current && document.hidden && settings.notifications.peek()) {
      const { path } = location.peek();
      void notify(text, { tag: `turn ${path}`, path });
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      playSound("turn");
      buzz("turn");
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => () => setTurnsWaiting("here", 0), []);
}
