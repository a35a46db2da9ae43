import { afterEach, beforeEach, vi } from "vitest";

/** What this browser keeps, for tests: empty before each. */
export function useStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
