import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import type { Peer } from "./peer.ts";
import { textFrame } from "./text-frame.ts";

/**
 * A WebSocket whose texts are written to its line in one piece. The library writes head and body apart, which costs more than all that
 * a short frame has to say. Pings, closing and all that comes in are the library's: it writes whole frames, too, and at once.
 */
export class SwiftPeer implements Peer {
  readonly #socket: WebSocket;
  readonly #line: Duplex;

  constructor(socket: WebSocket, line: Duplex) {
    this.#socket = socket;
    this.#line = line;
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  get OPEN(): number {
    return this.#socket.OPEN;
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#line.write(textFrame(text));
  }

  ping(): void {
    this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  on(event: "message" | "pong" | "close" | "error", listener: (...heard: never[]) => void): unknown {
    return this.#socket.on(event as "message", listener as never);
  }
}
