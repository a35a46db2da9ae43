import { signal } from "@preact/signals";
import type { Language } from "@safehouse/kernel";
import type { Client, OwnGuest, Reply } from "@safehouse/protocol";
import { base } from "./base.ts";
import { settings } from "./settings.ts";
import { recall, remember } from "./storage.ts";

let opened: { readonly language: Language; readonly client: Promise<Client> } | null = null;

/** The server this page comes from, in the reader's language. Loaded when it is first needed: playing here needs none. */
export function loadClient(): Promise<Client> {
  const language = settings.language.value;
  if (opened?.language !== language) opened = { language, client: openClientIn(language) };
  return opened.client;
}

async function openClientIn(language: Language): Promise<Client> {
  const { openClient } = await import("./client.ts");
  return openClient({ server: globalThis.location.origin + base, language });
}

/**
 * Whether the server knows this browser as a guest, as far as the browser remembers. The cookie that says so cannot be read from here,
 * and asking the server would be an error in the log of everybody who only looks in.
 */
export const isGuest = signal(recall("guest") === "true");

export function rememberGuest(known: boolean): void {
  isGuest.value = known;
  remember("guest", known ? "true" : null);
}

/** Makes this browser a guest of that name, or gives the guest that it is already that name. */
export async function ensureGuest(name: string): Promise<Reply<Omit<OwnGuest, "muted">>> {
  const { guests } = await loadClient();
  const own = isGuest.value ? await guests.own() : null;
  if (own !== null && own.result === "failed" && own.status !== 401) return own;
  const reply = await settle(own);
  if (reply.result === "done") {
    rememberGuest(true);
    settings.name.value = reply.value.name;
  }
  return reply;

  function settle(known: Reply<OwnGuest> | null): Promise<Reply<Omit<OwnGuest, "muted">>> {
    if (known?.result !== "done") return guests.create(name);
    return known.value.name === name ? Promise.resolve(known) : guests.rename(name);
  }
}
