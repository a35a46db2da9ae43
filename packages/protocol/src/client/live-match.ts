import { isObject, type Json, type MatchRecord } from "@safehouse/kernel";
import type { Changes, EntryFrame, ErrorFrame, HelloFrame, MatchSnapshot, WireLogRow } from "../wire.ts";
import { type CommandAnswer, readAnswer, type Reply, unanswered } from "./answer.ts";
import { waitBefore } from "./backoff.ts";
import { newCommandId } from "./command-id.ts";
import type { Connection } from "./connection.ts";
import type { Http } from "./http.ts";
import { Ledger } from "./ledger.ts";
import { Listeners } from "./listeners.ts";
import { LiveLine } from "./live-line.ts";
import type { News, NewsListener } from "./news.ts";
import { Outbox } from "./outbox.ts";
import { matchPath } from "./paths.ts";
import type { Surroundings } from "./surroundings.ts";
import { Timers } from "./timers.ts";

/** One match as one seat or a spectator follows and plays it over a line that may break at any time. */
export class LiveMatch {
  readonly id: string;
  readonly #token: string | undefined;
  readonly #http: Http;
  readonly #surroundings: Surroundings;
  readonly #line: LiveLine;
  readonly #ledger = new Ledger();
  readonly #outbox = new Outbox();
  readonly #listeners = new Listeners<News>();
  readonly #timers: Timers;
  /** The server has been asked for its state on this line and has not answered yet. */
  #isAsked = false;
  /** Something happened since then, so the answer may be out of date. */
  #isAskedTooEarly = false;
  /** The first state on a line can be older than what we knew only if the server has forgotten something. */
  #knownBefore: number | null = null;
  /** A house of an earlier release knows nothing of changes, and refuses to be asked for them. */
  #asksForChanges = true;
  #isInsisting = false;
  #isCatchingUp = false;

