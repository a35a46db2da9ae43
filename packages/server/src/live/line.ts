import type { House } from "../house.ts";
import type { Cancel } from "../surroundings.ts";
import type { Corks } from "./corks.ts";
import type { Peer, Wire } from "./peer.ts";

export interface LineHandlers {
  /** Null for a frame that is not text. */
  onText(text: string | null): void;
  onClosed(): void;
  /** The client did not read and was cut off. */
  onSlow(): void;
}

type LineHouse = Pick<House, "corks" | "patience" | "surroundings">;

/** Who is further behind than this is cut off: its memory is everybody's. */
const MOST_BEHIND = 256 * 1024;

/** What is to be said, or what finds out at the end of the tick what that is; null if there is nothing to say any more. */
type Words = string | (() => string | null);

/** A WebSocket with its manners: keeps itself alive, notices who is gone, and does not wait for who does not read. */
export class Line {
  readonly #socket: Peer;
  readonly #wire: Wire;
  readonly #corks: Corks;
  readonly #handlers: LineHandlers;
  readonly #endPings: Cancel;
  #isAlive = true;
  /** Said in this tick, and told at its end. */
  #said: Words[] = [];
  #saidLength = 0;
  /** Larger while a long frame is on its way that the client has asked for. */
  #mayBeBehind = MOST_BEHIND;

  constructor(socket: Peer, wire: Wire, handlers: LineHandlers, { corks, patience, surroundings }: LineHouse) {
    this.#socket = socket;
    this.#wire = wire;
    this.#corks = corks;
    this.#handlers = handlers;
    this.#endPings = surroundings.every(patience.ping, () => this.#ping());
    socket.on("pong", () => (this.#isAlive = true));
    socket.on("message", (data, isBinary) => {
      this.#isAlive = true;
      handlers.onText(isBinary ? null : data.toString("utf8"));
    });
    socket.on("close", () => {
      this.#endPings();
      handlers.onClosed();
    });
    // A frame that is too long, or a line that broke: the close that follows is all there is to do.
    socket.on("error", () => {});
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(words: Words): void {
    if (!this.isOpen) return;
    const behind = this.#socket.bufferedAmount + this.#saidLength;
    if (behind > this.#mayBeBehind) {
      this.#handlers.onSlow();
      this.#socket.terminate();
      return;
    }
    if (behind <= MOST_BEHIND) this.#mayBeBehind = MOST_BEHIND;
    if (typeof words === "string") this.#saidLength += words.length;
    if (this.#said.push(words) === 1) this.#corks.hold(() => this.#tell());
  }

  /** A state may be long in itself: the client is not behind for having asked for it. */
  sendLong(text: string): void {
    this.send(text);
    this.#mayBeBehind = Math.max(this.#mayBeBehind, MOST_BEHIND + text.length * 2);
  }

  close(code: number): void {
    this.#tell();
    this.#socket.close(code);
  }

  #tell(): void {
    const said = this.#said;
    this.#said = [];
    this.#saidLength = 0;
    const texts: string[] = [];
    for (const words of said) {
      const text = typeof words === "string" ? words : words();
      if (text !== null) texts.push(text);
    }
    if (!this.isOpen) return;
    if (texts.length > 1) this.#wire.cork();
    for (const text of texts) this.#socket.send(text);
    if (texts.length > 1) this.#wire.uncork();
  }

  #ping(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    if (this.isOpen) this.#socket.ping();
  }
}
