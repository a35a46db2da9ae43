import type { Language } from "@safehouse/kernel";
import type { Socket, SocketClass } from "@safehouse/protocol";
import type { Peer, Wire } from "../../src/live/peer.ts";
import type { Fate } from "./fate.ts";
import type { Life } from "./life.ts";

/** A house that can be reached. */
export interface Reachable {
  readonly life: Life;
  answer(request: Asked): Promise<Answered>;
  /** Serves whoever is at the other end. */
  serve(path: string, language: Language, peer: Peer, wire: Wire): void;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Hears all that is said over sockets, when it is said and when it arrives. */
export interface NetworkWitness {
  /** The server said something. */
  onSaid(by: Life, text: string): void;
  /** Something of a client has arrived. */
  onHeard(by: Life, link: Link, text: string): void;
  onAnswered(by: Life, request: Asked, answered: Answered): void;
}

type Listener = (event: { readonly data: unknown }) => void;

/** Between the devices of people and houses that stand behind one name. */
export class Network {
  readonly #fate: Fate;
  readonly #witness: NetworkWitness;
  readonly #houses: () => readonly Reachable[];
  readonly #links = new Set<Link>();
  /** How often a request or its answer gets lost. */
  loss = 0;

  constructor(fate: Fate, witness: NetworkWitness, houses: () => readonly Reachable[]) {
    this.#fate = fate;
    this.#witness = witness;
    this.#houses = houses;
  }

  /** Breaks what somebody talks over: at once, or without a word. */
  breakOne(isSilent: boolean): void {
    this.#fate.pick([...this.#links])?.break(isSilent);
  }

  /** Whether all that this one talks over is heard. */
  isHeard(owner: string): boolean {
    return [...this.#links].every((link) => link.owner !== owner || !link.isSilent);
  }

  socketClass(owner: string): SocketClass {
    const open = (link: Link, url: string): void => this.#open(link, url);
    const fate = this.#fate;
    return class extends Link {
      constructor(url: string) {
        super(fate, new URL(url).pathname, owner);
        open(this, url);
      }
    };
  }

  readonly fetch = ((input: URL | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input);
    const request: Asked = {
      method: init.method ?? "GET",
      path: `${pathname}${search}`,
      headers: init.headers as Record<string, string>,
      body: (init.body as string | undefined) ?? null,
    };
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new TypeError("fetch failed"));
      init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      if (this.#fate.happens(this.loss)) return this.#fate.note(`lost: ${request.method} ${request.path}`);
      this.#later(`request ${request.method} ${request.path}`, () =>
        this.#ask(request, resolve as (response: unknown) => void, fail),
      );
    });
  }) as typeof fetch;

  #ask(request: Asked, resolve: (response: unknown) => void, fail: () => void): void {
    const house = this.#fate.pick(this.#houses());
    if (house === null) return this.#later("nobody answers", fail);
    const { life } = house;
    life.onEnd(() => this.#later(`${life.name} is gone`, fail));
    const pass = (answered: Answered): void => {
      if (!life.isAlive) return;
      this.#witness.onAnswered(life, request, answered);
      if (this.#fate.happens(this.loss)) return this.#fate.note(`lost: ${answered.status} to ${request.path}`);
      const { status, body } = answered;
      this.#later(`${life.name} answers ${status} to ${request.method} ${request.path}`, () =>
        resolve({ status, text: async () => body }),
      );
    };
    void house.answer(request).then(pass);
  }

  #open(link: Link, url: string): void {
    const language = (new URL(url).searchParams.get("lang") ?? "en") as Language;
    this.#later(`connect ${link.path}`, () => {
      const house = this.#fate.pick(this.#houses());
      if (house === null || link.isOver) return link.break(false);
      this.#links.add(link);
      link.join(house.life, this.#witness, () => this.#links.delete(link));
      house.serve(link.path, language, link.peer, link.peer);
    });
  }

  #later(what: string, act: () => void): void {
    this.#fate.after(this.#fate.between(0.1, 20), what, act);
  }
}

/** One socket: what the client holds, and at its other end what the server does. Each way keeps its order. */
export class Link implements Socket {
  readonly path: string;
  readonly owner: string;
  readonly peer: FarEnd;
  readonly #fate: Fate;
  readonly #listeners = new Map<string, Listener[]>();
  #lastUp = 0;
  #lastDown = 0;
  #isSilent = false;
  #isOver = false;
  #life: Life | null = null;
  #witness: NetworkWitness | null = null;
  #onOver: () => void = () => {};
  /** Who the client said it is. */
  token: string | null = null;

