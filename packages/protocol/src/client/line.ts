import { patienceAfter, waitBefore } from "./backoff.ts";
import type { Socket, Surroundings } from "./surroundings.ts";

export interface LineEvents {
  /** A new socket is open. */
  onUp(): void;
  onText(text: string): void;
  /** The socket is gone, and another will be opened after so many milliseconds. */
  onDown(wait: number): void;
  /** Nothing was heard for as long as `expect` allows. */
  onSilence(): void;
}

/** A WebSocket that comes back by itself, until it is closed. */
export class Line {
  readonly #url: string;
  readonly #surroundings: Surroundings;
  readonly #events: LineEvents;
  #socket: Socket | null = null;
  #isUp = false;
  #attempts = 0;
  #cancelRetry: () => void = () => {};
  #cancelWatch: () => void = () => {};
  #isClosed = false;

  constructor(url: string, surroundings: Surroundings, events: LineEvents) {
    this.#url = url;
    this.#surroundings = surroundings;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  open(): void {
    if (this.#isClosed || this.#socket !== null) return;
    const socket = new this.#surroundings.WebSocket(this.#url);
    const isOurs = (): boolean => this.#socket === socket;
    this.#socket = socket;
    // A connection that takes forever is none.
    this.expect(2 * this.#surroundings.patience.answer);
    socket.addEventListener("open", () => {
      if (!isOurs()) return;
      this.#isUp = true;
      this.#events.onUp();
    });
    socket.addEventListener("message", ({ data }) => {
      if (isOurs() && typeof data === "string") this.#events.onText(data);
    });
    for (const end of ["close", "error"] as const) {
      socket.addEventListener(end, () => {
        if (isOurs()) this.drop();
      });
    }
  }

  send(text: string): void {
    if (this.#isUp) this.#socket?.send(text);
  }

  /** From now on, something must be heard within so many milliseconds, or longer where that was too short before. */
  expect(milliseconds: number): void {
    this.#cancelWatch();
    if (this.#socket === null) return;
    this.#cancelWatch = this.#surroundings.clock.after(milliseconds * patienceAfter(this.#attempts), () => {
      if (this.#isUp) this.#events.onSilence();
      else this.drop();
    });
  }

  /** The server has shown that it works: the next loss is a new one. */
  settle(): void {
    this.#attempts = 0;
  }

  /** Gives this socket up and tries again later. */
  drop(): void {
    this.#letGo();
    if (this.#isClosed) return;
    const wait = waitBefore(this.#attempts++, this.#surroundings);
    this.#cancelRetry();
    this.#cancelRetry = this.#surroundings.clock.after(wait, () => this.open());
    this.#events.onDown(wait);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelRetry();
    this.#letGo();
  }

  #letGo(): void {
    this.#cancelWatch();
    this.#isUp = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
