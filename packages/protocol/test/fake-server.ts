import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { ClientFrame, ServerFrame } from "../src/index.ts";
import { Conversation, type FakeTable, MATCH } from "./fake-table.ts";

/** What a faulty line does to a frame from the server: how often it arrives. */
export type Fault = (frame: ServerFrame) => number;

/** A table behind a real port, which can be stopped and started again. */
export class FakeServer {
  readonly table: FakeTable;
  readonly sockets = new Set<WebSocket>();
  readonly heard: ClientFrame[] = [];
  fault: Fault = () => 1;
  connections = 0;
  isTurningSocketsAway = false;
  #server: Server | null = null;
  #port = 0;

  constructor(table: FakeTable) {
    this.table = table;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => this.#answer(request, response));
    const sockets = new WebSocketServer({ noServer: true });
    server.on("upgrade", (request, socket, head) => {
      if (this.isTurningSocketsAway || !request.url?.startsWith(`/api/matches/${MATCH}/live`)) socket.destroy();
      else sockets.handleUpgrade(request, socket, head, (webSocket) => this.#converse(webSocket));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    this.cut();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Breaks all sockets at once, without a word. */
  cut(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  #converse(socket: WebSocket): void {
    this.connections++;
    this.sockets.add(socket);
    const conversation = new Conversation(this.table, (frame) => {
      for (let i = this.fault(frame); i > 0; i--) socket.send(JSON.stringify(frame));
    });
    socket.on("message", (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as ClientFrame;
      this.heard.push(frame);
      conversation.hear(frame);
    });
    socket.on("close", () => {
      this.sockets.delete(socket);
      conversation.end();
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const token = request.headers.authorization?.replace("Bearer ", "");
    const seat = this.table.seatOf(token);
    const [, match, action] = /^\/api\/matches\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (match !== MATCH) return send(404, { code: "match.unknown", error: "There is no such match." });
    if (token !== undefined && seat === null)
      return send(401, { code: "token.unknown", error: "This token is unknown." });
    if (request.method === "GET") {
      if (action === "record") return send(409, { code: "match.running", error: "The match is not over." });
      const from = Number(url.searchParams.get("from") ?? this.table.rows.length - 49);
      return send(200, this.table.snapshot(seat, Math.max(1, from)));
    }
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const type = action === "undo" ? "undo" : "move";
      const { status, ...body } = this.table.answer(seat, { ...JSON.parse(text), type });
      send(status, body);
    });
  }
}