  constructor(fate: Fate, path: string, owner: string) {
    this.#fate = fate;
    this.path = path;
    this.owner = owner;
    this.peer = new FarEnd({
      say: (text) => this.#down(text),
      ping: () => this.#up(() => this.peer.hear("pong")),
      close: () => this.#hangUp("server"),
      end: () => this.break(false),
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  addEventListener(type: string, listener: Listener | (() => void)): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { type: string; token?: string };
    if (frame.type === "hello") this.token = frame.token ?? null;
    this.#up(() => {
      if (this.#life !== null) this.#witness?.onHeard(this.#life, this, text);
      this.peer.hear("message", Buffer.from(text), false);
    }, frame.type);
  }

  close(): void {
    this.#hangUp("client");
  }

  join(life: Life, witness: NetworkWitness, onOver: () => void): void {
    this.#life = life;
    this.#witness = witness;
    this.#onOver = onOver;
    life.onEnd(() => this.break(false));
    this.#deliver("open", null);
  }

  /** Without a word neither end hears anything any more, and has to find out. */
  break(isSilent: boolean): void {
    if (this.#isOver) return;
    this.#fate.note(`${isSilent ? "silent" : "broken"}: ${this.path}`);
    this.#isSilent = true;
    if (isSilent) return;
    this.#isOver = true;
    this.#fate.after(this.#fate.between(0.1, 30), `closed ${this.path}`, () => {
      this.#onOver();
      this.#tell("close", null);
    });
    this.#life?.after(this.#fate.between(0.1, 30), `closed ${this.path}`, () => this.peer.end());
  }

  /** What was said before is still heard. */
  #hangUp(by: "client" | "server"): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const end = (): void => {
      this.#onOver();
      this.#isSilent = true;
      this.peer.end();
      this.#tell("close", null);
    };
    if (this.#life === null) this.#fate.after(0.1, `closed ${this.path}`, end);
    else if (by === "client") this.#up(end, "bye");
    else this.#afterDown(`closed ${this.path}`, end);
  }

  #up(act: () => void, what = "pong"): void {
    const at = Math.max(this.#lastUp, this.#fate.now + this.#fate.between(0.1, 20));
    this.#lastUp = at;
    const life = this.#life;
    this.#fate.after(at - this.#fate.now, `${what} to ${life?.name} ${this.path}`, () => {
      if (!this.#isSilent && life?.isAlive) act();
    });
  }

  #down(text: string): void {
    if (this.#life === null) return;
    this.#witness?.onSaid(this.#life, text);
    this.#deliver("message", text);
  }

  #deliver(type: string, data: string | null): void {
    this.#afterDown(`${type} from ${this.#life?.name} ${data?.slice(0, 60) ?? ""}`, () => {
      if (!this.#isSilent) this.#tell(type, data);
    });
  }

  #afterDown(what: string, act: () => void): void {
    const at = Math.max(this.#lastDown, this.#fate.now + this.#fate.between(0.1, 20));
    this.#lastDown = at;
    this.#fate.after(at - this.#fate.now, what, act);
  }

  #tell(type: string, data: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }
}

interface NearEnd {
  say(text: string): void;
  ping(): void;
  close(): void;
  end(): void;
}

/** What the server holds of a socket. What is written while it is corked leaves when it is let go. */
class FarEnd implements Peer, Wire {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  readonly #line: NearEnd;
  readonly #listeners = new Map<string, ((...given: never[]) => void)[]>();
  #corked: string[] | null = null;

  constructor(line: NearEnd) {
    this.#line = line;
  }

  on(event: string, listener: (...given: never[]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  hear(event: string, ...given: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(given as never[]));
  }

  cork(): void {
    this.#corked ??= [];
  }

  uncork(): void {
    const texts = this.#corked ?? [];
    this.#corked = null;
    for (const text of texts) this.#line.say(text);
  }

  send(text: string): void {
    if (this.readyState !== this.OPEN) return;
    if (this.#corked === null) this.#line.say(text);
    else this.#corked.push(text);
  }

  ping(): void {
    this.#line.ping();
  }

  close(_code: number): void {
    this.uncork();
    this.readyState = 2;
    this.#line.close();
  }

  terminate(): void {
    this.#line.end();
  }

  end(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.hear("close");
  }
}
