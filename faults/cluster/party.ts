import { type Client, type CreateMatchRequest, openClient } from "@safehouse/protocol";
import { type Diary } from "../diary.ts";
import { EAGER, insist, Player } from "../player.ts";
import { until } from "../scratch.ts";

export interface PartyOptions {
  /** How many matches are played at once, one after the other in each lane. */
  readonly lanes: number;
  readonly thinkMs: number;
  /** Of every so many lanes one plays against a bot of the house; 0 for none. */
  readonly botEvery?: number;
}

/** An answer that nobody waits for any longer may still be on its way. */
const REST_MS = 30_000;
const human = { kind: "human" } as const;
const PAIR: CreateMatchRequest["seats"] = [human, human];
const THREE: CreateMatchRequest["seats"] = [human, human, human];
const AGAINST_BOT: CreateMatchRequest["seats"] = [human, { kind: "bot", level: "easy" }];

/** People who play one match after the other and write everything down, wherever the line leads them. */
export class Party {
  readonly #client: Client;
  readonly #server: string;
  readonly #options: PartyOptions;
  readonly #everybody: Player[] = [];
  /** By lane: who plays now. */
  readonly #now: Player[][] = [];
  readonly #lanes: Promise<void>[];
  readonly #violations: string[] = [];
  #isOver = false;
  /** Who was the last that something went on for. */
  #last: Player | null = null;

  constructor(server: string, options: PartyOptions) {
    this.#server = server;
    this.#client = openClient({ server, patience: EAGER });
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, (_, lane) =>
      this.#playOn(lane).catch((error: unknown) => void this.#violations.push((error as Error).message)),
    );
  }

  get diaries(): readonly Diary[] {
    return this.#everybody.map(({ diary }) => diary);
  }

  get players(): number {
    return this.#now.flat().length;
  }

  /** So many moves were acknowledged. */
  get total(): number {
    return this.#everybody.reduce((sum, player) => sum + player.acknowledged, 0);
  }

  /** Where it took longest until a match went on. */
  get slowest(): string {
    const lane = this.#now.findIndex((players) => this.#last !== null && players?.includes(this.#last));
    return lane >= 0 && this.#hasBot(lane) ? "before a bot" : "among people";
  }

  /** Waits until so many more moves were acknowledged. */
  async more(moves: number, milliseconds?: number): Promise<boolean> {
    const goal = this.total + moves;
    return until(() => this.total >= goal, milliseconds);
  }

  /** From now on: how long it takes until every match that is played has gone on for all who follow it; null if not in time. */
  async goesOnAfter(milliseconds: number): Promise<number | null> {
    const start = performance.now();
    const waiting = this.#now.flat().filter(({ isOver }) => !isOver);
    const stands = ({ isOver, newsAt }: Player): boolean => !isOver && newsAt <= start;
    const goesOn = await until(() => {
      const last = waiting.find(stands);
      this.#last = last ?? this.#last;
      return last === undefined;
    }, milliseconds);
    if (goesOn) return performance.now() - start;
    const stuck = waiting.filter(stands);
    this.#violations.push(
      ...stuck
        .slice(0, 3)
        .map(
          ({ diary, n, isConnected }) =>
            `seat ${diary.seat} of ${diary.match.slice(0, 8)} stands at ${n}, ${isConnected ? "connected" : "not connected"}`,
        ),
    );
    return null;
  }

  /** Nobody sends anything new; whoever follows a match knows the same of it; all leave. Returns what was wrong. */
  async end(): Promise<readonly string[]> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
    return this.#violations;
  }

  async #playOn(lane: number): Promise<void> {
    const { thinkMs } = this.#options;
    const seats = this.#hasBot(lane) ? AGAINST_BOT : lane % 2 === 0 ? PAIR : THREE;
    for (let round = 0; !this.#isOver; round++) {
      const seed = lane * 1_000 + round;
      const made = await insist(this.#client, { game: "klaumau", seats, seed: `fault-${seed}` });
      const players = made.seats.flatMap(({ token }, seat) =>
        token === undefined ? [] : [new Player(this.#server, made.id, seat, token, seed * 31 + seat, thinkMs)],
      );
      this.#everybody.push(...players);
      this.#now[lane] = players;
      await until(() => this.#isOver || players.every(({ isOver }) => isOver), Number.POSITIVE_INFINITY);
      await Promise.all(players.map((player) => player.rest(REST_MS)));
      for (const { diary, refusal } of players) {
        if (refusal !== null) this.#violations.push(`seat ${diary.seat} of ${diary.match} was sent away: ${refusal}`);
      }
      await this.#compare(players);
      this.#now[lane] = [];
      await Promise.all(players.map((player) => player.leave(0)));
    }
  }

  #hasBot(lane: number): boolean {
    const { botEvery = 0 } = this.#options;
    return botEvery > 0 && lane % botEvery === 0;
  }

  /** In the end all who follow a match have seen it as far. */
  async #compare(players: readonly Player[]): Promise<void> {
    if (players.length < 2) return;
    const agree = (): boolean => new Set(players.map(({ n }) => n)).size === 1;
    if (await until(agree, REST_MS)) return;
    const match = players[0]?.diary.match.slice(0, 8);
    this.#violations.push(`${match}: in the end its players have seen ${players.map(({ n }) => n).join(", ")}`);
  }
}
