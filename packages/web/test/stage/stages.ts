import { UNDO, type Viewer } from "@safehouse/kernel";
import type { Moment, Told } from "../../src/play/session.ts";
import type { StageClock } from "../../src/stage/clock.ts";
import { Stage } from "../../src/stage/stage.ts";

/** Time that passes when a test says so. */
export class TestClock implements StageClock {
  #time = 0;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  get waiting(): number {
    return this.#timers.length;
  }

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.#time + milliseconds, act };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((each) => each !== timer));
  }

  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#time = Math.max(this.#time, next.at);
      next.act();
    }
    this.#time = end;
  }
}

/** One line a thing that was shown: when, after which entry, and what was told. */
export interface Seen {
  readonly at: number;
  readonly n: number;
  readonly told: readonly string[];
  readonly viewer: string;
}

/** A match that happens as a test says, and a stage that shows it. What it tells says whose eyes it was for. */
export class Theatre {
  readonly clock = new TestClock();
  readonly seen: Seen[] = [];
  readonly stage = new Stage({ clock: this.clock, onChange: () => this.#look() });
  log: Told[] = [];
  viewer: Viewer = 0;
  /** What the viewer is asked, if anything. */
  question: string | null = null;
  now: Moment = this.#moment();
  #key = -1;

  constructor() {
    this.#tell();
  }

  get texts(): string[] {
    return this.seen.flatMap(({ told }) => told);
  }

  /** Somebody moves; so many things happen. */
  happen(seat: number | null, events = 1): void {
    const n = this.log.length + 1;
    const things = Array.from({ length: events }, (_, i) => ({ type: `${String(this.viewer)}: ${n}.${i}` }));
    this.#add({ n, seat, decision: `turn:${seat}:${n}`, events: things });
  }

  takeBack(seat: number, undoes: number): void {
    this.#add({ n: this.log.length + 1, seat, decision: UNDO, events: [], undoes });
  }

  /** The same entry is seen differently. */
  seal(): void {
    this.now = { ...this.now };
    this.#tell();
  }

  /** Somebody else looks from now on: what they are told is in other words. */
  lookAs(viewer: Viewer): void {
    this.stage.take(viewer, null, []);
    this.viewer = viewer;
    this.log = this.log.map((row) => ({ ...row, events: row.events.map(() => ({ type: `${String(viewer)}: old` })) }));
    this.now = this.#moment();
    this.#tell();
  }

  jump(n: number): void {
    this.now = { ...this.#moment(), n };
    this.stage.take(this.viewer, this.now, this.log, true);
  }

  #add(row: Told): void {
    this.log = [...this.log, row];
    this.now = this.#moment();
    this.#tell();
  }

  #tell(): void {
    this.stage.take(this.viewer, this.now, this.log);
  }

  #moment(): Moment {
    const view = { seat: typeof this.viewer === "number" ? this.viewer : null, silent: false };
    const moves = this.question === null ? [] : [{ decision: this.question, move: null }];
    return { n: this.log.length, view, pending: [], moves, outcome: null };
  }

  #look(): void {
    const { shown } = this.stage;
    if (shown === null || shown.key === this.#key) return;
    this.#key = shown.key;
    const told = shown.told.flatMap(({ n, decision, events }) =>
      decision === UNDO ? [`${n} taken back`] : events.map(({ type }) => type),
    );
    this.seen.push({ at: this.clock.now(), n: shown.moment.n, told, viewer: String(shown.moment.view.seat) });
  }
}
