import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocalSession } from "./session.ts";

/**
 * What the device shows where it goes round. `cover`: nothing but whom it is for. `hand`: one person's view; `isDone` when they have
 * moved and may read in peace what only they were told. `table`: what everybody may see.
 */
export type Phase =
  | { readonly type: "cover"; readonly seat: number }
  | { readonly type: "hand"; readonly seat: number; readonly isDone: boolean }
  | { readonly type: "table" };

/** Who may look when. Between two people the session always looks through a spectator's eyes: nothing else is left in the page. */
export class HotSeat {
  readonly phase: ReadonlySignal<Phase>;
  readonly #session: LocalSession;
  readonly #phase = signal<Phase>({ type: "table" });
  /** Ends the following, not the session. */
  readonly stop: () => void;

  constructor(session: LocalSession) {
    this.#session = session;
    this.phase = this.#phase;
    void session.watch("spectator");
    this.stop = effect(() => this.#follow());
  }

  /** The cover is lifted by whom it is for. False if the PIN is wrong. */
  async lift(pin = ""): Promise<boolean> {
    const phase = this.#phase.peek();
    if (phase.type !== "cover") return true;
    const isShown = await this.#session.watch(phase.seat, pin);
    if (isShown) this.#phase.value = { type: "hand", seat: phase.seat, isDone: false };
    else void this.#session.watch("spectator");
    return isShown;
  }

  /** Lays the cover again, for the same person or the next: the tab was hidden, or the device is handed on. */
  cover(): void {
    if (this.#phase.peek().type !== "hand") return;
    const next = this.#session.next.peek();
    this.#phase.value = next === null ? { type: "table" } : { type: "cover", seat: next };
    void this.#session.watch("spectator");
  }

  /** Everybody may look at the table before the cover is lifted. */
  showTable(isShown: boolean): void {
    const next = this.#session.next.peek();
    this.#phase.value = isShown || next === null ? { type: "table" } : { type: "cover", seat: next };
  }

  #follow(): void {
    const { now, next, isToldInPrivate, mayUndo } = this.#session;
    if (now.value === null) return;
    const seat = next.value;
    const isKept =
      isToldInPrivate.value || (mayUndo.value && now.value.pending.every((each) => each.seat !== this.#seat()));
    const phase = this.#phase.peek();
    if (phase.type === "table" && seat !== null) this.#phase.value = { type: "cover", seat };
    if (phase.type === "cover" && seat !== phase.seat) {
      this.#phase.value = seat === null ? { type: "table" } : { type: "cover", seat };
    }
    if (phase.type !== "hand") return;
    const isAsked = seat === phase.seat;
    if (isAsked && phase.isDone) this.#phase.value = { ...phase, isDone: false };
    if (isAsked || phase.isDone) return;
    if (isKept) this.#phase.value = { ...phase, isDone: true };
    else this.cover();
  }

  #seat(): number | null {
    const phase = this.#phase.peek();
    return phase.type === "hand" ? phase.seat : null;
  }
}
