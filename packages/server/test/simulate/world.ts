import { publishedCount, replay } from "@safehouse/kernel";
import type { Store } from "../../src/store/store.ts";
import { linesOf } from "../store-lines.ts";
import { SimulatedCommons } from "./commons.ts";
import { Database, STORE_FAULTS } from "./database.ts";
import { Fate } from "./fate.ts";
import { BROKEN_GAME, GAME } from "./game.ts";
import { type Plants, SimulatedHouse } from "./house.ts";
import { judge } from "./laws.ts";
import { Network } from "./network.ts";
import { Person } from "./person.ts";
import { Witness } from "./witness.ts";

export interface WorldOptions extends Plants {
  /** For a planted mistake in the store. */
  readonly store?: (truth: Store) => Store;
  /** The least and the most houses that share the database. */
  readonly houses?: readonly [number, number];
  /** One of the houses, the last, runs a release that cannot play. */
  readonly hasBadHouse?: boolean;
  /** Seats are given away again and again, in the moment of a move; else now and then. */
  readonly isRestless?: boolean;
  readonly onLine?: (line: string) => void;
}

export interface Verdict {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly digest: string;
  readonly lines: readonly string[];
  /** Simulated milliseconds. */
  readonly elapsed: number;
  readonly happened: number;
}

/** After the last fault a match has to go on within so much time, a mask included. */
const GOES_ON_MS = 6_500;
/** And everybody who listens has heard of everything. */
const HEARD_MS = 4_000;
const WATCH_MS = 500;
const WHOLE_MATCH_MS = 240_000;
/** By then a client has noticed that a line is dead, and come back. */
const SILENCE_MS = 45_000;

/** Trouble that comes to all calls, or to some only, finds different mistakes. */
const TROUBLED = [null, null, "append", "readLog", "putDocument", "findDocument", "setSeats", "heads"] as const;

const NAMES = ["Ann", "Bob", "Eve"];

