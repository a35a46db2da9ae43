import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addressIn, base } from "./base.ts";

const address = signal<string>(houseAt(globalThis.location?.origin ?? ""));
let asked: Promise<void> | null = null;

/**
 * The address under which others reach this house, to be followed by a path. Whoever runs it on their own machine sees it at 127.0.0.1,
 * which is of no use to a friend: the server knows the machine's addresses in the network.
 */
export function useShareAddress(): string {
  useEffect(() => {
    asked ??= ask();
  }, []);
  return shareAddress.value;
}

export const shareAddress: ReadonlySignal<string> = address;

async function ask(): Promise<void> {
  if (!isLoopback(globalThis.location.hostname)) return;
  try {
    const response = await fetch(addressIn("/api/addresses"));
    const { addresses } = (await response.json()) as { readonly addresses: readonly string[] };
    if (addresses[0] !== undefined) address.value = houseAt(addresses[0]);
  } catch {
    asked = null;
  }
}

function houseAt(origin: string): string {
  return origin + base.slice(0, -1);
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
