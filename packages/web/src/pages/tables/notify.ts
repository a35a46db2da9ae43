import type { OwnTable } from "@safehouse/protocol";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { textIn } from "../../text/texts.ts";
import { gameName } from "./game-name.ts";
import { TURN_WORDS } from "./text/turns.ts";

export type Permission = NotificationPermission | "missing";

export function notificationPermission(): Permission {
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** Only ever called by the press of a button: browsers and people take asking out of the blue amiss. */
export async function askToNotify(): Promise<Permission> {
  if (typeof Notification === "undefined") return "missing";
  const answer = await Notification.requestPermission();
  settings.notifications.value = answer === "granted";
  return answer;
}

/** One notification a table: a new one takes the old one's place. */
export async function notifyOfTurn({ id, game, names, seat }: OwnTable): Promise<void> {
  if (notificationPermission() !== "granted") return;
  const t = textIn(settings.language.value, TURN_WORDS);
  const others = names.filter((name, at): name is string => name !== null && at !== seat);
  const title = t.notifyBody(gameName(game));
  const options = { tag: `table-${id}`, ...(others.length > 0 && { body: t.withPeople(t.and(others)) }) };
  const path = `/table/${id}`;
  try {
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      shown.close();
      focus();
      navigate(path);
    });
  } catch {
    // Phones want a service worker to show it.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { ...options, data: { path } });
  }
}
