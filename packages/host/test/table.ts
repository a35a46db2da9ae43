import type { Json, RecordSeat } from "@safehouse/kernel";
import type { Answer, Clock, JournalLine, Match, MatchOptions, MemoryJournal } from "../src/index.ts";
import { memoryJournal, openMatch } from "../src/index.ts";
import { vault } from "./vault.ts";

export const CHANCE = { seed: "the seed of the tests", contributions: ["00ff"] };
const human: RecordSeat = { kind: "human" };
const bot: RecordSeat = { kind: "bot", level: "random" };
export const people = (count: number): RecordSeat[] => Array<RecordSeat>(count).fill(human);
export const robots = (count: number): RecordSeat[] => Array<RecordSeat>(count).fill(bot);
export const oneHuman = (bots: number): RecordSeat[] => [human, ...robots(bots)];

export interface FakeClock extends Clock {
  advance(milliseconds: number): Promise<void>;
  readonly sleepers: number;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let sleepers: { readonly until: number; wake(): void }[] = [];
  return {
    now: () => now,
    sleep: (milliseconds) => new Promise((wake) => void sleepers.push({ until: now + milliseconds, wake })),
    get sleepers() {
      return sleepers.length;
    },
    async advance(milliseconds) {
      now += milliseconds;
      const due = sleepers.filter(({ until }) => until <= now);
      sleepers = sleepers.filter(({ until }) => until > now);
      for (const sleeper of due) sleeper.wake();
      await settle();
    },
  };
}

/** Lets all that can happen without time passing happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A journal that refuses when told to. */
export function fragileJournal(): MemoryJournal & { broken: boolean; breakAfter(appends: number): void } {
  const journal = memoryJournal();
  let left = Number.POSITIVE_INFINITY;
  const fragile = {
    entries: journal.entries,
    commands: journal.commands,
    broken: false,
    breakAfter: (appends: number) => void (left = appends),
    async append(lines: readonly JournalLine[]): Promise<void> {
      await Promise.resolve();
      if (fragile.broken || left-- <= 0) throw new Error("the disk is full");
      journal.append(lines);
    },
  };
  return fragile;
}

export function sit(options: Partial<MatchOptions> = {}): Promise<Match> {
  return openMatch({
    game: vault,
    config: { rounds: 2 },
    seats: people(3),
    chance: CHANCE,
    journal: memoryJournal(),
    clock: fakeClock(),
    ...options,
  });
}

let commands = 0;

/** Answers with a command of its own. */
export function send(match: Match, decision: string, move: Json, command = `command-${++commands}`): Promise<Answer> {
  return match.submit({ seat: Number(decision.split(":")[1]), command, decision, move });
}

/** Brings a table of three to the first vote. */
export async function toTheVote(match: Match): Promise<void> {
  for (const seat of [0, 1, 2]) await send(match, `mark:${seat}:1`, { cell: seat });
}

/** Answers whatever is asked first with the first listed move until the end. */
export async function playToTheEnd(match: Match, seats: readonly number[]): Promise<void> {
  for (;;) {
    const seat = seats.find((each) => match.snapshot(each).moves.length > 0);
    if (seat === undefined) return;
    await match.playAbsent(seat);
  }
}
