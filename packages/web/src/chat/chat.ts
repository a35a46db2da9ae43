import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ChatMessageView, Client, Failure, ReportRequest } from "@safehouse/protocol";
import { recall, remember } from "../app/storage.ts";
import { countUnread } from "./unread.ts";

/** Where the talk comes from. */
export interface Talk {
  readonly id: string;
  readonly messages: ReadonlySignal<readonly ChatMessageView[]>;
  onMessage(listener: (message: ChatMessageView) => void): () => void;
  readMessages(): Promise<void>;
}

/** What was read at a table need not be read again at its rematch. */
export function readOn(from: string, to: string): void {
  const last = recall(readKey(from));
  if (last !== null && recall(readKey(to)) === null) remember(readKey(to), last);
}

function readKey(table: string): string {
  return `read.${table}`;
}

/** What one guest reads and says at one table. */
export class Chat {
  readonly #client: Client;
  readonly #talk: Talk;
  readonly #me: string;
  readonly #muted = signal<readonly string[]>([]);
  readonly #lastRead = signal(0);
  readonly unread: ReadonlySignal<number>;
  /** Whether the person has the talk before their eyes. */
  isShown = false;

  constructor(client: Client, talk: Talk, me: string) {
    this.#client = client;
    this.#talk = talk;
    this.#me = me;
    this.#lastRead.value = Number(recall(this.#key)) || 0;
    this.unread = computed(() =>
      countUnread(talk.messages.value, { lastRead: this.#lastRead.value, me, muted: this.#muted.value }),
    );
    void this.#readMuted();
  }

  get me(): string {
    return this.#me;
  }

  get messages(): ReadonlySignal<readonly ChatMessageView[]> {
    return this.#talk.messages;
  }

  get muted(): ReadonlySignal<readonly string[]> {
    return this.#muted;
  }

  /** The person has seen all there is. */
  markRead(): void {
    const last = this.#talk.messages.value.at(-1)?.n ?? 0;
    if (last <= this.#lastRead.value) return;
    this.#lastRead.value = last;
    remember(this.#key, String(last));
  }

  /** Others' messages as they come, without the muted and without what was said before. */
  onOthers(listener: (message: ChatMessageView) => void): () => void {
    const openedAt = this.#talk.messages.value.at(-1)?.n ?? this.#lastRead.value;
    return this.#talk.onMessage((message) => {
      const isOld = message.n <= openedAt || message.n <= this.#lastRead.value;
      if (!isOld && message.guest !== this.#me && !this.#muted.value.includes(message.guest)) listener(message);
    });
  }

  /** Null if it worked. */
  async say(text: string): Promise<Failure | null> {
    const reply = await this.#client.tables.say(this.#talk.id, text);
    return reply.result === "done" ? null : reply;
  }

  async mute(guest: string): Promise<Failure | null> {
    const reply = await this.#client.guests.mute(guest);
    if (reply.result === "failed") return reply;
    this.#muted.value = reply.value.muted;
    return null;
  }

  async unmute(guest: string): Promise<Failure | null> {
    const reply = await this.#client.guests.unmute(guest);
    if (reply.result === "failed") return reply;
    this.#muted.value = reply.value.muted;
    await this.#talk.readMessages();
    return null;
  }

  async report(n: number, reason: ReportRequest): Promise<Failure | null> {
    const reply = await this.#client.tables.report(this.#talk.id, n, reason);
    return reply.result === "done" ? null : reply;
  }

  get #key(): string {
    return readKey(this.#talk.id);
  }

  async #readMuted(): Promise<void> {
    const reply = await this.#client.guests.own();
    if (reply.result === "done") this.#muted.value = reply.value.muted;
  }
}