/** One seed, one world: houses that share a database, people at one table, and what goes wrong. */
export async function simulate(seed: number, options: WorldOptions = {}): Promise<Verdict> {
  const world = new World(seed, options);
  try {
    await world.live();
  } catch (error) {
    world.witness.violate(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    world.end();
  }
  const { fate, witness } = world;
  return {
    seed,
    violations: witness.violations,
    digest: fate.digest(),
    lines: fate.lines,
    elapsed: fate.elapsed,
    happened: fate.happened,
  };
}

interface Standing {
  readonly entries: number;
  readonly published: number;
  readonly isHouseAsked: boolean;
}

export class World {
  readonly fate: Fate;
  readonly witness: Witness;
  readonly database: Database;
  readonly commons: SimulatedCommons;
  readonly people: Person[];
  readonly #options: WorldOptions;
  readonly #network: Network;
  readonly #houses: (SimulatedHouse | null)[] = [];
  readonly #count: number;
  #starts = 0;
  table = "";

  constructor(seed: number, options: WorldOptions) {
    this.#options = options;
    this.fate = new Fate(seed, options.onLine ?? null);
    this.witness = new Witness(this.fate);
    this.database = new Database(this.fate, this.witness, options.store);
    this.commons = new SimulatedCommons(this.fate, this.database.truth);
    this.#network = new Network(this.fate, this.witness, () => this.#houses.filter((house) => house !== null));
    const [least, most] = options.houses ?? [1, 1];
    this.#count = least + this.fate.below(most - least + 1);
    const people = 2 + this.fate.below(2);
    this.people = NAMES.slice(0, people).map((name) => new Person(this.fate, this.#network, name));
  }

  async live(): Promise<void> {
    const { fate, people } = this;
    for (let i = 0; i < this.#count; i++) await this.#startHouse(i);
    await this.#sitDown();
    this.#planFaults(fate.between(8_000, 25_000));
    this.#planDeeds(20_000);
    this.#watchOver();
    await this.#beginMatch();
    await fate.pass(Math.max(0, 28_000 - fate.elapsed));
    await this.#heal();
    const isOver = await fate.until(() => people.every((person) => isAtItsEnd(person)), WHOLE_MATCH_MS);
    if (!isOver) this.witness.violate(`the match is not played to its end: ${this.#progress()}`);
    await fate.pass(SILENCE_MS);
    await judge(this);
  }

  end(): void {
    for (const person of this.people) person.close();
    for (const house of this.#houses) house?.life.end();
  }

  async #startHouse(index: number): Promise<void> {
    const name = `house-${index + 1}.${++this.#starts}`;
    const { fate, database, commons, witness } = this;
    const isBad = this.#options.hasBadHouse === true && index === this.#count - 1;
    const game = isBad ? BROKEN_GAME : GAME;
    this.#houses[index] = await SimulatedHouse.open(fate, name, database, commons, witness, this.#options, game);
    fate.note(`${name} starts`);
  }

  /** Before the match begins nothing goes wrong. */
  async #sitDown(): Promise<void> {
    const { fate, people } = this;
    const [host, ...others] = people as [Person, ...Person[]];
    const hasBot = fate.happens(0.5);
    const seats = people.length + (hasBot ? 1 : 0);
    await this.#done(Promise.all(people.map((person) => person.comeIn())));
    const bot = hasBot ? fate.below(seats) : null;
    this.table = await this.#done(host.openTable(seats, bot, fate.happens(0.3) ? 30 : null));
    for (const person of others) await this.#done(person.join(this.table));
    for (const person of people) person.follow(this.table);
    await fate.until(() => people.every(({ table }) => (table?.table ?? null) !== null), 10_000);
  }

  /** The host presses start, on two devices perhaps, until the table has begun. */
  async #beginMatch(): Promise<void> {
    const { fate, people } = this;
    const [host] = people as [Person];
    const hasBegun = (): boolean => host.table?.table?.phase !== "open";
    for (let tries = 0; tries < 60 && !hasBegun(); tries++) {
      host.act("start");
      if (fate.happens(0.5)) host.act("start");
      await fate.until(hasBegun, 1_500);
    }
  }

  #planFaults(until: number): void {
    const { fate, database, witness } = this;
    const kinds = STORE_FAULTS.filter(() => fate.happens(0.6));
    const faults = (
      ["crash", "store", "store", "store", "slow", "pause", "failover", "reset", "silent", "loss", "bus"] as const
    ).filter(() => fate.happens(0.5));
    fate.note(`faults: ${faults.join(" ")}; store: ${kinds.join(" ")}`);
    const next = (): void => {
      const fault = fate.pick(faults);
      if (fault === null || fate.elapsed > until) return;
      const milliseconds = fate.between(100, 2_500);
      fate.note(`fault: ${fault} ${milliseconds.toFixed(0)}`);
      if (fault === "crash") {
        witness.trouble(milliseconds);
        this.#crash(fate.below(this.#houses.length), milliseconds);
      }
      if (fault === "store" && kinds.length > 0) {
        witness.trouble(2 * milliseconds + 4_500);
        database.troubled(kinds, fate.between(0.05, 0.9), fate.pick(TROUBLED), 2 * milliseconds);
      }
      if (fault === "slow") {
        witness.trouble(milliseconds + 2_000);
        database.slow(milliseconds);
      }
      if (fault === "pause") {
        const long = fate.happens(0.2) ? 6_000 : milliseconds;
        witness.trouble(long + 2_000);
        database.pause(long);
      }
      if (fault === "failover") {
        witness.trouble(milliseconds + 2_000);
        database.failOver(milliseconds);
      }
      if (fault === "reset") for (let i = fate.below(4); i >= 0; i--) this.#network.breakOne(false);
      if (fault === "silent") this.#network.breakOne(true);
      if (fault === "bus") {
        Object.assign(this.commons, fate.pick([{ loss: 1 }, { loss: 0.5, doubling: 0.3 }, { delay: 2_000 }]));
        fate.after(milliseconds, "the bus is well", () => this.commons.heal());
      }
      if (fault === "loss") {
        this.#network.loss = 0.2;
        fate.after(milliseconds, "no more losses", () => (this.#network.loss = 0));
      }
      fate.after(fate.between(100, 3_000), "next fault", next);
    };
    fate.after(fate.between(0, 2_000), "first fault", next);
  }

  #crash(index: number, milliseconds: number): void {
    const house = this.#houses[index] ?? null;
    if (house === null) return;
    this.#houses[index] = null;
    house.life.end();
    this.fate.after(milliseconds, `start house ${index + 1}`, () => void this.#startHouse(index));
  }

  /** What people do beside playing. */
  #planDeeds(until: number): void {
    const { fate, people } = this;
    const { isRestless = false } = this.#options;
    const all = isRestless ? (["handOver"] as const) : (["handOver", "handOver", "undo", "rename"] as const);
    const deeds = all.filter(() => isRestless || fate.happens(0.6));
    let count = 0;
    const talk = (): void => {
      fate.pick(people)?.say(`message ${++count}`);
      if (fate.elapsed < until) fate.after(fate.between(100, 2_000), "talk", talk);
    };
    if (fate.happens(0.6)) fate.after(fate.between(0, 3_000), "talk", talk);
    const next = (): void => {
      const deed = fate.pick(deeds);
      const person = fate.pick(people);
      if (deed === null || person === null || fate.elapsed > until) return;
      fate.note(`${person.name}: ${deed}`);
      if (deed === "undo") person.undo();
      if (deed === "rename") person.rename(`${person.name} ${++count}`);
      if (deed === "handOver") {
        if (isRestless || fate.happens(0.5)) person.handOverNext();
        else person.act("handOver");
        fate.after(
          isRestless ? fate.between(500, 2_000) : fate.between(1_000, 6_000),
          `${person.name} takes back`,
          () => person.act("takeBack"),
        );
      }
      fate.after(isRestless ? fate.between(100, 1_000) : fate.between(100, 3_000), "next deed", next);
    };
    fate.after(fate.between(0, 3_000), "first deed", next);
  }

  async #heal(): Promise<void> {
    const { fate, database } = this;
    fate.note("healed");
    database.heal();
    this.commons.heal();
    this.#network.loss = 0;
    await fate.until(() => this.#houses.every((house) => house !== null), 5_000);
    for (const person of this.people) person.haste = 300;
  }

  /** As soon as nothing keeps them from it, houses act where they are asked, and tell everybody of what happened. */
  #watchOver(): void {
    const { fate, witness, people } = this;
    let since = fate.now;
    let askedSince = fate.now;
    let last: Standing | null = null;
    const look = async (): Promise<void> => {
      const now = await this.#standing();
      if (now === null || now.entries !== last?.entries || witness.wasTroubled(since, fate.now)) since = fate.now;
      last = now;
      const calm = fate.now - since;
      // Somebody may have handed over a seat that was asked for long.
      if (now === null || calm === 0 || !now.isHouseAsked) askedSince = fate.now;
      else if (fate.now - askedSince > GOES_ON_MS) {
        witness.violate(`nobody goes on from entry ${now.entries}`);
        askedSince = fate.now;
      }
      for (const { name, match } of people) {
        const isListening = match?.connection.status === "open" && this.#network.isHeard(name);
        if (now === null || calm < HEARD_MS || !isListening || (match.state?.n ?? 0) >= now.published) continue;
        witness.violate(`${name} has not heard of entry ${now.published} for ${calm.toFixed(0)} ms`);
        since = fate.now;
      }
      fate.after(WATCH_MS, "watch", () => void look());
    };
    void look();
  }

  /** Where the log stands; null while there is none. */
  async #standing(): Promise<Standing | null> {
    const [match] = this.witness.made;
    if (match === undefined) return null;
    const { truth } = this.database;
    const stored = await truth.findMatch(match.id);
    const entries = (await linesOf(truth, match.id)).map(({ entry }) => entry);
    const replayed = replay(GAME, match.config, match.seats.length, entries);
    if (!replayed.ok || stored === null) return null;
    const { state } = replayed.value;
    // A bot that has answered in secret is still asked, and has no moves.
    const isHouseAsked = GAME.pending(state).some(
      (each) =>
        each.seat === null ||
        (stored.seats[each.seat]?.kind === "bot" && GAME.moves(GAME.view(state, each.seat), each).length > 0),
    );
    return { entries: entries.length, published: publishedCount(replayed.value), isHouseAsked };
  }

  #progress(): string {
    return this.people.map(({ name, match }) => `${name} ${match?.connection.status} at ${match?.state?.n}`).join(", ");
  }

  async #done<T>(doing: Promise<T>): Promise<T> {
    let result: { readonly value: T } | { readonly error: unknown } | null = null;
    doing.then(
      (value) => (result = { value }),
      (error: unknown) => (result = { error }),
    );
    await this.fate.until(() => result !== null, 60_000);
    if (result === null) throw new Error("what was asked for was never answered");
    if ("error" in result) throw (result as { error: unknown }).error;
    return (result as { value: T }).value;
  }
}

function isAtItsEnd({ match }: Person): boolean {
  return match !== null && match.isCurrent && (match.state?.outcome ?? null) !== null;
}
