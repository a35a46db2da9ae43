import { recall, remember } from "../app/storage.ts";

/** A list that this browser keeps. What cannot be read is left out: it may be from another version. */
export function recallList<Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const value: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function rememberList(key: string, entries: readonly unknown[]): void {
  remember(key, entries.length === 0 ? null : JSON.stringify(entries));
}
