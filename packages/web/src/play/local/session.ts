import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ConfiguredMatch } from "@safehouse/games";
import {
  type AnyCore,
  type AnyFront,
  fail,
  type Json,
  type MatchRecord,
  ok,
  type Result,
  type Viewer,
} from "@safehouse/kernel";
import type { Answer, Connection, Moment, SeatInfo, Session, Told } from "../session.ts";
import { type Rules, rulesLater } from "../rules.ts";
import { mayUndo } from "../undo.ts";
import type { Trouble } from "./kept.ts";
import type { FromHost, HostAnswer, Line, Opened, OpenProblem, StateMessage, ToHost } from "./messages.ts";
import { randomHex } from "./random-hex.ts";

/** A match whose host runs in this device's worker. */
export interface LocalSession extends Session {
  readonly opened: Opened;
  /** The person whom the device is for now; null while bots play and when all is over. */
  readonly next: ReadonlySignal<number | null>;
  /** Since their last move this viewer was told something that the others do not know. */
  readonly isToldInPrivate: ReadonlySignal<boolean>;
  /** The host has given up: the match goes on when it is opened again. */
  readonly stopped: ReadonlySignal<Trouble | null>;
  /** Forgets at once what the last viewer knew. False if the PIN is wrong: then nobody looks. */
  watch(viewer: Viewer, pin?: string): Promise<boolean>;
  record(): Promise<MatchRecord | null>;
}

export interface LocalSessionOptions {
  readonly match: string;
  readonly line: Line<ToHost, FromHost>;
  readonly isTakingOver: boolean;
  readonly loadFront: (id: string, match: ConfiguredMatch) => Promise<AnyFront | null>;
  readonly loadCore: (id: string, match: ConfiguredMatch) => Promise<AnyCore | null>;
  readonly nameSeats: (seats: Opened["seats"]) => readonly SeatInfo[];
  readonly explain: (trouble: Trouble) => string;
  /** Ends the worker. */
  readonly end: () => void;
}

/** Nobody is looked through yet: call `watch` next. */
export async function openLocalSession(options: LocalSessionOptions): Promise<Result<LocalSession, OpenProblem>> {
  const { line, match, isTakingOver } = options;
  const desk = new Desk(line);
  line.post({ type: "open", match, isTakingOver });
  const first = await desk.opening;
  if (first.type === "unopened") return fail(first.problem);
  const game = await options.loadFront(first.game, first);
  return game === null ? fail("release") : ok(new HostedSession(desk, first, game, options));
}

type Listener = (message: FromHost) => void;

/** The page's end of the line: the first answer, and then whoever listens. */
class Desk {
  readonly line: Line<ToHost, FromHost>;
  readonly opening: Promise<Extract<FromHost, { type: "opened" | "unopened" }>>;
  listener: Listener = () => {};

  constructor(line: Line<ToHost, FromHost>) {
    this.line = line;
    this.opening = new Promise((resolve) => {
      line.listen((message) => {
        if (message.type === "opened" || message.type === "unopened") resolve(message);
        else this.listener(message);
      });
    });
  }
}

