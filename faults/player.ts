import { fastRandom } from "@safehouse/chance";
import {
  type Client,
  type CreatedMatch,
  type CreateMatchRequest,
  type LiveMatch,
  openClient,
  type Patience,
} from "@safehouse/protocol";
import { type Diary, newDiary, writingInto } from "./diary.ts";
import { pause, PATIENCE_MS, until } from "./scratch.ts";

/** Clients that come back quickly: the server they play on is killed all the time. */
export const EAGER: Partial<Patience> = { firstWait: 20, longestWait: 200, answer: 1_500, silence: 5_000 };

/** One seat, played by itself with random listed moves. */
export class Player {
  readonly diary: Diary;
  readonly #live: LiveMatch;
  readonly #random;
  readonly #thinkMs: number;
  #isAsking = false;
  #isDone = false;
  #newsAt = performance.now();
  #n = 0;

  constructor(server: string, match: string, seat: number, token: string, seed: number, thinkMs = 0) {
    this.diary = newDiary(match, seat);
    this.#random = fastRandom(seed);
    this.#thinkMs = thinkMs;
    this.#live = openClient({ server, patience: EAGER, WebSocket: writingInto(this.diary) }).match(match, token);
    this.#live.subscribe(() => {
      this.#note();
      void this.#act();
    });
  }

  /** How far it has seen the match. */
  get n(): number {
    return this.#n;
  }

  /** When it last saw the match go on, by `performance.now()`. */
  get newsAt(): number {
    return this.#newsAt;
  }

  get isConnected(): boolean {
    return this.#live.connection.status === "open";
  }

  get isOver(): boolean {
    return (this.#live.state?.outcome ?? null) !== null || this.#live.connection.status === "refused";
  }

  /** Why the house does not let it in any more; null while it does. */
  get refusal(): string | null {
    const { connection } = this.#live;
    return connection.status === "refused" ? `${connection.failure.status} ${connection.failure.error}` : null;
  }

  get acknowledged(): number {
    return this.diary.done.size;
  }

  /** Sends no new moves, and waits a while for answers under way. */
  async rest(milliseconds: number): Promise<void> {
    this.#isDone = true;
    await until(() => !this.#isAsking, milliseconds);
  }

  async leave(milliseconds: number): Promise<void> {
    await this.rest(milliseconds);
    this.#live.close();
  }

  #note(): void {
    const n = this.#live.state?.n ?? 0;
    if (n <= this.#n) return;
    this.#n = n;
    this.#newsAt = performance.now();
  }

  async #act(): Promise<void> {
    const live = this.#live;
    if (this.#isDone || this.#isAsking || !live.isCurrent) return;
    const moves = live.state?.moves ?? [];
    const chosen = moves[moves.length === 0 ? 0 : this.#random.below(moves.length)];
    if (chosen === undefined) return;
    this.#isAsking = true;
    if (this.#thinkMs > 0) await pause(this.#thinkMs);
    await live.submit(chosen.decision, chosen.move);
    this.#isAsking = false;
    setTimeout(() => void this.#act(), 5);
  }
}

/** A practice match and those who play it. Asks again while the server is away. */
export async function openPlayers(
  server: string,
  seed: number,
  seats = 2,
  thinkMs = 0,
  proxy = server,
): Promise<Player[]> {
  const client = openClient({ server, patience: EAGER });
  const { id, tokens } = await makeMatch(client, seed, seats);
  return tokens.map((token, seat) => new Player(proxy, id, seat, token, seed * 31 + seat, thinkMs));
}

export async function makeMatch(
  client: Client,
  seed: number,
  seats = 2,
  game = "klaumau",
): Promise<{ id: string; tokens: string[] }> {
  const human = { kind: "human" } as const;
  const made = await insist(client, { game, seats: Array.from({ length: seats }, () => human), seed: `fault-${seed}` });
  return { id: made.id, tokens: made.seats.map(({ token }) => token as string) };
}

/** Asks again while the house is away. */
export async function insist(client: Client, wish: CreateMatchRequest): Promise<CreatedMatch> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const made = await client.createMatch(wish);
    if (made.result === "done") return made.value;
    if (performance.now() > end) throw new Error(`no match could be made: ${made.error}`);
    await pause(50);
  }
}
