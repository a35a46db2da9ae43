import { type Answer, type Frame, gameBots } from "@safehouse/host";
import { fastRandom } from "@safehouse/chance";
import type { AnyGame, Viewer } from "@safehouse/kernel";
import * as fc from "fast-check";
import { vi } from "vitest";
import { vault } from "../../host/test/vault.ts";
import { soloCommons } from "../src/commons/solo.ts";
import type { KnownGuest } from "../src/guests/guests.ts";
import { Refused } from "../src/guests/refusal.ts";
import { seatTokenOf } from "../src/guests/secret.ts";
import type { House } from "../src/house.ts";
import { Limits } from "../src/limits/limits.ts";
import { Claims } from "../src/matches/claims.ts";
import { Corks } from "../src/live/corks.ts";
import { USUAL_PATIENCE } from "../src/live/patience.ts";
import { StoreFailure } from "../src/matches/failure.ts";
import { Matches } from "../src/matches/matches.ts";
import type { Room } from "../src/matches/room.ts";
import { type Speaker, viewerOf } from "../src/matches/speaker.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { Metrics } from "../src/metrics.ts";
import { Problem } from "../src/problem.ts";
import { OutcomeUnknown, StoreConflict, StoreUnavailable } from "../src/store/store.ts";
import { machine, type Surroundings } from "../src/surroundings.ts";
import { Parlour } from "../src/tables/parlour.ts";
import { testSettings } from "./house.ts";
import { luckFrom } from "./luck.ts";
import { TroubledStore } from "./survival-store.ts";

export const MASK = 1500;
export const IDLE = 4000;
const STEP = 250;
const PEOPLE = ["Ann", "Bob", "Eve"];

const realImmediate = setImmediate;

/** Lets everything happen that needs neither time nor the scheduler. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => realImmediate(resolve));
    vi.advanceTimersByTime(0);
  }
  await new Promise((resolve) => realImmediate(resolve));
}

/** Time stands still until the test lets it pass. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "setImmediate",
      "clearImmediate",
      "performance",
      "Date",
    ],
  });
}

/** Orders in which what is under way may come to its end; all that follows at once follows each. */
export const anyOrder = (): fc.Arbitrary<fc.Scheduler> =>
  fc.scheduler({
    act: async (task) => {
      await task();
      await settle();
    },
  });

/** A command that somebody has sent, and what came of it. */
export interface Sent {
  readonly person: number;
  readonly command: string;
  seat: number | null;
  decision: string | null;
  move: unknown;
  /** Null while it is waited for. */
  result: Answer["status"] | "problem" | null;
}

/** Somebody who looks at the match through a socket. */
export interface Onlooker {
  readonly viewer: Viewer;
  readonly from: number;
  readonly frames: Frame[];
  leave(): void;
}

interface Building {
  readonly matches: Matches;
  readonly parlour: Parlour;
  /** What it was asked and has not answered yet. */
  readonly asked: Set<Promise<unknown>>;
}

export interface WorldOptions {
  readonly timer: number | null;
  /** For a test that plants a mistake. */
  readonly makeMatches?: (...options: ConstructorParameters<typeof Matches>) => Matches;
  readonly prepareStore?: (store: TroubledStore) => TroubledStore["store"];
}

/** A house with three guests at one table, its real code from the table down to the store, and time in the hands of the test. */
export class World {
  readonly scheduler: fc.Scheduler;
  readonly kept: TroubledStore;
  readonly sent: Sent[] = [];
  readonly onlookers: Onlooker[] = [];
  /** What nobody may ever see. */
  readonly violations: string[] = [];
  table = "";
  match = "";
  #house: Promise<Building>;
  #people: KnownGuest[] = [];
  #isOpen = false;
  #underWay = 0;
  readonly #options: WorldOptions;
  /** The test has stopped the machine's time; chance is none of the scheduler's: what it finds once it finds again. */
  readonly #surroundings: Surroundings = { ...machine, ...luckFrom(fastRandom(1)) };

