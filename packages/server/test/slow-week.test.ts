import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json } from "@safehouse/kernel";
import { afterEach, expect, test } from "vitest";
import type { KnownGuest } from "../src/guests/guests.ts";
import { seatTokenOf } from "../src/guests/secret.ts";
import { speakerOf } from "../src/matches/speaker.ts";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import { DAY, HOUR, type SlowTable, SlowWorld } from "./slow-world.ts";

interface Kept {
  readonly command: string;
  readonly decision: string;
  readonly move: Json;
  /** How often it is sent at least: a phone that hears no answer sends it again. */
  times: number;
}

/** Somebody's phone: it sees the table when it has a line, and its owner answers whenever there is time, with or without one. */
class Phone {
  readonly #world: SlowWorld;
  readonly #table: SlowTable;
  readonly #owner: KnownGuest;
  #seen: readonly { readonly decision: string; readonly move: Json }[] = [];
  readonly #queue: Kept[] = [];
  readonly results: string[] = [];

  constructor(world: SlowWorld, table: SlowTable, owner: KnownGuest) {
    this.#world = world;
    this.#table = table;
    this.#owner = owner;
  }

  /** Answers what it last saw, once. */
  answer(pick: number): void {
    const first = this.#seen[pick % Math.max(1, this.#seen.length)];
    if (first === undefined) return;
    const { decision, move } = first;
    this.#seen = [];
    const command = `${this.#owner.guest} ${decision} ${this.#world.now}`;
    this.#queue.push({ command, decision, move, times: 1 + (pick % 3) });
  }

  /** The line is there: what was kept goes first, in order, then the table is looked at. */
  async connect(): Promise<void> {
    const token = seatTokenOf(this.#owner, this.#table.id);
    await this.#world.house.matches.use(this.#table.match, async (room) => {
      for (const { command, decision, move, times } of this.#queue.splice(0)) {
        const speaker = speakerOf(room, token);
        const answers = [];
        for (let time = 0; time < times; time++) answers.push(await room.submit(speaker, command, decision, move));
        // Sent once or often, it has one effect and one answer: a second kind of answer would show here.
        this.results.push([...new Set(answers.map(({ status }) => status))].join());
      }
      this.#seen = room.match.snapshot(speakerOf(room, token).seat).moves;
    });
  }
}

let cleanUp = async (): Promise<void> => {};
afterEach(() => cleanUp());

const folder = async (): Promise<Store> => {
  const path = await mkdtemp(join(tmpdir(), "safehouse-week-"));
  const store = await openSqliteStore(path);
  const before = cleanUp;
  cleanUp = async () => {
    await before();
    await store.close();
    await rm(path, { recursive: true });
  };
  return store;
};

test.each([
  ["in memory", async () => memoryStore()],
  ["on disk", folder],
])(
  "three people play for a week with phones that are seldom there, while the house opens anew every night (%s)",
  async (_name, open) => {
    cleanUp = async () => {};
    const world = await SlowWorld.open(await open());
    const table = await world.table(["Ann", "Bob", "Cem"], (14 * DAY) / 1000);
    const phones = table.people.map((owner) => new Phone(world, table, owner));
    // It saw the table on the first day, made a move without a line, and lay in a drawer for the week.
    const drawers = table.people.map((owner) => new Phone(world, table, owner));
    for (const forgotten of drawers) {
      await forgotten.connect();
      forgotten.answer(0);
    }
    for (let days = 1; days <= 7; days++) {
      for (let hour = 0; hour < 24; hour += 4) {
        for (const [index, phone] of phones.entries()) {
          // Somebody is on a train most of the day, somebody has a line at night only, and one forgets to look.
          const hasLine = [hour >= 16, hour < 8, days % 3 === 0][index] ?? true;
          if (hasLine) await phone.connect();
          phone.answer(days * 7 + hour + index);
        }
        await world.pass(4 * HOUR - HOUR / 4);
        world.now += HOUR / 4;
      }
      await world.reopen();
    }
    const { phase, seats } = await world.at(table.id);
    // Nobody was replaced: a phone that is offline for days loses nobody a seat that has 14.
    expect(seats.map((seat) => seat.kind === "guest" && seat.bot)).toEqual([null, null, null]);
    for (const forgotten of drawers) await forgotten.connect();
    expect(drawers.flatMap(({ results }) => results)).toEqual(["closed"]);
    const results = phones.flatMap((phone) => phone.results);
    expect(new Set(results)).toEqual(new Set(["done"]));
    expect(phase).toBe("playing");
    const accepted = results.filter((status) => status === "done").length;
    const log = await world.store.readLog(table.match);
    expect(log.lines.filter(({ command }) => command !== null)).toHaveLength(accepted);
    await world.close();
  },
);
