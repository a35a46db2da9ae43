import type { ErrorFrame } from "../wire.ts";
import { type Failure, isHopeless, readFailure, unanswered } from "./answer.ts";
import type { Connection } from "./connection.ts";
import { parseFrame } from "./frame.ts";
import type { Http } from "./http.ts";
import { Line } from "./line.ts";
import type { Surroundings } from "./surroundings.ts";

/** What is followed over the line, and who follows it. */
export interface LiveAddress {
  /** Also answers plain requests: they say why a socket was turned away, which a browser does not. */
  readonly path: string;
  readonly token: string | undefined;
  /** Nobody, whatever a browser would say of itself. */
  readonly isNobody?: boolean;
}

export interface LiveHandlers {
  /** A new socket is open: say hello. */
  onUp(): void;
  onFrame(frame: Record<string, unknown>): void;
  /** Nothing was heard for long: ask something that any working server answers. */
  onSilence(): void;
  /** Whether the server owes an answer. */
  isAsking(): boolean;
  /** The socket is gone for now. */
  onLost(): void;
  onConnection(connection: Connection): void;
  /** Nobody will answer any more. */
  onEnd(why: Failure): void;
}

/** A line to something live on a server: comes back by itself, notices when it is dead, and ends where coming back is of no use. */
export class LiveLine {
  readonly #address: LiveAddress;
  readonly #http: Http;
  readonly #surroundings: Surroundings;
  readonly #handlers: LiveHandlers;
  readonly #line: Line;
  readonly #leaving = new AbortController();
  #connection: Connection = { status: "connecting" };
  #problem: string | null = null;
  #isProbed = false;
  /** Something is due: whatever else is sent until it comes gives the server no more time. */
  #isDue = false;

  constructor(address: LiveAddress, http: Http, surroundings: Surroundings, handlers: LiveHandlers) {
    this.#address = address;
    this.#http = http;
    this.#surroundings = surroundings;
    this.#handlers = handlers;
    this.#line = new Line(http.socketAddress(`${address.path}/live`), surroundings, {
      onUp: () => handlers.onUp(),
      onText: (text) => this.#hear(text),
      onDown: (wait) => this.#lose(wait),
      onSilence: () => this.#breakSilence(),
    });
  }

  get connection(): Connection {
    return this.#connection;
  }

  get isUp(): boolean {
    return this.#line.isUp;
  }

  /** Ends requests that nobody waits for any more. */
  get leaving(): AbortSignal {
    return this.#leaving.signal;
  }

  open(): void {
    this.#line.open();
  }

  send(frame: object): void {
    this.#line.send(JSON.stringify(frame));
    if (this.#isDue) return;
    this.#isDue = true;
    this.#line.expect(this.#surroundings.patience.answer);
  }

  /** Sends what nobody answers. */
  tell(frame: object): void {
    this.#line.send(JSON.stringify(frame));
  }

  /** The server has shown that it works: the next loss is a new one. */
  settle(): void {
    this.#line.settle();
    this.#problem = null;
  }

  /** What we follow has been told. */
  becomeOpen(): void {
    this.#become({ status: "open" });
  }

  complain(frame: ErrorFrame): void {
    if (isHopeless(frame.status)) this.#refuse(readFailure(frame.status, frame));
    else this.#problem = frame.error;
  }

  close(): void {
    this.#end({ status: "closed" }, unanswered("The connection is closed."));
  }

  #hear(text: string): void {
    const frame = parseFrame(text);
    if (frame === null) return;
    this.#isProbed = false;
    this.#handlers.onFrame(frame);
    const { answer, silence } = this.#surroundings.patience;
    this.#isDue = this.#handlers.isAsking();
    if (this.#line.isUp) this.#line.expect(this.#isDue ? answer : silence);
  }

  #lose(wait: number): void {
    const wasOpen = this.#connection.status === "open";
    this.#isProbed = false;
    this.#isDue = false;
    this.#handlers.onLost();
    this.#become({ status: "waiting", milliseconds: wait, problem: this.#problem });
    if (!wasOpen) void this.#findReason();
  }

  async #findReason(): Promise<void> {
    const { path, token, isNobody } = this.#address;
    const reply = await this.#http.read(path, { token, isNobody, signal: this.leaving });
    if (this.leaving.aborted || reply.result === "done") return;
    if (isHopeless(reply.status)) this.#refuse(reply);
    else this.#problem = reply.error;
  }

  /** If the question is not heard either, the line is dead. */
  #breakSilence(): void {
    if (this.#isProbed) {
      this.#line.drop();
      return;
    }
    this.#isProbed = true;
    this.#isDue = false;
    this.#handlers.onSilence();
  }

  #refuse(why: Failure): void {
    this.#end({ status: "refused", failure: why }, why);
  }

  #end(connection: Connection, why: Failure): void {
    this.#leaving.abort();
    this.#line.close();
    this.#become(connection);
    this.#handlers.onEnd(why);
  }

  #become(connection: Connection): void {
    // A listener may have left in the middle of what we were telling.
    if (this.#connection.status === "closed" || this.#connection.status === "refused") return;
    this.#connection = connection;
    this.#handlers.onConnection(connection);
  }
}