  private constructor(scheduler: fc.Scheduler, options: WorldOptions) {
    this.scheduler = scheduler;
    this.#options = options;
    // Before the match begins nothing is slow.
    this.kept = new TroubledStore((what) =>
      this.#isOpen ? scheduler.schedule(Promise.resolve(), what) : Promise.resolve(),
    );
    this.#house = Promise.resolve(this.#build());
  }

  static async open(scheduler: fc.Scheduler, options: WorldOptions): Promise<World> {
    const world = new World(scheduler, options);
    await world.#sitDown(options.timer);
    world.#isOpen = true;
    return world;
  }

  get game(): AnyGame {
    return vault as AnyGame;
  }

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** What somebody asks of the house. It may be refused, and the house may be closing; whatever else comes back is a mistake of ours. */
  ask(act: (building: Building) => Promise<unknown>): void {
    void this.#ask(act);
  }

  asGuest(person: number, act: (parlour: Parlour, guest: KnownGuest) => Promise<unknown>): void {
    this.ask(({ parlour }) => act(parlour, this.#people[person] as KnownGuest));
  }

  /** Sends one of the listed moves, as the API does. */
  answer(person: number, choice: number): void {
    const sent = this.#newCommand(person);
    this.#send(sent, (room, seat) => {
      const { moves } = room.reading(() => room.match.snapshot(seat));
      const chosen = moves[choice % Math.max(1, moves.length)];
      if (chosen === undefined) return null;
      Object.assign(sent, chosen);
      return room.submit(speaking(room, seat), sent.command, chosen.decision, chosen.move);
    });
  }

  undo(person: number): void {
    const sent = this.#newCommand(person);
    this.#send(sent, (room, seat) => room.undo(speaking(room, seat), sent.command));
  }

  /** Once more, as a device does that has heard nothing. */
  resend(which: number): void {
    const lost = this.sent.filter(({ decision }) => decision !== null);
    const again = lost[which % Math.max(1, lost.length)];
    if (again === undefined) return;
    const sent: Sent = { ...again, result: null };
    this.sent.push(sent);
    this.#send(sent, (room, seat) => room.submit(speaking(room, seat), sent.command, sent.decision ?? "", sent.move));
  }

  /** Null for somebody without a seat. */
  look(person: number | null): void {
    this.ask(({ matches }) =>
      matches.use(this.match, async (room) => {
        const viewer = viewerOf(room, person === null ? null : this.#tokenOf(person));
        const { promise, resolve } = Promise.withResolvers<void>();
        const frames: Frame[] = [];
        const watcher = { viewer, onEntry: (frame: Frame) => void frames.push(frame), onEnd: () => resolve() };
        const from = room.watch(watcher, () => room.match.n);
        this.onlookers.push({ viewer, from, frames, leave: resolve });
        this.#underWay--;
        await promise;
        this.#underWay++;
        room.leave(watcher);
      }),
    );
  }

  /** As a process does: nobody else opens the store before everybody has been answered, if only that the house is closing. */
  restart(): void {
    this.#house = this.#house.then(async ({ matches, parlour, asked }) => {
      parlour.book.close();
      await matches.close();
      await Promise.all(asked);
      const building = this.#build();
      building.matches.resume().catch((error: unknown) => this.#judge(error));
      return building;
    });
  }

  async pass(milliseconds: number): Promise<void> {
    const step = Math.max(STEP, milliseconds / 20);
    for (let left = milliseconds; left > 0; left -= step) {
      vi.advanceTimersByTime(Math.min(step, left));
      await settle();
    }
  }

  /** Lets all come to its end that is under way and needs no time. */
  async calm(): Promise<void> {
    await settle();
    while (this.scheduler.count() > 0) await this.scheduler.waitOne();
  }

  house(): Promise<Building> {
    return this.#house;
  }

  async close(): Promise<void> {
    for (const { leave } of this.onlookers) leave();
    await this.calm();
    this.#isOpen = false;
    const { matches, parlour } = await this.#house;
    parlour.book.close();
    const closed = matches.close();
    await this.calm();
    await closed;
    vi.clearAllTimers();
  }

