import { type ReadonlySignal, signal } from "@preact/signals";

export interface Announcement {
  readonly key: number;
  readonly text: string;
}

/** A screen reader reads a change; what is already there a second time is none. So a few are kept, each a new line. */
const KEPT = 6;

const spoken = signal<readonly Announcement[]>([]);
let count = 0;

export const announcements: ReadonlySignal<readonly Announcement[]> = spoken;

/** Tells people who listen to the page, when there is a pause. */
export function announce(text: string): void {
  if (text === "") return;
  count++;
  spoken.value = [...spoken.value, { key: count, text }].slice(-KEPT);
}
