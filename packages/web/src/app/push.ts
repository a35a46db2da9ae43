import type { PushSubscriptionRequest } from "@safehouse/protocol";
import { isGuest, loadClient } from "./api.ts";
import { settings } from "./settings.ts";
import { isPushOn, PUSH_DEVICE as DEVICE } from "./push-flag.ts";
import { recall, remember } from "./storage.ts";

/** Why nobody can be told with the page closed; null where that is possible. */
export type PushProblem = "insecure" | "missing" | "denied" | "off" | "failed";

const RENEWED = "push-renewed";
const DAY = 86_400_000;

export function pushProblem(): PushProblem | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Only ever called by the press of a button. */
export async function switchPushOn(): Promise<PushProblem | null> {
  const problem = pushProblem();
  if (problem !== null) return problem;
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    return await subscribe();
  } catch {
    return "failed";
  }
}

export async function switchPushOff(): Promise<void> {
  const device = recall(DEVICE);
  remember(DEVICE, null);
  const subscription = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  // Even if the house hears nothing of it: the browser's service tells it that nobody is there.
  await subscription?.unsubscribe().catch(() => false);
  if (device !== null && isGuest.value) await (await loadClient()).guests.unsubscribe(device);
}

/** The house forgets devices that were not there for long, and a browser may change its address: said again once a day. */
export async function renewPush(): Promise<void> {
  const isDue = Date.now() - Number(recall(RENEWED) ?? 0) > DAY;
  if (!isPushOn() || !isDue || pushProblem() !== null || Notification.permission !== "granted") return;
  await subscribe().catch(() => {});
}

async function subscribe(): Promise<PushProblem | null> {
  const { guests } = await loadClient();
  const house = await guests.pushKey();
  if (house.result === "failed") return "failed";
  const { key } = house.value;
  if (key === null) return "off";
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return "missing";
  const { endpoint = "", keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  const { p256dh = "", auth = "" } = keys;
  const reply = await guests.subscribe({ endpoint, keys: { p256dh, auth } } satisfies PushSubscriptionRequest);
  if (reply.result === "failed") return "failed";
  remember(DEVICE, reply.value.device);
  remember(RENEWED, String(Date.now()));
  await keepLanguage(registration.scope);
  return null;
}

/** For public/push.js, which has no other way to know. */
async function keepLanguage(scope: string): Promise<void> {
  const cache = await caches.open(`push ${scope}`);
  await cache.put("push-language", new Response(settings.language.value));
}
