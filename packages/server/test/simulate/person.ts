import type { Json, Random } from "@safehouse/kernel";
import { type Client, type LiveMatch, type LiveTable, openClient, type Reply, type Told } from "@safehouse/protocol";
import type { Fate } from "./fate.ts";
import { GAME } from "./game.ts";
import type { Network } from "./network.ts";

export interface Seen {
  readonly viewer: number | "spectator";
  readonly entries: Told[];
  readonly states: { readonly n: number; readonly view: unknown }[];
  readonly match: LiveMatch;
}

export interface Said {
  readonly text: string;
  /** Null while it is not known. */
  status: number | null;
}

/** Somebody with a device that runs the real client. */
export class Person {
  readonly name: string;
  readonly said: Said[] = [];
  readonly sights: Seen[] = [];
  /** Every match that a table of theirs was ever told to have. */
  readonly matchesSeen = new Set<string>();
  readonly #fate: Fate;
  readonly #random: Random;
  readonly #network: Network;
  #client: Client;
  #table: LiveTable | null = null;
  #match: { readonly live: LiveMatch; readonly token: string | null } | null = null;
  #thinkingOf: string | null = null;
  /** How long they think at most. */
  haste = 3_000;
  #isLeavingNext = false;

  constructor(fate: Fate, network: Network, name: string) {
    this.#fate = fate;
    this.#network = network;
    this.#random = fate.stream(name);
    this.name = name;
    this.#client = this.#open();
  }

  get table(): LiveTable | null {
    return this.#table;
  }

  get match(): LiveMatch | null {
    return this.#match?.live ?? null;
  }

  get client(): Client {
    return this.#client;
  }

  async comeIn(): Promise<void> {
    const created = await this.#client.guests.create(this.name);
    if (created.result !== "done") throw new Error(`${this.name} was not let in: ${created.error}`);
    this.#client = this.#open(created.value.token);
  }

  /** With a bot on that seat, if there is to be one. */
  async openTable(seats: number, bot: number | null, timer: number | null): Promise<string> {
    const bots = bot === null ? [] : [{ seat: bot, level: "random" as const }];
    const wish = { game: GAME.meta.id, seats, bots, timer, config: { rounds: 2 } };
    return required(await this.#client.tables.create(wish)).id;
  }

  async join(table: string): Promise<void> {
    required(await this.#client.tables.join(table));
  }

  /** Looks at the table, and plays as soon as there is a match. */
  follow(table: string): void {
    this.#table = this.#client.table(table);
    this.#table.subscribe((news) => {
      if (news.type === "table") this.#takeTable();
    });
  }

  say(text: string): void {
    const said: Said = { text, status: null };
    this.said.push(said);
    void this.#client.tables.say(this.#table?.id ?? "", text).then((reply) => (said.status = reply.status));
  }

  act(what: "start" | "handOver" | "takeBack" | "leave"): void {
    const table = this.#table?.id ?? "";
    void this.#client.tables[what](table);
  }

  /** In the very moment of their next move: from another device, perhaps. */
  handOverNext(): void {
    this.#isLeavingNext = true;
  }

  rename(name: string): void {
    void this.#client.guests.rename(name);
  }

  undo(): void {
    void this.match?.undo();
  }

  close(): void {
    this.#table?.close();
    this.match?.close();
  }

  #open(guestToken?: string): Client {
    return openClient({
      server: "http://house.example",
      fetch: this.#network.fetch,
      WebSocket: this.#network.socketClass(this.name),
      clock: { after: (milliseconds, act) => this.#fate.after(milliseconds, `${this.name} timer`, act) },
      luck: {
        fraction: () => this.#random.below(1_000_000) / 1_000_000,
        bytes: (count) => Uint8Array.from({ length: count }, () => this.#random.below(256)),
      },
      ...(guestToken === undefined ? {} : { guestToken }),
    });
  }

  #takeTable(): void {
    const table = this.#table?.table ?? null;
    const id = table?.match ?? null;
    if (table === null || id === null) return;
    this.matchesSeen.add(id);
    const token = table.you?.token ?? null;
    const current = this.#match;
    const isRefused = current?.live.connection.status === "refused";
    if (current !== null && current.token === token && !isRefused) return;
    current?.live.close();
    const live = this.#client.match(id, token ?? undefined);
    const viewer = token === null ? "spectator" : (table.you?.seat ?? "spectator");
    const seen: Seen = { viewer, entries: [], states: [], match: live };
    this.sights.push(seen);
    this.#match = { live, token };
    live.subscribe((news) => {
      if (news.type === "entry") seen.entries.push(news.entry);
      if (news.type === "state") seen.states.push({ n: news.state.n, view: news.state.view });
      if (news.type === "rewound") this.#fate.note(`${this.name} hears that the log was longer once`);
      if (news.type !== "connection") this.#think();
    });
  }

  /** Answers what is asked, some time later. */
  #think(): void {
    const live = this.match;
    const first = live?.state?.moves[0];
    if (live === null || first === undefined || this.#thinkingOf === first.decision) return;
    const { decision } = first;
    this.#thinkingOf = decision;
    this.#fate.after(this.#random.below(this.haste), `${this.name} has thought about ${decision}`, () => {
      this.#thinkingOf = null;
      const now = this.match?.state?.moves.filter((each) => each.decision === decision) ?? [];
      const chosen = now[this.#random.below(Math.max(1, now.length))];
      if (this.match === null || chosen === undefined) return this.#think();
      this.#thinkingOf = decision;
      if (this.#isLeavingNext) this.act("handOver");
      this.#isLeavingNext = false;
      void this.#play(this.match, chosen.decision, chosen.move);
    });
  }

  async #play(live: LiveMatch, decision: string, move: Json): Promise<void> {
    await live.submit(decision, move);
    this.#thinkingOf = null;
    this.#fate.after(500, `${this.name} looks again`, () => this.#think());
  }
}

function required<Value>(reply: Reply<Value>): Value {
  if (reply.result !== "done") throw new Error(`${reply.status} ${reply.error}`);
  return reply.value;
}
