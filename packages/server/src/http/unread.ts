import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PROBLEM_TYPE } from "@safehouse/protocol/schemas";
import { malformed, Problem } from "../problem.ts";
import { SECURITY_HEADERS } from "./headers.ts";

/** Answers what never became a request that could be routed, in the way that every other problem is answered. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && error.code !== "ECONNRESET") socket.write(inFull(unreadProblem(error)));
  socket.destroy(error);
}

/** Answers a handshake that is none. */
export function answerNoHandshake(error: Error, socket: Duplex): void {
  socket.end(inFull(malformed(`${error.message}.`)));
}

/**
 * Any other wish than for a WebSocket is passed over, as a server may: some clients ask for HTTP/2 in this way with everything they send,
 * and take the answer in HTTP/1.1 as well. So is that for a WebSocket where none is: the framework would open it, and close it without
 * a reason. While the house closes nobody listens to such wishes, and they are answered like everything else.
 */
export function mayUpgrade(server: Server, { headers, url = "" }: IncomingMessage): boolean {
  const isWish = headers.upgrade?.trim().toLowerCase() === "websocket" && /\/live(?:\?|$)/.test(url);
  return isWish && server.listenerCount("upgrade") > 0;
}

function unreadProblem({ code }: NodeJS.ErrnoException): Problem {
  if (code === "HPE_HEADER_OVERFLOW") {
    return new Problem(431, "request.tooLong", "The address and the headers are too long: send at most 16 kB.");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return new Problem(408, "request.malformed", "The request did not come to its end in time.");
  }
  return malformed("This is not an HTTP request that can be read.");
}

function inFull({ status, body }: Problem): string {
  const text = JSON.stringify(body);
  const headers = {
    ...SECURITY_HEADERS,
    "content-type": PROBLEM_TYPE,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`;
}
