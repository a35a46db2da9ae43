import { fastRandom } from "@safehouse/chance";
import { type Client, type CreateMatchRequest, type LiveMatch, openClient } from "@safehouse/protocol";
import { pause } from "../scratch.ts";

/** Milliseconds, of each kind of waiting. */
export interface Waits {
  readonly moves: number[];
  readonly bots: number[];
  readonly health: number[];
}

export const newWaits = (): Waits => ({ moves: [], bots: [], health: [] });

const THINK_MS = 200;
const HEALTH_MS = 50;

type Seats = CreateMatchRequest["seats"];
const human = { kind: "human" } as const;
const PAIR: CreateMatchRequest = { game: "klaumau", seats: [human, human] };
const AGAINST_BOT: CreateMatchRequest = { game: "robnrun", seats: [human, { kind: "bot", level: "expert" }] };

/** People who play, thinking a little, one match after the other; and somebody who asks for the house's health. */
export class People {
  readonly #client: Client;
  readonly #everybody: Promise<void>[] = [];
  /** Where what is waited for now is noted. */
  waits = newWaits();
  /** Who was turned away, and how. Who heard nothing was not: on a busy machine an answer may come too late for a client's patience. */
  readonly failures: string[] = [];
  #isOver = false;

  constructor(server: string, count: number, againstBots: number) {
    this.#client = openClient({ server });
    for (let i = 0; i < count - againstBots; i += 2) this.#everybody.push(this.#playOn(PAIR, i));
    for (let i = 0; i < againstBots; i++) this.#everybody.push(this.#playOn(AGAINST_BOT, count + i));
    this.#everybody.push(this.#watchHealth());
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#everybody);
  }

  async #playOn(wish: CreateMatchRequest, seed: number): Promise<void> {
    const random = fastRandom(seed);
    while (!this.#isOver) {
      const made = await this.#client.createMatch(wish);
      if (made.result !== "done") {
        if (made.status !== null) this.failures.push(`no match: ${JSON.stringify(made)}`);
        await pause(THINK_MS);
        continue;
      }
      const { id, seats } = made.value;
      const lines = seats.flatMap(({ token }) => (token === undefined ? [] : [this.#client.match(id, token)]));
      await Promise.all(lines.map((line) => this.#play(line, wish.seats, (below) => random.below(below))));
      for (const line of lines) line.close();
    }
  }

  async #play(line: LiveMatch, seats: Seats, below: (n: number) => number): Promise<void> {
    let movedAt: number | null = null;
    let wake = (): void => {};
    const stop = line.subscribe(() => wake());
    while (!this.#isOver && (line.state?.outcome ?? null) === null && line.connection.status !== "refused") {
      const moves = line.isCurrent ? (line.state?.moves ?? []) : [];
      const chosen = moves[moves.length === 0 ? 0 : below(moves.length)];
      if (chosen === undefined) {
        await Promise.race([new Promise<void>((resolve) => (wake = resolve)), pause(THINK_MS)]);
        continue;
      }
      if (movedAt !== null && seats.some(({ kind }) => kind === "bot"))
        this.waits.bots.push(performance.now() - movedAt);
      await pause(THINK_MS / 2 + below(THINK_MS));
      const began = performance.now();
      const answer = await line.submit(chosen.decision, chosen.move);
      this.waits.moves.push(performance.now() - began);
      movedAt = answer.result === "done" ? performance.now() : null;
    }
    if (line.connection.status === "refused") this.failures.push(JSON.stringify(line.connection));
    stop();
  }

  async #watchHealth(): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now();
      const asked = await this.#client.health();
      this.waits.health.push(performance.now() - began);
      if (asked.result !== "done" && asked.status !== null) this.failures.push(`no health: ${JSON.stringify(asked)}`);
      await pause(HEALTH_MS);
    }
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
