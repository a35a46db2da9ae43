import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../app/notify.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import { setTitle, setTurnsWaiting } from "../../app/title.ts";

/** Tells that it is one's turn to whoever looks elsewhere: title, sound, and a notification for a hidden tab. */
export function useTurnSignals(gameName: string, isAsked: boolean, text: string): void {
  const wasAsked = useRef(isAsked);
  useEffect(() => setTitle(gameName), [gameName]);
  useEffect(() => {
    setTurnsWaiting("here", isAsked ? 1 : 0);
    if (isAsked && !wasAsked.current) {
      playSound("turn");
      if (document.hidden && settings.notifications.peek()) {
        const { path } = location.peek();
        void notify(text, { tag: `turn ${path}`, path });
      }
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  useEffect(() => () => setTurnsWaiting("here", 0), []);
}
