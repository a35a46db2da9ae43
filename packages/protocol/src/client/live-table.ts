import type { ErrorFrame } from "../wire.ts";
import type { ChatMessages, ChatMessageView, TableClientFrame, TableView } from "../wire-tables.ts";
import { isPassing } from "./answer.ts";
import { waitBefore } from "./backoff.ts";
import type { Connection } from "./connection.ts";
import type { Http } from "./http.ts";
import { Listeners } from "./listeners.ts";
import { LiveLine } from "./live-line.ts";
import type { TableNews, TableNewsListener } from "./news.ts";
import { tablePath } from "./paths.ts";
import type { Surroundings } from "./surroundings.ts";
import { Timers } from "./timers.ts";

/** One table as one guest or a stranger sees it, over a line that may break at any time. What is done there goes over `tables`. */
export class LiveTable {
  readonly id: string;
  readonly #token: string | undefined;
  readonly #isScreen: boolean;
  readonly #http: Http;
  readonly #surroundings: Surroundings;
  readonly #line: LiveLine;
  readonly #listeners = new Listeners<TableNews>();
  readonly #timers: Timers;
  #table: TableView | null = null;
  #messages: readonly ChatMessageView[] = [];
  #isAsked = false;
  #shown = 0;
  #isHand = false;
  #wasHand = false;

  constructor(id: string, token: string | undefined, http: Http, surroundings: Surroundings, isScreen = false) {
    this.id = id;
    this.#isScreen = isScreen;
    this.#token = token;
    this.#http = http;
    this.#surroundings = surroundings;
    this.#timers = new Timers(surroundings.clock);
    this.#line = new LiveLine({ path: tablePath(id), token, isNobody: isScreen }, http, surroundings, {
      onUp: () => this.#greet(),
      onFrame: (frame) => this.#hear(frame),
      onSilence: () => this.#greet(),
      isAsking: () => this.#isAsked,
      onLost: () => this.#lose(),
      onConnection: (connection) => this.#listeners.tell({ type: "connection", connection }),
      onEnd: () => this.#timers.clear(),
    });
    this.#line.open();
  }

  /** Null until the server has first answered. */
  get table(): TableView | null {
    return this.#table;
  }

  /** What was said, oldest first, as far as this guest has heard it: only those who sit at the table do. */
  get messages(): readonly ChatMessageView[] {
    return this.#messages;
  }

  get connection(): Connection {
    return this.#line.connection;
  }

  /** Tells of the table whenever it changes, of each message once, and of the line. Returns what ends the subscription. */
  subscribe(listener: TableNewsListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Of a screen: how far it has shown the match. Said again by itself when the line comes back. */
  show(n: number): void {
    this.#shown = n;
    if (this.connection.status === "open") this.#sayShown();
  }

  /** Of a device beside a screen: whether it shows only a hand. Said again by itself when the line comes back. */
  holdHand(isHand: boolean): void {
    if (isHand === this.#isHand) return;
    this.#isHand = isHand;
    if (this.connection.status === "open") this.#line.tell(this.#hello);
  }

  #sayShown(): void {
    const shown: TableClientFrame = { type: "shown", n: this.#shown };
    this.#line.tell(shown);
  }

  /** Ends the line. Nobody leaves the table by that. */
  close(): void {
    this.#line.close();
    this.#listeners.clear();
  }

  #greet(): void {
    this.#isAsked = true;
    this.#line.send(this.#hello);
  }

  get #hello(): TableClientFrame {
    const token = this.#token === undefined ? {} : { token: this.#token };
    // Nothing is said of it before it is so: older houses know no such word.
    const hand = this.#wasHand || this.#isHand ? { hand: this.#isHand } : {};
    this.#wasHand ||= this.#isHand;
    return { type: "hello", ...token, ...(this.#isScreen && { screen: true }), ...hand };
  }

  #lose(): void {
    this.#isAsked = false;
    this.#timers.clear();
  }

  #hear({ type, ...fields }: Record<string, unknown>): void {
    if (type === "table") this.#takeTable(fields as unknown as TableView);
    if (type === "message") this.#takeMessages([fields as unknown as ChatMessageView]);
    if (type === "shown") this.#listeners.tell({ type, n: Number(fields["n"]) });
    if (type === "error") this.#line.complain(fields as unknown as ErrorFrame);
  }

  #takeTable(table: TableView): void {
    this.#isAsked = false;
    this.#line.settle();
    const isFirst = this.connection.status !== "open";
    const wasSeated = isSeated(this.#table);
    // The first table on a line is older than ours only if the server has forgotten something.
    if (isFirst || this.#table === null || table.version >= this.#table.version) {
      this.#table = table;
      this.#listeners.tell({ type: "table", table });
    }
    if (isFirst) this.#line.becomeOpen();
    if (isFirst && this.#shown > 0 && table.match !== null) this.#sayShown();
    if (isSeated(this.#table) && (isFirst || !wasSeated)) void this.#readMessages(0);
  }

  /** What was said before we came, or while the line was down. All of it: somebody may be called differently since. */
  async #readMessages(failures: number): Promise<void> {
    const call = { token: this.#token, signal: this.#line.leaving };
    const reply = await this.#http.read<ChatMessages>(`${tablePath(this.id)}/messages`, call);
    if (this.#line.leaving.aborted) return;
    if (reply.result === "done") this.#takeMessages(reply.value.messages);
    else if (isPassing(reply.status) && this.#line.isUp) {
      this.#timers.after(waitBefore(failures, this.#surroundings), () => void this.#readMessages(failures + 1));
    }
  }

  /** A message may come twice, over the line and with those that were missed. */
  #takeMessages(heard: readonly ChatMessageView[]): void {
    const known = new Map(this.#messages.map((message) => [message.n, message]));
    const fresh = heard.filter(({ n }) => !known.has(n));
    for (const message of heard) known.set(message.n, message);
    this.#messages = [...known.values()].toSorted((a, b) => a.n - b.n);
    for (const message of fresh) this.#listeners.tell({ type: "message", message });
  }
}

function isSeated(table: TableView | null): boolean {
  return table !== null && table.you !== null && table.you.seat !== null;
}
