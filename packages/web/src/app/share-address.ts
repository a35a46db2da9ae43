import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const origin = signal<string>(globalThis.location?.origin ?? "");
let asked: Promise<void> | null = null;

/**
 * The address under which others reach this page. Whoever runs the house on their own machine sees it at 127.0.0.1, which is of no use
 * to a friend: the server knows the machine's addresses in the network.
 */
export function useShareOrigin(): string {
  useEffect(() => {
    asked ??= ask();
  }, []);
  return shareOrigin.value;
}

export const shareOrigin: ReadonlySignal<string> = origin;

async function ask(): Promise<void> {
  if (!isLoopback(globalThis.location.hostname)) return;
  try {
    const response = await fetch("/api/addresses");
    const { addresses } = (await response.json()) as { readonly addresses: readonly string[] };
    if (addresses[0] !== undefined) origin.value = addresses[0];
  } catch {
    asked = null;
  }
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