  constructor(id: string, token: string | undefined, http: Http, surroundings: Surroundings) {
    this.id = id;
    this.#token = token;
    this.#http = http;
    this.#surroundings = surroundings;
    this.#timers = new Timers(surroundings.clock);
    this.#line = new LiveLine({ path: matchPath(id), token }, http, surroundings, {
      onUp: () => this.#greet(),
      onFrame: (frame) => this.#hear(frame),
      onSilence: () => this.#askForState(),
      isAsking: () => this.#isAsked || !this.#outbox.isEmpty,
      onLost: () => this.#lose(),
      onConnection: (connection) => this.#tell({ type: "connection", connection }),
      onEnd: (why) => {
        this.#timers.clear();
        this.#outbox.giveUp(why);
      },
    });
    this.#line.open();
  }

  /** The match at one moment: view, questions and moves belong together. Null until the server has first answered. */
  get state(): MatchSnapshot | null {
    return this.#ledger.state;
  }

  /** All that is known of the log, without gaps, from wherever the first state's log began. */
  get log(): readonly WireLogRow[] {
    return this.#ledger.log;
  }

  get connection(): Connection {
    return this.#line.connection;
  }

  /** Nothing is known to have happened since `state`, and no command waits. */
  get isCurrent(): boolean {
    const isQuiet = !this.#isAsked && !this.#isAskedTooEarly && !this.#isCatchingUp && this.#outbox.isEmpty;
    return isQuiet && !this.#ledger.isBehind && this.connection.status === "open";
  }

  /** Tells of entries (each once, in order, without gaps), of states and of the line. Returns what ends the subscription. */
  subscribe(listener: NewsListener): () => void {
    return this.#listeners.add(listener);
  }

  /** An id for a command. Whoever keeps it may send the same again at any time: it has its effect once. */
  newCommand(): string {
    return newCommandId(this.#surroundings.luck);
  }

  /** Sends a move until it is answered, whatever happens to the line. Never rejects. */
  submit(decision: string, move: Json, command = this.newCommand()): Promise<CommandAnswer> {
    return this.#command({
      type: "move",
      command,
      n: this.#ledger.told,
      decision,
      move,
    });
  }

  /** Takes back this seat's last move, if the rules of the house allow it. */
  undo(): Promise<CommandAnswer> {
    return this.#command({ type: "undo", command: this.newCommand(), n: this.#ledger.told });
  }

  /** The record of the finished match; it opens the seed. */
  record(): Promise<Reply<MatchRecord>> {
    return this.#http.read(`${matchPath(this.id)}/record`, { token: this.#token, signal: this.#line.leaving });
  }

  /** Ends the line, not the match. Commands that still wait are answered with a failure: what became of them is not known. */
  close(): void {
    this.#line.close();
    this.#listeners.clear();
  }

  #command(frame: Parameters<Outbox["add"]>[0]): Promise<CommandAnswer> {
    const { connection } = this;
    if (connection.status === "refused") return Promise.resolve(connection.failure);
    if (connection.status === "closed") return Promise.resolve(unanswered("The connection is closed."));
    const answer = this.#outbox.add(frame);
    if (connection.status === "open") this.#send(frame);
    return answer;
  }

  #greet(): void {
    this.#knownBefore = this.#ledger.state === null ? null : this.#ledger.told;
    this.#asksForChanges = true;
    this.#askForState();
  }

  #askForState(): void {
    const token = this.#token === undefined ? {} : { token: this.#token };
    this.#isAsked = true;
    this.#isAskedTooEarly = false;
    const views = this.#asksForChanges ? ({ views: "steps" } as const) : {};
    const hello: HelloFrame = { type: "hello", ...token, n: this.#ledger.logged, ...views };
    this.#send(hello);
  }

  /** The state is out of date. A question that is under way may have been put too early and is put again. */
  #wantState(): void {
    if (!this.#line.isUp || this.#isCatchingUp) return;
    if (this.#isAsked) this.#isAskedTooEarly = true;
    else this.#askForState();
  }

  #send(frame: object): void {
    this.#line.send(frame);
    this.#insist();
  }

  #hear(frame: Record<string, unknown>): void {
    switch (frame["type"]) {
      case "state":
        delete frame["type"];
        this.#takeState(frame as unknown as MatchSnapshot);
        break;
      case "entry":
        if ("sum" in frame) this.#takeChanges(frame as unknown as Changes);
        else this.#takeEntry(frame as unknown as EntryFrame);
        break;
      case "answer":
        this.#takeAnswer(frame);
        break;
      case "error":
        this.#takeError(frame as unknown as ErrorFrame);
        break;
    }
  }

  #takeError(frame: ErrorFrame): void {
    if (this.#asksForChanges && frame.code === "request.invalid" && this.connection.status !== "open") {
      this.#asksForChanges = false;
      this.#askForState();
    } else this.#line.complain(frame);
  }

  #takeState(state: MatchSnapshot): void {
    this.#isAsked = false;
    this.#line.settle();
    const isFirst = this.connection.status !== "open";
    const before = this.#ledger.state?.n ?? 0;
    this.#ledger.follow(state, isFirst);
    if (isFirst && this.#knownBefore !== null && state.n < this.#knownBefore) {
      this.#ledger.rewind(state);
      this.#tell({ type: "rewound", n: state.n });
      this.#tell({ type: "state", state });
    } else {
      this.#absorb(state);
    }
    if (isFirst) {
      this.#line.becomeOpen();
      for (const command of this.#outbox.frames) this.#send(command);
    }
    if (this.#ledger.logged < state.n) void this.#catchUp();
    else if (this.#isAskedTooEarly || (this.#ledger.isBehind && state.n > before)) this.#askForState();
    // A server that speaks of entries and then does not know them is not asked in a frenzy.
    else if (this.#ledger.isBehind) this.#later(1, () => this.#wantState());
  }

  #takeEntry(frame: EntryFrame): void {
    const told = this.#ledger.takeEntry(frame);
    if (told !== null) this.#tell({ type: "entry", entry: told });
    if (this.#ledger.isBehind) this.#wantState();
  }

  #takeChanges(changes: Changes): void {
    const states = this.#ledger.readChanges(changes);
    if (states === "known") return;
    if (states === "lost") return this.#wantState();
    for (const state of states) this.#absorb(state);
    if (this.#ledger.isBehind) this.#wantState();
  }

  #takeAnswer(frame: { readonly [field: string]: unknown }): void {
    const { command, status, entry } = frame;
    if (typeof command !== "string" || typeof status !== "number") return;
    const answer = readAnswer(status, frame);
    if (answer.result === "done" || answer.result === "closed") this.#ledger.hear(answer.n);
    if (isObject(entry)) this.#takeChanges(entry as unknown as Changes);
    // A sealed answer changes what its seat sees and adds nothing that the table may know of.
    else if (answer.result === "done" || this.#ledger.isBehind) this.#wantState();
    const failures = this.#outbox.take(command, answer);
    if (failures !== null) this.#later(failures, () => this.#resend(command));
  }

  #absorb(state: MatchSnapshot): void {
    const entries = this.#ledger.takeState(state);
    for (const entry of entries) this.#tell({ type: "entry", entry });
    if (this.#ledger.state === state) this.#tell({ type: "state", state });
  }

  /** A state brought less of the log than we miss: the rest is fetched, piece by piece. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (;;) {
      const { logged } = this.#ledger;
      const path = `${matchPath(this.id)}?from=${logged + 1}`;
      const reply = await this.#http.read<MatchSnapshot>(path, { token: this.#token, signal: this.#line.leaving });
      if (this.#line.leaving.aborted) return;
      if (reply.result === "done") this.#absorb(reply.value);
      const isStuck = this.#ledger.logged === logged;
      if (reply.result === "done" && !isStuck && this.#ledger.logged < reply.value.n) continue;
      this.#isCatchingUp = false;
      if (reply.result === "failed" || isStuck) this.#later(1, () => this.#wantState());
      else this.#wantState();
      return;
    }
  }

  #lose(): void {
    this.#isAsked = false;
    this.#isInsisting = false;
    this.#timers.clear();
  }

  /** An answer may be lost on a line that works otherwise. Sent again, neither a question nor a command has a second effect. */
  #insist(): void {
    if (this.#isInsisting) return;
    this.#isInsisting = true;
    this.#timers.after(this.#surroundings.patience.answer, () => {
      this.#isInsisting = false;
      if (this.#isAsked) this.#askForState();
      if (this.connection.status === "open") for (const command of this.#outbox.frames) this.#send(command);
    });
  }

  #resend(command: string): void {
    const frame = this.#outbox.frames.find((each) => each.command === command);
    if (frame !== undefined && this.connection.status === "open") this.#send(frame);
  }

  #later(attempt: number, act: () => void): void {
    if (!this.#line.leaving.aborted) this.#timers.after(waitBefore(attempt, this.#surroundings), act);
  }

  #tell(news: News): void {
    this.#listeners.tell(news);
  }
}
