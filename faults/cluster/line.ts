import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Looks at what goes over one connection, and may change it. Null cuts the connection. */
export interface Tap {
  toServer(data: Buffer): Buffer | null;
  toClient(data: Buffer): Buffer | null;
}

export interface LineOptions {
  /** Where new connections go: the first port that lets them in. */
  readonly targets: () => readonly number[];
  readonly host?: string;
  /** Where to listen; by default on this machine alone. */
  readonly listenOn?: string;
  /** Of each new connection; by `sendLater` something can be told to the client at another time. */
  readonly tap?: (sendLater: (data: Buffer) => void) => Tap;
}

/** As for a balancer: whoever does not answer by then is passed over. */
const CONNECT_MS = 1_000;
const PLAIN: Tap = { toServer: (data) => data, toClient: (data) => data };

/** A TCP line between programs that can be cut, closed, slowed down, and made to swallow everything. */
export class Line {
  readonly port: number;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #options: LineOptions;
  /** Lets nobody in. */
  isShut = false;
  /** Nothing arrives any more, in either direction, and nobody is told: as when a cable is pulled. */
  isMute = false;
  /** Each way. */
  delayMs = 0;

  static async open(options: LineOptions): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, options.listenOn ?? "127.0.0.1", resolve));
    return new Line(server, options);
  }

  private constructor(server: Server, options: LineOptions) {
    this.#server = server;
    this.#options = options;
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (client) => void this.#join(client));
  }

  /** Breaks whatever is open. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  async #join(client: Socket): Promise<void> {
    this.#keep(client);
    if (this.isShut) return void client.destroy();
    client.pause();
    const server = await this.#reach();
    if (server === null || client.destroyed) {
      server?.destroy();
      return void client.destroy();
    }
    this.#keep(server);
    const { toServer, toClient } = this.#options.tap?.((data) => void (client.writable && client.write(data))) ?? PLAIN;
    this.#pass(client, server, toServer);
    this.#pass(server, client, toClient);
    client.resume();
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.setNoDelay(true).on("error", () => {});
    socket.on("close", () => void this.#open.delete(socket));
  }

  async #reach(): Promise<Socket | null> {
    for (const port of this.#options.targets()) {
      const socket = await reached(port, this.#options.host ?? "127.0.0.1");
      if (socket !== null) return socket;
    }
    return null;
  }

  #pass(from: Socket, to: Socket, look: (data: Buffer) => Buffer | null): void {
    from.on("data", (data) => {
      if (this.isMute) return;
      const passed = look(data);
      if (passed === null) {
        from.destroy();
        return void to.destroy();
      }
      const write = (): void => void (to.writable && passed.length > 0 && to.write(passed));
      if (this.delayMs === 0) write();
      else setTimeout(write, this.delayMs);
    });
    // Through a pulled cable nobody hears of an end, either.
    from.on("close", () => void (this.isMute || to.destroy()));
  }
}

function reached(port: number, host: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const giveUp = (): void => {
      socket.destroy();
      resolve(null);
    };
    const timer = setTimeout(giveUp, CONNECT_MS);
    socket.once("error", giveUp);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", giveUp);
      resolve(socket);
    });
  });
}
