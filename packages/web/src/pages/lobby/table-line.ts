import { type ReadonlySignal, signal } from "@preact/signals";
import type {
  ChatMessageView,
  Client,
  Connection,
  LiveTable,
  MatchSnapshot,
  Reply,
  TableClient,
  TableView,
} from "@safehouse/protocol";
import { mergeMessages } from "../../chat/unread.ts";
import type { HeardDeadlines } from "./logic/countdown.ts";

type Action = (tables: TableClient) => Promise<Reply<TableView>>;

/** One table as this browser's guest, or a stranger, sees it: what the line tells and what came of own doings, in one place. */
export class TableLine {
  readonly id: string;
  readonly #client: Client;
  readonly #table = signal<TableView | null>(null);
  readonly #messages = signal<readonly ChatMessageView[]>([]);
  readonly #connection = signal<Connection>({ status: "connecting" });
  readonly #clocks = signal<HeardDeadlines>({ deadlines: [], heardAt: 0 });
  readonly #shown = signal<number | null>(null);
  readonly #kept = signal<MatchSnapshot | null>(null);
  readonly #listeners = new Set<(message: ChatMessageView) => void>();
  #live: LiveTable | null = null;

  constructor(client: Client, id: string) {
    this.#client = client;
    this.id = id;
    this.reopen();
  }

  /** Null until the server has first answered. */
  get table(): ReadonlySignal<TableView | null> {
    return this.#table;
  }

  get messages(): ReadonlySignal<readonly ChatMessageView[]> {
    return this.#messages;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  /** How much time is left for what, and when that was heard. */
  get clocks(): ReadonlySignal<HeardDeadlines> {
    return this.#clocks;
  }

  /** How far a screen for everybody has shown the match; null for no word of it yet. */
  get shown(): ReadonlySignal<number | null> {
    return this.#shown;
  }

  /** Whether this device lies beside a screen and shows only a hand. */
  holdHand(isHand: boolean): void {
    this.#live?.holdHand(isHand);
  }

  /** Once somebody has become a guest: a line stays whose it was when it was opened. */
  reopen(): void {
    this.close();
    const live = this.#client.table(this.id);
    this.#live = live;
    this.#connection.value = live.connection;
    let isFirst = true;
    live.subscribe((news) => {
      if (news.type === "connection") this.#connection.value = news.connection;
      if (news.type === "table") {
        // The server may have forgotten something: what a new line says first is the truth.
        this.#take(news.table, isFirst);
        isFirst = false;
      }
      if (news.type === "shown") this.#shown.value = news.n;
      if (news.type === "message") {
        this.#messages.value = mergeMessages(this.#messages.value, [news.message]);
        for (const listener of this.#listeners) listener(news.message);
      }
    });
  }

  /** Without a line: the table as this device last saw it, until the server answers. */
  async recall(): Promise<void> {
    const { recallState, recallTable } = await import("../../play/online/kept-tables.ts");
    const table = await recallTable(this.id);
    const state = table?.match ? await recallState(table.match) : null;
    if (table === null || state === null || this.#table.peek() !== null) return;
    this.#kept.value = state;
    this.#table.value = table;
  }

  /** The match as it was last seen, while the table is what this device remembers. */
  get kept(): ReadonlySignal<MatchSnapshot | null> {
    return this.#kept;
  }

  /** Does something at the table; the answer is at once what everybody sees here. */
  async act(action: Action): Promise<Reply<TableView>> {
    const reply = await action(this.#client.tables);
    if (reply.result === "done" && reply.value.id === this.id) this.#take(reply.value);
    return reply;
  }

  /** Clocks start without a change of the table, so nobody is told: ask. */
  async refresh(): Promise<void> {
    await this.act((tables) => tables.find(this.id));
  }

  onMessage(listener: (message: ChatMessageView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What was said by somebody who was muted until now was never told. */
  async readMessages(): Promise<void> {
    const reply = await this.#client.tables.messages(this.id);
    if (reply.result === "done") this.#messages.value = mergeMessages(this.#messages.value, reply.value.messages);
  }

  close(): void {
    this.#live?.close();
    this.#live = null;
  }

  #take(table: TableView, isCertain = false): void {
    const known = this.#table.value;
    if (!isCertain && known !== null && table.version < known.version) return;
    this.#kept.value = null;
    this.#table.value = table;
    this.#clocks.value = { deadlines: table.deadlines, heardAt: Date.now() };
  }
}
