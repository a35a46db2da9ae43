/** What this browser remembers. A browser that refuses to (private windows, full disks) plays all the same. */
const PREFIX = "safehouse.";

export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage?.removeItem(PREFIX + key);
    else globalThis.localStorage?.setItem(PREFIX + key, value);
  } catch {
    // Forgotten at the next start, then.
  }
}

/** Everything the app wrote here, for "forget me". */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(globalThis.localStorage ?? {})) {
      if (key.startsWith(PREFIX)) globalThis.localStorage.removeItem(key);
    }
  } catch {
    // Nothing was written either.
  }
}
