import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { notify } from "../../src/app/notify.ts";

const NOTE = { tag: "table-1", path: "/table/1" };

/** As in a browser that allows notifications, from here or from a service worker only. */
function allow(from: "page" | "worker"): { fromPage: string[]; fromWorker: [string, NotificationOptions][] } {
  const shown = { fromPage: [] as string[], fromWorker: [] as [string, NotificationOptions][] };
  class FakeNotification extends EventTarget {
    static readonly permission = "granted";
    constructor(title: string) {
      super();
      if (from === "worker")
        throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()");
      shown.fromPage.push(title);
    }
  }
  const registration = {
    active: {},
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.fromWorker.push([title, options]),
  };
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => (from === "worker" ? registration : undefined) },
  });
  return shown;
}

afterEach(() => void vi.unstubAllGlobals());

test("a phone that shows notifications of a service worker only shows them, too", async () => {
  const { fromPage, fromWorker } = allow("worker");
  await notify("Your turn", NOTE);
  expect(fromPage).toEqual([]);
  expect(fromWorker).toEqual([["Your turn", { tag: "table-1", data: { path: "/table/1" } }]]);
});

test("without a service worker the page shows them", async () => {
  const { fromPage } = allow("page");
  await notify("Your turn", NOTE);
  expect(fromPage).toEqual(["Your turn"]);
});

test("nothing is shown to who has not allowed it", async () => {
  const { fromWorker } = allow("worker");
  vi.stubGlobal("Notification", { permission: "default" });
  await notify("Your turn", NOTE);
  expect(fromWorker).toEqual([]);
});

/** The service worker's part, with these windows open. Returns what a press on a notification did. */
async function press(path: string, windows: readonly string[]): Promise<string[]> {
  const did: string[] = [];
  const script = readFileSync(new URL("../../public/notification-click.js", import.meta.url), "utf8");
  let listen: (event: unknown) => void = () => {};
  const clients = windows.map((url) => ({
    url,
    postMessage: (message: unknown) => did.push(`${url} told ${JSON.stringify(message)}`),
    focus: async () => void did.push(`${url} focused`),
  }));
  const worker = {
    registration: { scope: "https://house.example/games/" },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void did.push(`${url} opened`) },
    addEventListener: (_type: string, listener: typeof listen) => void (listen = listener),
  };
  // oxlint-disable-next-line no-new-func -- it runs in no module, and not here.
  new Function("self", script)(worker);
  let done: Promise<unknown> = Promise.resolve();
  listen({
    notification: { data: { path }, close: () => did.push("closed") },
    waitUntil: (work: Promise<unknown>) => void (done = work),
  });
  await done;
  return did;
}

test("a press on a notification leads to its table, in a window that is open if there is one", async () => {
  const [home, table] = ["https://house.example/games/", "https://house.example/games/table/1"];
  const told = (url: string): string[] => [
    "closed",
    `${url} told {"type":"go-to","path":"/table/1"}`,
    `${url} focused`,
  ];
  expect(await press("/table/1", [home, `${table}?x`])).toEqual(told(`${table}?x`));
  expect(await press("/table/1", [home])).toEqual(told(home));
  expect(await press("/table/1", [])).toEqual(["closed", `${table} opened`]);
});