  async #ask(act: (building: Building) => Promise<unknown>): Promise<void> {
    this.#underWay++;
    const building = await this.#house;
    const answer = act(building).catch((error: unknown) => this.#judge(error));
    building.asked.add(answer);
    await answer;
    building.asked.delete(answer);
    this.#underWay--;
  }

  #newCommand(person: number): Sent {
    const sent: Sent = {
      person,
      command: `c${this.sent.length}`,
      seat: null,
      decision: null,
      move: null,
      result: null,
    };
    this.sent.push(sent);
    return sent;
  }

  #send(sent: Sent, act: (room: Room, seat: number) => Promise<Answer> | null): void {
    this.ask(async ({ matches }) => {
      try {
        await matches.use(this.match, async (room) => {
          sent.seat = viewerOf(room, this.#tokenOf(sent.person)) as number;
          const answer = await act(room, sent.seat);
          sent.result = answer?.status ?? "closed";
        });
      } catch (error) {
        sent.result = "problem";
        throw error;
      }
    });
  }

  #tokenOf(person: number): string {
    return seatTokenOf(this.#people[person] as KnownGuest, this.table);
  }

  #judge(error: unknown): void {
    const isFine = [Refused, StoreFailure, StoreUnavailable, OutcomeUnknown, StoreConflict].some(
      (Fine) => error instanceof Fine,
    );
    if (!isFine && !(error instanceof Problem && error.status !== 500)) {
      this.violations.push(`somebody was told: ${String(error)}`);
    }
  }

  #build(): Building {
    const { store } = this.kept;
    const makeMatches = this.#options.makeMatches ?? ((options) => new Matches(options));
    const matches = makeMatches({
      store: this.#options.prepareStore?.(this.kept) ?? store,
      shelf: new Shelf({ ids: ["vault"], load: async () => this.game }),
      bots: (game) => {
        const bots = gameBots(game);
        return {
          choose: async (level, question) => {
            if (this.#isOpen) await this.scheduler.schedule(Promise.resolve(), "bot");
            return bots.choose(level, question);
          },
        };
      },
      reports: {
        botFailed: (_match, { problem }) => void this.violations.push(`a bot ${problem}`),
        quarantined: (_match, { message }) => void this.violations.push(`set apart: ${message}`),
        storeFailed() {},
        failed: (_match, error) => this.#judge(error),
      },
      maskMs: MASK,
      idleMs: IDLE,
      surroundings: this.#surroundings,
    });
    const rate = { perSecond: 1, burst: 1 };
    const house: House = {
      id: "house",
      version: "0",
      settings: testSettings(),
      store,
      matches,
      claims: new Claims(store, machine.uptime, { claimed() {}, confirmed() {}, failed() {} }),
      limits: new Limits({ address: rate, seat: rate, match: rate }, machine.uptime, () => {}),
      metrics: new Metrics(),
      surroundings: this.#surroundings,
      commons: soloCommons(this.#surroundings),
      corks: new Corks(machine),
      patience: USUAL_PATIENCE,
      onMoved: () => () => {},
      report: (error) => this.#judge(error),
      notify() {},
      async close() {},
    };
    return { matches, parlour: new Parlour(house), asked: new Set() };
  }

  async #sitDown(timer: number | null): Promise<void> {
    const { parlour } = await this.#house;
    const { guests, tables } = parlour;
    for (const name of PEOPLE) this.#people.push(await guests.create(name));
    const [host, ...others] = this.#people as [KnownGuest, ...KnownGuest[]];
    const wish = {
      config: { rounds: 2 },
      seats: PEOPLE.length,
      bots: [],
      visibility: "link",
      spectators: true,
    } as const;
    const { id } = await tables.create(host, null, "vault", { ...wish, timer }, null);
    this.table = id;
    for (const guest of others) await tables.join(guest, null, id, null, null);
    this.match = (await tables.start(host, id, null)).body.match as string;
    await settle();
  }
}

/** Whoever holds the token of a seat now. */
function speaking({ stored }: Room, seat: number): Speaker {
  return { seat, tokenHash: stored.tokenHashes[seat] ?? null };
}
