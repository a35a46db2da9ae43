import { location, navigate } from "./router.ts";

export interface Note {
  /** A new one takes the place of an old one about the same thing. */
  readonly tag: string;
  readonly body?: string;
  /** The page of the app that it leads to. */
  readonly path: string;
}

export type Permission = NotificationPermission | "missing";

export function notificationPermission(): Permission {
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** Shows a notification, if the person allows any. Phones show those of a service worker only, which outlive the page, too. */
export async function notify(title: string, { path, ...options }: Note): Promise<void> {
  if (notificationPermission() !== "granted") return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, { ...options, data: { path } });
    else showFromPage(title, options, path);
  } catch {
    // There is no way here: the title and the sound remain.
  }
}

/** Goes where a notification of the service worker leads to: see public/notification-click.js. */
export function followNotifications(): void {
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const said = data as { readonly type?: unknown; readonly path?: unknown } | null;
    if (said?.type === "go-to" && typeof said.path === "string") goTo(said.path);
  });
}

function showFromPage(title: string, options: NotificationOptions, path: string): void {
  const note = new Notification(title, options);
  note.addEventListener("click", () => {
    note.close();
    focus();
    goTo(path);
  });
}

function goTo(path: string): void {
  if (location.peek().path !== path) navigate(path);
}
