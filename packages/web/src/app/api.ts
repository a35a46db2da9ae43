import { signal } from "@preact/signals";
import type { Language } from "@safehouse/kernel";
import type { Client, ClientOptions, OwnGuest, Reply, Requests } from "@safehouse/protocol";
import { base } from "./base.ts";
import { settings } from "./settings.ts";
import { recall, remember } from "./storage.ts";

/** Opens something in the reader's language when it is first asked for, and again when that is another. */
function inLanguage<Opened>(open: (options: ClientOptions) => Promise<Opened>): () => Promise<Opened> {
  let opened: { readonly language: Language; readonly way: Promise<Opened> } | null = null;
  return () => {
    const language = settings.language.value;
    if (opened?.language !== language) {
      opened = { language, way: open({ server: globalThis.location.origin + base, language }) };
    }
    return opened.way;
  };
}

/** The server this page comes from. Loaded when it is first needed: playing here needs none. */
export const loadClient = inLanguage<Requests>(async (options) => {
  const { openRequests, openWay } = await import("./client.ts");
  return openRequests(openWay(options));
});

/** The same with lines to tables and matches, for those who sit down. */
export const loadLiveClient = inLanguage<Client>(async (options) => {
  const { openClient } = await import("./live-client.ts");
  return openClient(options);
});

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
export async function ensureGuest(name: string): Promise<Reply<Pick<OwnGuest, "id" | "name">>> {
  const { guests } = await loadClient();
  const own = isGuest.value ? await guests.own() : null;
  if (own !== null && own.result === "failed" && own.status !== 401) return own;
  const reply = await settle(own);
  if (reply.result === "done") {
    rememberGuest(true);
    settings.name.value = reply.value.name;
  }
  return reply;

  function settle(known: Reply<OwnGuest> | null): Promise<Reply<Pick<OwnGuest, "id" | "name">>> {
    if (known?.result !== "done") return guests.create(name);
    return known.value.name === name ? Promise.resolve(known) : guests.rename(name);
  }
}
