import { type ReadonlySignal, signal } from "@preact/signals";

export interface ToastRequest {
  readonly text: string;
  /** The rule a refusal rests on, with the game it belongs to: shown as a link. */
  readonly rule?: string;
  readonly game?: string;
  /** Where to read or do more. */
  readonly href?: string;
  readonly tone?: "info" | "refusal";
  /** The thing that was pressed: on a wide screen the toast appears beside it. */
  readonly near?: Element | undefined;
}

export interface Toast extends ToastRequest {
  readonly key: number;
}

const SHOWN_MS = 5_000;
const MOST = 3;

const shown = signal<readonly Toast[]>([]);
let count = 0;

export const toasts: ReadonlySignal<readonly Toast[]> = shown;

/** Says something in passing: for five seconds, or until it is pressed. A second refusal takes the first one's place. */
export function toast(request: ToastRequest): void {
  count++;
  const key = count;
  const others = shown.value.filter(
    ({ tone, text }) => text !== request.text && !(tone === "refusal" && request.tone === tone),
  );
  shown.value = [...others, { ...request, key }].slice(-MOST);
  setTimeout(() => dismissToast(key), SHOWN_MS);
}

export function dismissToast(key: number): void {
  shown.value = shown.value.filter((each) => each.key !== key);
}
