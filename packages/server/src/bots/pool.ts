import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { BotQuestion } from "@safehouse/host";
import type { GameMeta } from "@safehouse/kernel";
import { Piscina } from "piscina";
import { FairQueue } from "../limits/fair-queue.ts";
import type { Cancel, Time } from "../surroundings.ts";
import { Learner } from "./learner.ts";
import type { BotTask, BotThought, TaskBegun } from "./task.ts";

export interface BotPoolOptions {
  /** How long a bot may think before it is stopped. Waiting for a thread does not count. */
  readonly limitMs: number;
  /** The module that loads games by id. */
  readonly games: string;
  readonly time: Time;
  readonly threads?: number;
}

/** Who waits for a bot, when several do. */
export interface Standing {
  /** Whoever made the match: keys take turns. */
  readonly key: string;
  /** 0 where people wait, 1 where bots play among themselves. */
  readonly priority: 0 | 1;
}

/** Whoever thinks for the bots of all matches. */
export interface Thinkers {
  choose(game: GameMeta, level: string, question: BotQuestion, standing: Standing): Promise<unknown>;
  close(): Promise<void>;
}

/** Memory that a thread may take before it is ended. */
const MOST_MEGABYTES = 256;
const IDLE_MS = 60_000;

/** Threads that think for the bots. One that is stuck or greedy is ended; the others and the house do not notice. */
export class BotPool implements Thinkers {
  readonly #options: BotPoolOptions;
  readonly #onBegun = new Map<number, () => void>();
  readonly #mostThreads: number;
  /** A match asks one question at a time: so those of one key take turns match by match. */
  readonly #queue: FairQueue<unknown>;
  readonly #learner = new Learner();
  #threads: Piscina | null = null;
  #count = 0;

  constructor(options: BotPoolOptions) {
    this.#options = options;
    this.#mostThreads = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.#queue = new FairQueue({ slots: this.#mostThreads });
  }

  choose(game: GameMeta, level: string, question: BotQuestion, { key, priority }: Standing): Promise<unknown> {
    return this.#queue.run(key, () => this.#answer(game, level, question, { key, priority }), priority);
  }

  /** What the bot lacks is handed over if the house has it; nobody waits for it. */
  async #answer(meta: GameMeta, level: string, question: BotQuestion, standing: Standing): Promise<unknown> {
    const { id: game, rules, content } = meta;
    const { games } = this.#options;
    const task: BotTask = { id: ++this.#count, games, game, edition: { rules, content }, level, question };
    let thought = await this.#think(task);
    if ("lacks" in thought) {
      const learned = this.#learner.recall(thought.lacks, task, standing);
      thought = await this.#think({ ...task, id: ++this.#count, learned });
    }
    if ("lacks" in thought) throw new Error("lacks what it was told of");
    return thought.move;
  }

  async #think(task: BotTask): Promise<BotThought> {
    const { limitMs, time } = this.#options;
    const { id } = task;
    const stop = new AbortController();
    let cancel: Cancel = () => {};
    this.#onBegun.set(id, () => (cancel = time.after(limitMs, () => stop.abort())));
    try {
      return (await this.#pool().run(task, { signal: stop.signal })) as BotThought;
    } catch (error) {
      throw stop.signal.aborted ? new Error(`thought for more than ${limitMs} ms and was stopped`) : error;
    } finally {
      cancel();
      this.#onBegun.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#threads?.destroy(), this.#learner.close()]);
  }

  /** Threads start with the first question: a house without bots needs none. */
  #pool(): Piscina {
    if (this.#threads !== null) return this.#threads;
    const threads = new Piscina({
      filename: fileURLToPath(new URL("worker.ts", import.meta.url)),
      minThreads: 1,
      maxThreads: this.#mostThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      execArgv: [],
      // The environment is none of a bot's business.
      env: {},
    });
    threads.on("message", ({ begun }: TaskBegun) => this.#onBegun.get(begun)?.());
    // A thread that ran out of memory has failed its task already; here it would only end the house.
    threads.on("error", () => {});
    this.#threads = threads;
    return threads;
  }
}
