import { useEffect, useRef } from "preact/hooks";
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
      if (document.hidden) notify(text);
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  useEffect(() => () => setTurnsWaiting("here", 0), []);
}

function notify(text: string): void {
  if (!settings.notifications.peek() || typeof Notification === "undefined" || Notification.permission !== "granted")
    return;
  try {
    const note = new Notification(text, { tag: "safehouse-turn" });
    note.addEventListener("click", () => {
      focus();
      note.close();
    });
  } catch {
    // Some phones allow notifications from a service worker only: the title and the sound remain.
  }
}