class HostedSession implements LocalSession {
  readonly game: AnyFront;
  readonly rules: Rules;
  readonly opened: Opened;
  readonly isShared: boolean;
  readonly viewer = signal<Viewer>("spectator");
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly now = signal<Moment | null>(null);
  readonly missed = signal<readonly Moment[]>([]);
  readonly log = signal<readonly Told[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly next = signal<number | null>(null);
  readonly isToldInPrivate = signal(false);
  readonly stopped = signal<Trouble | null>(null);
  readonly mayUndo = computed(() => mayUndo(this.game, this.viewer.value, this.now.value, this.log.value));
  readonly #options: LocalSessionOptions;
  readonly #answers = new Map<string, (answer: HostAnswer) => void>();
  readonly #records: ((record: MatchRecord | null) => void)[] = [];
  #watching: ((isShown: boolean) => void) | null = null;

  constructor(desk: Desk, opened: Opened, game: AnyFront, options: LocalSessionOptions) {
    this.game = game;
    this.rules = rulesLater(() => options.loadCore(opened.game, opened));
    this.opened = opened;
    this.isShared = opened.isPassedAround;
    this.seats.value = options.nameSeats(opened.seats);
    this.#options = options;
    desk.listener = (message) => this.#hear(message);
  }

  watch(viewer: Viewer, pin = ""): Promise<boolean> {
    this.#watching?.(false);
    batch(() => {
      this.viewer.value = viewer;
      this.now.value = null;
      this.missed.value = [];
      this.log.value = [];
      this.isToldInPrivate.value = false;
    });
    this.#options.line.post({ type: "watch", viewer, pin });
    return new Promise((resolve) => (this.#watching = resolve));
  }

  submit(decision: string, move: Json): Promise<Answer> {
    const command = randomHex(16);
    return this.#command(command, { type: "submit", command, decision, move });
  }

  undo(): Promise<Answer> {
    const command = randomHex(16);
    return this.#command(command, { type: "undo", command });
  }

  record(): Promise<MatchRecord | null> {
    this.#options.line.post({ type: "record" });
    return new Promise((resolve) => this.#records.push(resolve));
  }

  close(): void {
    this.#options.line.post({ type: "close" });
    this.#giveUp("gone");
    this.#options.end();
  }

  async #command(command: string, message: ToHost): Promise<Answer> {
    if (this.stopped.value !== null) return { result: "failed", why: this.#options.explain(this.stopped.value) };
    this.isToldInPrivate.value = false;
    const answered = new Promise<HostAnswer>((resolve) => this.#answers.set(command, resolve));
    this.#options.line.post(message);
    const answer = await answered;
    if (answer.result === "failed") return { result: "failed", why: this.#options.explain(answer.trouble) };
    if (answer.result === "refused") return answer;
    return { result: "done" };
  }

  #hear(message: FromHost): void {
    switch (message.type) {
      case "state":
        return this.#take(message);
      case "barred":
        return this.#settleWatch(false);
      case "answer": {
        const { command, answer } = message;
        this.#answers.get(command)?.(answer);
        this.#answers.delete(command);
        return undefined;
      }
      case "record":
        return this.#records.shift()?.(message.record);
      case "stopped":
        this.stopped.value = message.trouble;
        this.connection.value = "lost";
        return this.#giveUp(message.trouble);
      default:
        return undefined;
    }
  }

  /** What was sent for other eyes while the viewer changed is dropped unread. */
  #take({ viewer, moments, rows, isPrivate, next }: StateMessage): void {
    if (viewer !== this.viewer.value) return;
    if (this.now.value === null) this.missed.value = moments.slice(0, -1);
    for (const moment of moments.slice(0, -1)) batch(() => this.#show(moment, rows));
    batch(() => {
      for (const moment of moments.slice(-1)) this.#show(moment, rows);
      this.next.value = next;
      if (isPrivate) this.isToldInPrivate.value = true;
      this.connection.value = "open";
    });
    this.#settleWatch(true);
  }

  /** The table with the entries up to then, and none of a later one. */
  #show(moment: Moment, rows: readonly Told[]): void {
    const known = this.log.value.at(-1)?.n ?? 0;
    const fresh = rows.filter(({ n }) => n > known && n <= moment.n);
    if (fresh.length > 0) this.log.value = [...this.log.value, ...fresh];
    this.now.value = moment;
  }

  #settleWatch(isShown: boolean): void {
    this.#watching?.(isShown);
    this.#watching = null;
  }

  #giveUp(trouble: Trouble): void {
    for (const resolve of this.#answers.values()) resolve({ result: "failed", trouble });
    this.#answers.clear();
    this.#settleWatch(false);
  }
}
