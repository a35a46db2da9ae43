import { batch, signal } from "@preact/signals";
import type { AnyCore, Viewer } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { rulesAtHand } from "../../src/play/rules.ts";
import type { Connection, Moment, Session, Told } from "../../src/play/session.ts";
import { timeToRead } from "../../src/stage/beat.ts";
import { follow } from "../../src/stage/follow.ts";
import type { Stage } from "../../src/stage/stage.ts";
import { TestClock } from "./stages.ts";

const BEAT_MS = timeToRead(1);

/** A session of which a test says what it is told, and the stage that follows it. */
class Table {
  readonly clock = new TestClock();
  readonly isHidden = signal(false);
  readonly viewer = signal<Viewer>(0);
  readonly now = signal<Moment | null>(null);
  readonly log = signal<readonly Told[]>([]);
  readonly connection = signal<Connection>("open");
  readonly session: Session;
  changes = 0;

  constructor(more: Partial<Session> = {}) {
    this.session = {
      game: {} as AnyCore,
      rules: rulesAtHand({} as AnyCore),
      viewer: this.viewer,
      seats: signal([]),
      now: this.now,
      log: this.log,
      connection: this.connection,
      submit: () => Promise.resolve({ result: "done" }),
      undo: () => Promise.resolve({ result: "done" }),
      mayUndo: signal(false),
      close() {},
      ...more,
    };
  }

  open(): { readonly stage: Stage; leave(): void } {
    return follow(this.session, this, () => this.changes++);
  }

  /** Seat 1 moves, and everything is told as an entry of its own. */
  happen(entries: number): void {
    for (let i = 0; i < entries; i++) {
      const n = this.log.value.length + 1;
      batch(() => {
        this.log.value = [...this.log.value, rowOf(n)];
        this.now.value = momentAfter(n);
      });
    }
  }
}

const rowOf = (n: number): Told => ({ n, seat: 1, decision: `turn:1:${n}`, events: [{ type: `${n}` }] });

function momentAfter(n: number): Moment {
  return { n, view: { seat: 0, silent: false }, pending: [], moves: [], outcome: null };
}

describe("a stage that follows a session", () => {
  test("shows entry after entry what was told at once", () => {
    const table = new Table();
    table.now.value = momentAfter(0);
    const { stage } = table.open();
    table.happen(3);
    expect([stage.now?.n, stage.shown?.moment.n, stage.left]).toEqual([3, 1, 2]);
    table.clock.pass(BEAT_MS);
    expect(stage.shown?.moment.n).toBe(2);
    table.clock.pass(BEAT_MS);
    expect([stage.shown?.moment.n, stage.left, table.clock.waiting]).toEqual([3, 0, 0]);
  });

  test("has nothing drawn anew while it is made", () => {
    const table = new Table();
    table.happen(1);
    table.open();
    expect(table.changes).toBe(0);
    table.happen(1);
    expect(table.changes).toBeGreaterThan(0);
  });

  test("begins with what the viewer has missed", () => {
    const table = new Table({ missed: signal([momentAfter(1), momentAfter(2)]) });
    table.happen(3);
    const { stage } = table.open();
    expect([stage.shown?.moment.n, stage.now?.n]).toEqual([2, 3]);
    expect(stage.shown?.told.map(({ n }) => n)).toEqual([2]);
    table.clock.pass(BEAT_MS);
    expect(stage.shown?.moment.n).toBe(3);
  });

  test.each<[string, (table: Table) => void]>([
    ["the page is hidden", (table) => (table.isHidden.value = true)],
    ["the line breaks", (table) => (table.connection.value = "lost")],
    ["another looks", (table) => batch(() => [(table.viewer.value = 1), (table.now.value = momentAfter(3))])],
    ["nobody looks", (table) => (table.now.value = null)],
  ])("forgets all that waits when %s", (_, act) => {
    const table = new Table();
    table.now.value = momentAfter(0);
    const { stage } = table.open();
    table.happen(3);
    const before = stage.shown?.emptied ?? 0;
    act(table);
    expect([stage.left, table.clock.waiting]).toEqual([0, 0]);
    expect(stage.shown?.told ?? []).toEqual([]);
    expect(stage.shown === null || stage.shown.emptied > before).toBe(true);
  });

  test("does not play afterwards what happened while nobody looked", () => {
    const table = new Table();
    table.now.value = momentAfter(0);
    const { stage } = table.open();
    table.isHidden.value = true;
    table.happen(3);
    table.isHidden.value = false;
    expect([stage.shown?.moment.n, stage.left, stage.shown?.told]).toEqual([3, 0, []]);
    table.happen(2);
    expect([stage.shown?.moment.n, stage.left]).toEqual([4, 1]);
  });

  test("is still away where the page is seen again and the line is not", () => {
    const table = new Table();
    table.now.value = momentAfter(0);
    const { stage } = table.open();
    table.isHidden.value = true;
    table.connection.value = "lost";
    table.isHidden.value = false;
    table.happen(2);
    expect([stage.shown?.moment.n, stage.left]).toEqual([2, 0]);
  });

  test("plays no jump of a replay, but its next entry", () => {
    const table = new Table({ isReplay: true });
    table.log.value = [1, 2, 3, 4, 5].map(rowOf);
    table.now.value = momentAfter(0);
    const { stage } = table.open();
    table.now.value = momentAfter(1);
    expect(stage.shown?.told.map(({ n }) => n)).toEqual([1]);
    table.now.value = momentAfter(4);
    expect([stage.shown?.moment.n, stage.shown?.told]).toEqual([4, []]);
    table.now.value = momentAfter(2);
    expect([stage.shown?.moment.n, stage.shown?.told]).toEqual([2, []]);
  });

  test("shows nothing more and waits for nothing once it is left", () => {
    const table = new Table();
    table.now.value = momentAfter(0);
    const { stage, leave } = table.open();
    table.happen(3);
    leave();
    expect([stage.shown, stage.now, table.clock.waiting]).toEqual([null, null, 0]);
    table.happen(1);
    expect(stage.now).toBeNull();
  });
});
