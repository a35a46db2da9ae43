import { changesBetween, checkSum, type Scene, sceneOf, textOf } from "../src/changes.ts";
import type { Changes, ClientFrame, MatchSnapshot, ServerFrame, WireLogRow } from "../src/index.ts";

type CommandFrame = Exclude<ClientFrame, { type: "hello" }>;
type Body = { readonly status: number; readonly [field: string]: unknown };

export const MATCH = "match-1";
export const TOKENS: readonly string[] = ["token-0", "token-1"];

/**
 * The smallest honest authority: each seat is always asked `go`, "ok" is an answer and anything else is refused. What it accepted
 * it never forgets, so it stands for the database, too.
 */
export class FakeTable {
  readonly rows: WireLogRow[] = [];
  readonly accepted = new Map<string, Body>();
  /** How many times each command took effect. */
  readonly effects = new Map<string, number>();
  readonly #audience = new Set<(n: number, sender: number | null) => void>();
  /** The longest log in one answer. */
  longestLog = 1000;
  /** Answers commands with this status, if not null. */
  failing: number | null = null;
  /** Of a release before changes were told. */
  isOlder = false;

  seatOf(token: string | undefined): number | null {
    const seat = TOKENS.indexOf(token ?? "");
    return seat < 0 ? null : seat;
  }

  subscribe(listener: (n: number, sender: number | null) => void): () => void {
    this.#audience.add(listener);
    return () => void this.#audience.delete(listener);
  }

  /** `sender` is the seat that hears of it with its answer. */
  add(seat: number | null, move: string, sender: number | null = null): number {
    const n = this.rows.length + 1;
    this.rows.push({ n, decision: `go:${seat}:${n}`, seat, events: [{ type: "gone" }], move });
    for (const listener of [...this.#audience]) listener(n, sender);
    return n;
  }

  question(seat: number): string {
    return `go:${seat}:${this.rows.filter((row) => row.seat === seat).length}`;
  }

  answer(seat: number | null, frame: CommandFrame): Body {
    if (seat === null) return { status: 401, code: "token.unknown", error: "No token." };
    if (this.failing !== null) return { status: this.failing, code: "house.failed", error: "Not now." };
    const known = this.accepted.get(`${seat} ${frame.command}`);
    if (known !== undefined) return known;
    if (frame.type === "undo") return { status: 422, rule: "H-4", why: "Nothing to take back." };
    if (frame.decision !== this.question(seat)) return { status: 409, n: this.rows.length };
    if (frame.move !== "ok") return { status: 422, rule: "F-1", why: "Only ok is ok." };
    this.effects.set(frame.command, (this.effects.get(frame.command) ?? 0) + 1);
    const n = this.rows.length + 1;
    const answer = { status: 200, n, events: [{ type: "gone" }] };
    this.accepted.set(`${seat} ${frame.command}`, answer);
    this.add(seat, frame.command, seat);
    return answer;
  }

  snapshot(seat: number | null, from: number): MatchSnapshot {
    const next = from + this.longestLog;
    return {
      id: MATCH,
      game: "fake",
      rules: 1,
      content: "fake cards",
      n: this.rows.length,
      view: this.#view(seat),
      ...this.standpoint(seat),
      log: this.rows.slice(from - 1).slice(0, this.longestLog),
      next: next <= this.rows.length ? next : null,
      commitment: "0".repeat(64),
      practice: false,
      seats: TOKENS.map((_, each) => ({ seat: each, kind: "human" })),
    };
  }

  /** Something of everything that changes: a number, a list that moves on, and a member that comes and goes. */
  #view(seat: number | null): MatchSnapshot["view"] {
    const n = this.rows.length;
    const last = this.rows.slice(-4).map(({ decision }) => decision);
    return {
      seat,
      silent: false,
      board: { gone: n, last, ...(n % 3 === 0 ? { third: n } : {}) },
    } as MatchSnapshot["view"];
  }

  standpoint(seat: number | null): Pick<MatchSnapshot, "pending" | "moves" | "outcome"> {
    const pending = TOKENS.map((_, each) => ({ id: this.question(each), seat: each, kind: "go" }));
    const moves = seat === null ? [] : [{ decision: this.question(seat), move: "ok", label: "Go" }];
    return { pending, moves, outcome: null };
  }
}

/** One socket's conversation with a table, whatever carries the frames. Speaks as the server does, of changes where they are asked for. */
export class Conversation {
  readonly #table: FakeTable;
  readonly #send: (frame: ServerFrame) => void;
  #seat: number | null = null;
  #scene: Scene | null = null;
  #leave: (() => void) | null = null;

  constructor(table: FakeTable, send: (frame: ServerFrame) => void) {
    this.#table = table;
    this.#send = send;
  }

  hear(frame: ClientFrame): void {
    const table = this.#table;
    if (frame.type !== "hello") {
      const body = table.answer(this.#seat, frame);
      const entry = body.status === 200 && this.#scene !== null ? { entry: this.#changes(this.#scene) } : {};
      this.#send({ type: "answer", command: frame.command, ...body, ...entry } as ServerFrame);
      return;
    }
    if (table.isOlder && frame.views !== undefined) {
      this.#send({ type: "error", status: 400, code: "request.invalid", error: 'Unrecognized key: "views"' });
      return;
    }
    this.#seat = table.seatOf(frame.token);
    if (this.#seat === null && frame.token !== undefined) {
      this.#send({ type: "error", status: 401, code: "token.unknown", error: "This token is unknown." });
      return;
    }
    this.#leave ??= table.subscribe((n, sender) => this.#tellEntry(n, sender));
    const state = table.snapshot(this.#seat, frame.n + 1);
    this.#scene = frame.views === "changes" || frame.views === "steps" ? sceneOf(state) : null;
    this.#send({ type: "state", ...state });
  }

  /** Who sent the move is told with the answer. */
  #tellEntry(n: number, sender: number | null): void {
    const table = this.#table;
    if (this.#scene !== null) {
      if (sender === null || sender !== this.#seat) this.#send({ type: "entry", ...this.#changes(this.#scene) });
      return;
    }
    const { events } = table.rows[n - 1] as WireLogRow;
    const { view } = table.snapshot(this.#seat, n);
    this.#send({ type: "entry", n, events, view, ...table.standpoint(this.#seat) });
  }

  #changes(before: Scene): Changes {
    const { log, ...state } = this.#table.snapshot(this.#seat, before.n + 1);
    const scene = (this.#scene = sceneOf(state));
    const { n } = scene;
    return { n, log, changes: changesBetween({ ...before, n }, scene), sum: checkSum(textOf(scene)) };
  }

  end(): void {
    this.#leave?.();
  }
}
