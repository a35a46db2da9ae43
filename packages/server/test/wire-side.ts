import type { GameEvent } from "@safehouse/kernel";
import { human, makeMatch, type TestMatch } from "./house.ts";
import type { Position, TableViewer, WorldHouse } from "./wire-world.ts";

interface Ask {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- frames are looked at loosely here
type Frame = any;

/** One of two worlds, as one viewer meets it over HTTP and a socket: every byte, with ids and times made canonical. */
export class Side {
  readonly house: WorldHouse;
  readonly match: TestMatch;
  readonly #viewer: TableViewer;
  readonly #socket: WebSocket;
  readonly #texts: string[] = [];
  #wake = (): void => {};
  #seen = 0;

  static async open(
    house: WorldHouse,
    position: Position,
    state: unknown,
    viewer: TableViewer,
    views: "whole" | "changes" | "steps",
  ): Promise<Side> {
    house.put(state);
    const seats = Array(position.seats).fill(human);
    const match = await makeMatch(house, { config: position.config, seats, seed: "two worlds" });
    const side = new Side(house, match, viewer);
    await new Promise((resolve, reject) => {
      side.#socket.addEventListener("open", resolve);
      side.#socket.addEventListener("error", reject);
    });
    side.send({ type: "hello", n: 0, views, ...(viewer === "spectator" ? {} : { token: match.tokens[viewer] }) });
    await side.#until((frame) => frame.type === "state");
    return side;
  }

  private constructor(house: WorldHouse, match: TestMatch, viewer: TableViewer) {
    this.house = house;
    this.match = match;
    this.#viewer = viewer;
    this.#socket = new WebSocket(`${house.address.replace("http", "ws")}${match.path}/live`);
    this.#socket.addEventListener("message", ({ data }) => {
      this.#texts.push(data as string);
      this.#wake();
    });
    this.#socket.addEventListener("close", () => this.#wake());
  }

  get ownToken(): string | undefined {
    return this.#viewer === "spectator" ? undefined : this.match.tokens[this.#viewer];
  }

  /** Status, headers and body as the viewer gets them. */
  async ask({ method = "GET", path, body, token = this.ownToken }: Ask): Promise<string> {
    const told = await this.house.app.inject({
      method,
      url: this.match.path + path,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { date: _, ...headers } = told.headers;
    return this.#canonical(`${told.statusCode} ${JSON.stringify(headers)}\n${told.body}`);
  }

  /** What a seat sees, for the test to know what it could do. */
  async snapshot(token?: string): Promise<Frame> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await this.house.app.inject({ url: this.match.path, headers })).json();
  }

  send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  async answerTo(frame: { readonly command: string }): Promise<void> {
    this.send(frame);
    await this.#until(({ type, command }) => type === "answer" && command === frame.command);
  }

  /** All frames since the last call, once the socket has told as much as HTTP does. */
  async frames(): Promise<{ text: string; events: GameEvent[] }> {
    const { n } = await this.snapshot(this.ownToken);
    // Where changes or steps are told, the answer to a move has its entry in it.
    await this.#until((frame) => (frame.type === "answer" ? frame.entry?.n >= n : frame.n >= n));
    const fresh = this.#texts.slice(this.#seen);
    this.#seen = this.#texts.length;
    const events = fresh.map((text) => JSON.parse(text)).flatMap(eventsIn);
    return { text: this.#canonical(fresh.join("\n")), events };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#socket.addEventListener("close", resolve));
    this.#socket.close();
    await closed;
  }

  async #until(fits: (frame: Frame) => boolean): Promise<void> {
    while (!this.#texts.some((text) => fits(JSON.parse(text)))) {
      if (this.#socket.readyState > 1) throw new Error(`the socket closed after ${this.#texts.at(-1)}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #canonical(text: string): string {
    for (const token of this.match.tokens) {
      if (text.includes(token)) throw new Error(`a token is told: ${text.slice(0, 200)}`);
    }
    return text.replaceAll(this.match.id, "MATCH");
  }
}

function eventsIn({ events = [], log = [], entry }: Frame): GameEvent[] {
  return [...events, ...log.flatMap(eventsIn), ...(entry === undefined ? [] : eventsIn(entry))];
}
