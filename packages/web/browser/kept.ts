import type { Page } from "./test.ts";

/** Waits until the service worker has all of the app. */
export function untilKept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker !== null && worker.state !== "activated") {
      await new Promise<void>((resolve) =>
        worker.addEventListener("statechange", () => worker.state === "activated" && resolve()),
      );
    }
  });
}
