import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { addressIn } from "./base.ts";

const HOUR_MS = 3_600_000;
const waiting = signal<ServiceWorker | null>(null);

/** Whether a newer version lies ready. It is never taken by itself: somebody may be in the middle of a game. */
export const isUpdateReady: ReadonlySignal<boolean> = computed(() => waiting.value !== null);

/** Lets the app start without a network from the second visit on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register());
}

/** Lets the newer version take over, and starts with it. */
export function takeUpdate(): void {
  const worker = waiting.value;
  if (worker === null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => globalThis.location.reload(), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(addressIn("/sw.js"));
    watch(registration);
    setInterval(() => void registration.update().catch(() => {}), HOUR_MS);
  } catch {
    // Without it the app needs the network, and is otherwise the same.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The very first version has nobody to take over from.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}
