import type { OwnTable } from "@safehouse/protocol";
import { notificationPermission, notify, type Permission } from "../../app/notify.ts";
import { settings } from "../../app/settings.ts";
import { textIn } from "../../text/texts.ts";
import { gameName } from "./game-name.ts";
import { TURN_WORDS } from "./text/turns.ts";

/** Only ever called by the press of a button: browsers and people take asking out of the blue amiss. */
export async function askToNotify(): Promise<Permission> {
  if (notificationPermission() === "missing") return "missing";
  const answer = await Notification.requestPermission();
  settings.notifications.value = answer === "granted";
  return answer;
}

/** One notification a table: a new one takes the old one's place. */
export function notifyOfTurn({ id, game, names, seat }: OwnTable): Promise<void> {
  const t = textIn(settings.language.value, TURN_WORDS);
  const others = names.filter((name, at): name is string => name !== null && at !== seat);
  return notify(t.notifyBody(gameName(game)), {
    tag: `table-${id}`,
    path: `/table/${id}`,
    ...(others.length > 0 && { body: t.withPeople(t.and(others)) }),
  });
}
