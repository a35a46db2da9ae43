import { closing, Problem, quarantined, StoreAway, storeUnknown } from "../problem.ts";
import { StoreConflict } from "../store/store.ts";
import type { Cancel } from "../surroundings.ts";
import { isStoreTrouble, matchFailure } from "./failure.ts";
import type { RoomOptions } from "./room-options.ts";

const RETRY_MS = 1_000;

/** What becomes of a room when something fails: it goes on later, or not at all. */
export class Recovery {
  readonly #options: RoomOptions;
  readonly #catchUp: () => Promise<void>;
  #cancelRetry: Cancel | null = null;
  #closed = false;

  constructor(options: RoomOptions, catchUp: () => Promise<void>) {
    this.#options = options;
    this.#catchUp = catchUp;
  }

  /** Whether it waits for the store. */
  get isWaiting(): boolean {
    return this.#cancelRetry !== null;
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  /** For what nobody asked for. */
  report(error: unknown): void {
    // Others were first, as they may be where several houses are: there is nothing to wait for.
    if (error instanceof StoreConflict && this.#options.store.isShared && !this.#closed) {
      return this.catchUpByItself();
    }
    const told = this.problemOf(error);
    if (!(told instanceof Problem)) this.#options.onError(told);
  }

  catchUpByItself(): void {
    this.#catchUp().catch((error: unknown) => this.report(error));
  }

  /**
   * What is to be done about it is done. Returns a problem for whoever asked, or what nobody has thought of as it is. `isUnknown`: an
   * attempt may have happened.
   */
  problemOf(error: unknown, isUnknown = false): unknown {
    if (error instanceof Problem) return error;
    if (this.#closed) return closing();
    if (isStoreTrouble(error)) {
      this.#options.onStoreTrouble(error);
      this.#retryLater();
      return isUnknown
        ? storeUnknown()
        : new StoreAway("This could not be saved now and has not happened. Send it again.");
    }
    const failure = matchFailure(error);
    if (failure === null) return error;
    this.#options.onFailure(failure);
    return quarantined();
  }

  /** Bots, and chance that was asked, go on by themselves when the store does. */
  #retryLater(): void {
    if (this.#cancelRetry !== null || this.#closed) return;
    this.#cancelRetry = this.#options.time.after(RETRY_MS, () => {
      this.#cancelRetry = null;
      this.catchUpByItself();
    });
  }
}
