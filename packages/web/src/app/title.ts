import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

const title = signal("");
const waiting = { here: signal(0), elsewhere: signal(0) };
const shownHeading = signal<Heading | null>(null);

/** What stands beside the house's name in the header, such as the game and the state of a table. */
export interface Heading {
  readonly title: string;
  readonly line?: string;
}

export const heading: ReadonlySignal<Heading | null> = shownHeading;

/** How many tables wait for this person. */
export const turnsWaiting: ReadonlySignal<number> = computed(() => waiting.here.value + waiting.elsewhere.value);

/** The title of the browser's tab. */
export function setTitle(text: string): void {
  title.value = text;
}

/** How many tables wait for this person, the open one and others: shown before the title, so that another tab notices. */
export function setTurnsWaiting(where: keyof typeof waiting, count: number): void {
  waiting[where].value = count;
}

/** Null takes it away; a change of page does so, too. */
export function setHeading(text: string | null, line?: string): void {
  shownHeading.value = text === null ? null : { title: text, ...(line === undefined ? {} : { line }) };
}

export function showTitle(): () => void {
  return effect(() => {
    document.title = titleOf(title.value, turnsWaiting.value);
  });
}

export function titleOf(text: string, count: number): string {
  const name = text === "" || text === "Safehouse" ? "Safehouse" : `${text} · Safehouse`;
  return count > 0 ? `(${count}) ${name}` : name;
}
